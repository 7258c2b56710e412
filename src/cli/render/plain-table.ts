import Table from 'cli-table3';
import { type Column, GAP } from './columns.ts';

/** A cell: a text, or a text that leads somewhere. */
export type Cell = string | { readonly content: string; readonly href: string };

const NO_LINES = Object.fromEntries(
  [
    'top',
    'top-mid',
    'top-left',
    'top-right',
    'bottom',
    'bottom-mid',
    'bottom-left',
    'bottom-right',
    'left',
    'left-mid',
    'mid',
    'mid-mid',
    'right',
    'right-mid',
  ].map((part) => [part, '']),
);

/** A table without lines, which a person reads as easily and a program cuts more easily. */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): string {
  const table = new Table({
    chars: { ...NO_LINES, middle: GAP },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: columns.map(({ align = 'left' }) => align),
  });
  table.push(columns.map(({ head }) => head));
  table.push(
    ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : { ...cell }))),
  );
  // The last column is padded too; nobody needs blanks at the end of a line.
  return `${table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}
