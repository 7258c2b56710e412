/**
 * A 32-bit number that depends on nothing but its arguments, so that a store answers the same
 * question the same way in every run. FNV-1a, with the last mixing steps of MurmurHash3 because
 * FNV alone leaves the low bits of similar words alike.
 */
export function hash(...parts: readonly (string | number)[]): number {
  const text = parts.join('\u0000');
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A fraction in [0, 1) that depends on nothing but its arguments. */
export function fraction(...parts: readonly (string | number)[]): number {
  return hash(...parts) / 2 ** 32;
}

/** One of `choices`, always the same for the same arguments. */
export function pick<T>(choices: readonly [T, ...T[]], ...parts: readonly (string | number)[]): T {
  return choices[hash(...parts) % choices.length] ?? choices[0];
}
