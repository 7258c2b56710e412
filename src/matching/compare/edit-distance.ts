/** How many letters must change, be put in or be left out, but never more than `limit` + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cost = Math.min(changed, (previous[j] as number) + 1, (row[j - 1] as number) + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    previous = row;
  }
  return previous[b.length] as number;
}
