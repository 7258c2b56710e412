/** One line for programs, or indented for a person at a terminal. */
export function renderJson(value: unknown, isForPerson: boolean): string {
  return `${JSON.stringify(value, null, isForPerson ? 2 : undefined)}\n`;
}
