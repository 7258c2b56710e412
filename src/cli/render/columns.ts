import { widthOf } from './width.ts';

/** What stands between two columns. */
export const GAP = '  ';

export interface Column {
  readonly head: string;
  readonly align?: 'left' | 'right';
}

/**
 * Lines up texts in columns, without lines around them. For lists that fit any terminal; the table
 * of prices, which has to be cut and has links in it, is drawn by a library.
 *
 * @param paintHead what is done to the line of heads once it is lined up
 */
export function renderColumns(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  paintHead: (line: string) => string,
): string {
  const all = [columns.map(({ head }) => head), ...rows];
  const widths = columns.map((_, index) =>
    Math.max(...all.map((row) => widthOf(row[index] ?? ''))),
  );
  const [head = '', ...lines] = all.map((row) =>
    row
      .map((text, index) => {
        const blanks = ' '.repeat((widths[index] ?? 0) - widthOf(text));
        return columns[index]?.align === 'right' ? blanks + text : text + blanks;
      })
      .join(GAP)
      .trimEnd(),
  );
  return `${[paintHead(head), ...lines].join('\n')}\n`;
}
