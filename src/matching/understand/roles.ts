/**
 * What a token was understood as. Each token has one role, given by the first reader that claims it;
 * `word` is what nobody claimed.
 */
export type Role =
  | 'word'
  | 'stop'
  | 'generic'
  | 'brand'
  | 'line'
  | 'code'
  | 'designator'
  | 'quantity'
  | 'pack'
  | 'generation'
  | 'year'
  | 'price'
  | 'variant'
  | 'colour'
  | 'platform'
  | 'form'
  | 'condition'
  | 'accessory'
  | 'bundle';

/** Gives the tokens `from` up to `to` (exclusive) a role, unless another reader came first. */
export function claim(roles: Role[], from: number, to: number, role: Role): void {
  for (let i = from; i < to; i++) if (roles[i] === 'word') roles[i] = role;
}

/** Whether nobody has claimed any of the tokens `from` up to `to` (exclusive). */
export function isFree(roles: readonly Role[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (roles[i] !== 'word') return false;
  return true;
}
