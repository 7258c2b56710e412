import type { Mark } from './marks.ts';

/** What is said after "with" describes what comes along, not the product. */
export function withScopeStart(marks: readonly Mark[], after: number): number {
  const mark = marks.find(
    (one) => one.kind === 'connective' && one.meaning === 'with' && one.from > after,
  );
  return mark?.from ?? Number.POSITIVE_INFINITY;
}
