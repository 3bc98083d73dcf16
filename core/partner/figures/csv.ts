import { type Bani, toDecimal } from '#core/kernel/shared/index.ts';
import { averageOrder, type FigureRow } from './figures.ts';

/** How a table of figures is written: its words, and how its language divides cells and decimals. */
export interface FiguresTable {
  readonly headings: readonly string[];
  /** What a row is called. */
  readonly nameOf: (key: string) => string;
  readonly decimalMark: string;
  readonly withMargin: boolean;
}

/** Escapes a CSV cell, also against formula injection. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";,\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Figures as a CSV file for a spreadsheet: a row each with orders, sum, average and margin in MDL (rule FIGURES-7). Cells
 * are divided by a semicolon where a comma divides decimals.
 */
export const figuresCsv = (rows: readonly FigureRow[], table: FiguresTable): string => {
  const { headings, nameOf, decimalMark, withMargin } = table;
  const amount = (bani: Bani) => toDecimal(bani).replace('.', decimalMark);
  const lines = rows.map((row) => [
    cell(nameOf(row.key)),
    String(row.orders),
    ...[row.sum, averageOrder(row)].map(amount),
    ...(withMargin ? [row.marginOf === 0 ? '' : amount(row.margin)] : []),
  ]);
  const delimiter = decimalMark === ',' ? ';' : ',';
  const written = [headings.slice(0, withMargin ? 5 : 4).map(cell), ...lines];
  return BYTE_ORDER_MARK + written.map((cells) => `${cells.join(delimiter)}\r\n`).join('');
};
