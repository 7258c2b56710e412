import { readNumber } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import type { Quantity } from './quantities.ts';
import { claim, isFree, type Role } from './roles.ts';
import { vocabulary } from './vocabulary.ts';

/** How many of the product are sold as one, and what counts its parts ("7541 pieces"). */
export interface Packs {
  /** Every pack size the title names, 1 included. */
  readonly sizes: readonly number[];
  readonly contents: readonly Quantity[];
}

/** More than this of anything is what it is made of, not how many are in the pack. */
const LARGEST_PACK = 150;
/** Of these the pieces are counted, never the packs. */
const MADE_OF_PIECES = new Set(
  (
    'lego bricks brick puzzle jigsaw klocki bausteine briques bloques blocos building bloks ブロック 블록 مكعبات ' +
    'screwdriver screwdrivers schraubendreher schraubendreherset tournevis cacciaviti ' +
    'destornilladores schroevendraaierset skruvmejselsats wkretakow tornavida مفكات fenda ' +
    'ドライバーセット 드라이버'
  ).split(' '),
);
const GLUED_COUNT =
  /^(\d{1,4})(er|pk|pack|packs|pcs|pc|ct|count|stk|st|szt|uds|adet|un|li|lu|ks|kpl|buc|pak|pz|pce|stck)$/;
const TIMES_AFTER = /^x(\d{1,3})$/;
/** "6x" before the name. */
const TIMES_BEFORE = /^(\d{1,2})x$/;
/** Words that lead a title to say how many are sold: "Kit 6 Nutella 750 g". */
const LEADS_A_COUNT = new Set('kit pack lot set combo conjunto pacote paquete caja'.split(' '));
const LARGEST_LEADING_COUNT = 48;
/** What is sold by these is packed by the dozen. */
const OF_GOODS: ReadonlySet<string> = new Set(['volume', 'weight']);
/** Words for a piece that is the whole where its amount is named too: "750 g, 2 pezzi". */
const PIECES: ReadonlySet<string> = new Set(
  'piece pieces pieza piezas pezzi peca pecas parca 피스'.split(' '),
);
/** Beside an amount these are followed by how many: "33 cl - pack 6". */
const LEADS_A_NUMBER: ReadonlySet<string> = new Set(
  'pack lot paquete pacchetto confezione pacote paquet pak pakke baleni paket caja caixa zgrzewka multipack'.split(
    ' ',
  ),
);

/** Finds pack sizes and claims their tokens. Quantities must have been read before. */
export function readPacks(
  tokens: readonly Token[],
  roles: Role[],
  quantities: readonly Quantity[],
): Packs {
  const { packs } = vocabulary();
  const ofPieces = tokens.some((token) => MADE_OF_PIECES.has(token.text));
  const sizes: number[] = [];
  const contents: Quantity[] = [];

  const keep = (count: number, from: number, to: number): void => {
    if (!Number.isInteger(count) || count < 1 || count > 20_000) return;
    claim(roles, from, to, 'pack');
    if (count <= LARGEST_PACK && !ofPieces) sizes.push(count);
    else {
      const label = `${count} pieces`;
      contents.push({ dimension: 'pieces', value: count, label, times: 1, from, to });
    }
  };

  for (const { times, dimension, to } of quantities) {
    if (dimension === 'capacity') continue;
    if (times > 1) sizes.push(times);
    const sign = tokens[to];
    const glued = sign && TIMES_AFTER.exec(sign.text);
    if (glued) keep(Number(glued[1]), to, to + 1);
    else if (sign?.text === 'x' && tokens[to + 1]?.kind === 'number') {
      keep(readNumber(tokens[to + 1]?.text ?? ''), to, to + 2);
    }
  }

  const isOfGoods = quantities.some(({ dimension }) => OF_GOODS.has(dimension));
  for (const { dimension, value, from, to } of quantities) {
    const isCounted = dimension === 'pieces' && PIECES.has(tokens[to - 1]?.text ?? '');
    if (isCounted && isOfGoods && !ofPieces && value <= LARGEST_LEADING_COUNT && to - from <= 2) {
      sizes.push(value);
    }
  }

  const leading = leadingCount(tokens);
  if (leading) keep(leading.count, 0, leading.to);

  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (!isFree(roles, i, i + 1)) continue;
    const glued = token.kind === 'mixed' ? GLUED_COUNT.exec(token.text) : null;
    if (glued) {
      keep(Number(glued[1]), i, i + 1);
      continue;
    }
    if (token.kind === 'number') {
      const term = packs.at(tokens, i + 1);
      const after = term?.senses.some((sense) => sense.kind === 'pack after');
      const next = tokens[i + 1];
      const near = next && ['', ' ', '-', "'", '.'].includes(next.gap);
      // "6 db" is six pieces in Hungarian, and "35 dB" a loudness.
      if (next?.text === 'db' && !isOfGoods) continue;
      if (term && after && near) keep(readNumber(token.text), i, i + 1 + term.length);
      continue;
    }
    if (isOfGoods && LEADS_A_NUMBER.has(token.text) && tokens[i + 1]?.kind === 'number') {
      const isLast = !['x', 'in'].includes(tokens[i + 2]?.text ?? '');
      if (isFree(roles, i + 1, i + 2) && isLast) {
        keep(readNumber(tokens[i + 1]?.text ?? ''), i, i + 2);
        continue;
      }
    }
    const term = packs.at(tokens, i);
    const to = i + (term?.length ?? 0);
    for (const sense of term?.senses ?? []) {
      if (sense.kind === 'pack number') keep(Number(sense.meaning), i, to);
      else if (sense.kind === 'pack before' && tokens[to]?.kind === 'number') {
        keep(readNumber(tokens[to]?.text ?? ''), i, to + 1);
      }
    }
  }
  return { sizes, contents };
}

/** "6 x Nutella 750 g", "Kit 6 Nutella": how many of the whole, said before its name. */
function leadingCount(tokens: readonly Token[]): { count: number; to: number } | null {
  const [first, second, third] = tokens;
  if (!first || !second || !third) return null;
  const glued = TIMES_BEFORE.exec(first.text)?.[1];
  const isProduct = first.kind === 'number' && second.text === 'x' && third.kind === 'word';
  const isLed = LEADS_A_COUNT.has(first.text) && second.kind === 'number' && third.kind === 'word';
  const count = Number(isLed ? second.text : isProduct ? first.text : (glued ?? 0));
  if (count < 2 || count > LARGEST_LEADING_COUNT) return null;
  if (glued && second.kind !== 'word') return null;
  return { count, to: glued ? 1 : 2 };
}
