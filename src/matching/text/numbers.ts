/**
 * Reads a number as titles write it. A single sign before exactly three digits groups thousands
 * ("7,541", "1.000") unless the whole part is 0 or the caller expects decimals ("1.500 kg").
 */
export function readNumber(text: string, decimalsExpected = false): number {
  const sign = /[.,]/.exec(text);
  if (!sign) return Number(text);
  const [whole = '', ...groups] = text.split(/[.,]/);
  const grouped = groups.every((group) => group.length === 3) && whole !== '0';
  if (groups.length > 1 && !grouped) {
    const fraction = groups.pop() ?? '';
    return Number(`${whole}${groups.join('')}.${fraction}`);
  }
  if (grouped && (groups.length > 1 || !decimalsExpected)) return Number(whole + groups.join(''));
  return Number(`${whole}.${groups.join('')}`);
}

/** The number a Roman numeral stands for, as sequels are counted; null for other words. */
export function readRoman(text: string): number | null {
  return ROMAN.get(text) ?? null;
}

const ROMAN: ReadonlyMap<string, number> = new Map(
  'ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'
    .split(' ')
    .map((numeral, index) => [numeral, index + 2]),
);
