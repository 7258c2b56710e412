/** A word as its singular: enough to make "cameras" and "camera" one word. */
export function singular(text: string): string {
  return text.length > 3 && text.endsWith('s') && !text.endsWith('ss') ? text.slice(0, -1) : text;
}
