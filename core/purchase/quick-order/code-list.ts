import { readCode } from '#core/catalog/search/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';

/** A code and how many pieces of it are wanted. */
export interface CodeCount {
  readonly code: string;
  /** Pieces, at least 1. */
  readonly count: number;
}

/** Why a line of a list cannot be read: it has no code, or no certain count (rule QUICK-4). */
export type LineFault = 'code' | 'count';

/** A line that could not be read. */
export interface BadLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly text: string;
  readonly fault: LineFault;
}

/** What a text of codes and counts says. */
export interface CodeList {
  /** Codes without repeats, in the order of the text. */
  readonly codes: readonly CodeCount[];
  readonly bad: readonly BadLine[];
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
const COLUMN_END = /[\t;|]/;
const SPACE = /[\s,:="'«»()[\]]+/;
/** Units that may follow a count. */
const UNITS = new Set([
  ...['x', 'х', '×', '✕', '*', '-', '–', '—', '#', '№', '.', '+'],
  ...['шт', 'шт.', 'штук', 'штуки', 'штука', 'buc', 'buc.', 'bucăți', 'bucată', 'pcs', 'pcs.', 'pc', 'pc.'],
]);
/** A count with its sign or unit: `2x`, `x2`, `№2`, `2шт.`. */
const MARKED_COUNT = /^(?:[xх×*#№]?(\d{1,6})|(\d{1,6})(?:[xх×*]|шт\.?|buc\.?|pcs\.?))$/iu;
/** A count written together with its code: `2xMI10048271`. */
const COUNT_AND_CODE = /^(\d{1,6})[xх×*](.+)$/iu;
const CODE_AND_COUNT = /^(.+)[х×*](\d{1,6})$/iu;
/** A whole number as spreadsheets write it; three zeros might be thousands. */
const EMPTY_FRACTION = /^(\d{1,6})[.,]0{1,2}$/;
/** A number that is no valid count: `-3`, `1.5`, `1.000`. */
const NO_COUNT = /^[+-]?\d+(?:[.,]\d+)*(?:шт|buc|pcs)?\.?$/iu;
/** The number of a line within a written list: `1.`, `2)`. */
const PLACE = /^\s*\d{1,4}[.)]\s+(?=\S)/;

interface Column {
  readonly codes: readonly string[];
  readonly counts: readonly number[];
  /** The line has words that are neither code, count nor unit. */
  readonly words: boolean;
  /** … and it has a digit, so that the count is no longer certain. */
  readonly unclear: boolean;
  /** The number is no valid count. */
  readonly noCount: boolean;
}

/** What one word of a column is. */
const readWord = (word: string): Partial<Pick<CodeCount, 'code' | 'count'>> | 'unit' | 'word' => {
  if (UNITS.has(word.toLowerCase())) return 'unit';
  const code = readCode(word.replace(/[.]+$/, ''));
  if (code !== undefined) return { code };
  const [, leading, trailing] = MARKED_COUNT.exec(word) ?? [];
  const count = leading ?? trailing;
  if (count !== undefined) return { count: Number(count) };
  const together = COUNT_AND_CODE.exec(word);
  const joined = together && readCode(together[2] ?? '');
  if (joined) return { code: joined, count: Number(together[1]) };
  const split = CODE_AND_COUNT.exec(word);
  const separated = split && readCode(split[1] ?? '');
  return separated ? { code: separated, count: Number(split[2]) } : 'word';
};

const readColumn = (text: string): Column => {
  const whole = EMPTY_FRACTION.exec(text.trim())?.[1];
  if (whole !== undefined) return { codes: [], counts: [Number(whole)], words: false, unclear: false, noCount: false };
  const words = text.split(SPACE).filter((word) => word !== '');
  const read = words.map(readWord);
  const said = read.filter((word) => typeof word === 'object');
  return {
    codes: said.flatMap(({ code }) => code ?? []),
    counts: said.flatMap(({ count }) => count ?? []),
    words: read.includes('word'),
    unclear: read.some((word, place) => word === 'word' && /\d/.test(words[place] ?? '')),
    noCount: read.includes('word') && read.every((word, place) => word !== 'word' || NO_COUNT.test(words[place] ?? '')),
  };
};

/** The codes of one line with their counts, or why it cannot be read. */
const readLine = (text: string): readonly CodeCount[] | LineFault => {
  const columns = text.replace(PLACE, '').split(COLUMN_END).map(readColumn);
  const codes = columns.flatMap((column) => column.codes);
  if (codes.length === 0) return 'code';
  const [first] = codes;
  // A title in a column of its own may have numbers; beside a code they could be the count, and nothing is guessed.
  const guess = columns.some(
    (column) => column.codes.length > 0 && column.words && (column.unclear || column.counts.length > 0),
  );
  const counts = columns.filter((column) => !column.words).flatMap((column) => column.counts);
  if (guess || counts.length > 1 || (counts.length === 1 && codes.length > 1)) return 'count';
  if (counts.length === 0 && columns.some(({ noCount }) => noCount)) return 'count';
  if (counts.length === 0) return codes.map((code) => ({ code, count: 1 }));
  const [count = 0] = counts;
  return count > 0 && first !== undefined ? [{ code: first, count }] : 'count';
};

/** Codes each once, what is wanted of one added up (rule QUICK-3). */
export const mergeCodes = (codes: readonly CodeCount[]): readonly CodeCount[] => {
  const counts = new Map<string, number>();
  for (const { code, count } of codes) counts.set(code, Math.min((counts.get(code) ?? 0) + count, MAX_LINE_COUNT));
  return [...counts].map(([code, count]) => ({ code, count }));
};

/**
 * Reads a list of codes and counts, one a line, however they are separated: `MI10048271 2`, `MI10048271;2`,
 * `2 x MI10048271`, columns of a spreadsheet (rule QUICK-2). A code without a count means one piece; repeated codes add
 * up (rule QUICK-3); lines that cannot be read are reported with their number (rule QUICK-4). Never throws.
 */
export const parseCodeList = (text: string): CodeList => {
  const codes: CodeCount[] = [];
  const bad: BadLine[] = [];
  for (const [index, written] of text.split(LINE_END).entries()) {
    const line = clean(written);
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    const read = readLine(line);
    if (typeof read === 'string') bad.push({ line: index + 1, text: line, fault: read });
    else codes.push(...read);
  }
  return { codes: mergeCodes(codes), bad };
};

/** A list as `parseCodeList` reads it back and a spreadsheet takes it: a line each, code and count separated by a tab (rule QUICK-2). */
export const writeCodeList = (codes: readonly CodeCount[]): string =>
  codes.map(({ code, count }) => `${code}\t${count}`).join('\n');
