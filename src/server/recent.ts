/** The results of a pure function for the arguments it was called with last. */
export function remembering<T>(
  make: (text: string) => T,
  { most, longest }: { readonly most: number; readonly longest: number },
): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    if (text.length > longest) return value;
    if (made.size >= most) {
      const [oldest] = made.keys();
      made.delete(oldest as string);
    }
    made.set(text, value);
    return value;
  };
}
