import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { marked } from 'marked';
import * as v from 'valibot';
import { DataChecker, parseYaml } from './faults.ts';
import { type Bilingual, bilingual } from './schemas.ts';

/** A path is relative to this folder or absolute. */
const pathOf = (path: string): string => resolve(import.meta.dirname, path);

const textOf = (file: string): string => readFileSync(pathOf(file), 'utf8').replaceAll('\r\n', '\n');

/**
 * Rows of a CSV file. The columns `title.ru` and `title.ro` make one `title`; an empty cell is no value. Throws one
 * error with all faults.
 */
export const readTable = <Row>(file: string, rowSchema: v.GenericSchema<unknown, Row>): readonly Row[] => {
  const checker = new DataChecker();
  const [{ cells: columns } = { cells: [] }, ...records] = recordsOf(file, checker);
  const hasColumn = (path: string) =>
    columns.some((column) => `${column}.`.startsWith(`${path}.`) || path.startsWith(`${column}.`));
  const rows = records.flatMap(({ cells, line }) => {
    if (cells.length > columns.length) checker.add(file, line, `${cells.length} cells for ${columns.length} columns`);
    // A missing or unknown column is reported once, in line 1.
    return checker.check(rowSchema, rowOf(columns, cells), file, (path, isUnknown) =>
      isUnknown || !hasColumn(path.join('.')) ? 1 : line,
    );
  });
  checker.finish();
  return rows;
};

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const recordsOf = (file: string, checker: DataChecker): readonly CsvRecord[] => {
  const records: CsvRecord[] = [];
  const keep = (cells: string[], { lines }: { readonly lines: number }): null => {
    // `lines` counts to the end of the record, and a cell may hold line breaks.
    records.push({ cells, line: lines - cells.join('').split('\n').length + 1 });
    return null;
  };
  try {
    parse(textOf(file), { bom: true, relax_column_count: true, skip_empty_lines: true, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    checker.add(file, Number(error.lines), error.message);
  }
  return records;
};

type Cells = { [name: string]: string | Cells };

const rowOf = (columns: readonly string[], cells: readonly string[]): Cells => {
  const row: Cells = {};
  for (const [index, column] of columns.entries()) if (cells[index]) setNested(row, column.split('.'), cells[index]);
  return row;
};

const setNested = (row: Cells, [name = '', ...names]: readonly string[], cell: string): void => {
  const held = row[name];
  const inner = typeof held === 'object' ? held : {};
  row[name] = names.length === 0 ? cell : inner;
  if (names.length > 0) setNested(inner, names, cell);
};

/** The content of a JSON file. Throws one error with all faults. */
export const readJson = <Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output => {
  const checker = new DataChecker();
  const source = textOf(file);
  const [output] = checker.check(schema, jsonOf(source, file, checker), file, (path) => parseYaml(source).lineOf(path));
  checker.finish();
  return output as Output;
};

const jsonOf = (source: string, file: string, checker: DataChecker): unknown => {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, line = source.split('\n').length] = /\(line (\d+) /.exec(error.message) ?? [];
    checker.add(file, Number(line), error.message);
    return checker.finish();
  }
};

/** The front matter of a Markdown file and the HTML of its body in both languages. */
type Article<Front> = Front & { readonly slug: string; readonly html: Bilingual };

const BODY = v.object({ html: bilingual });
const NO_HTML: Bilingual = { ru: '', ro: '' };

const LANGUAGES = /^\s*# Русский\n(.*)^# Română\n(.*)$/ms;

/**
 * The Markdown files of a folder, by name; `slug` is the file name without its number. The body may be empty. Throws
 * one error with all faults.
 */
export const readMarkdown = <Front extends object>(
  folder: string,
  frontMatterSchema: v.GenericSchema<unknown, Front>,
): readonly Article<Front>[] => {
  const checker = new DataChecker();
  const files = readdirSync(pathOf(folder))
    .filter((name) => name.endsWith('.md'))
    .sort();
  const articles = files.flatMap((name) => {
    const file = join(folder, name);
    const [, front, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(textOf(file)) ?? [];
    if (front === undefined || body === undefined) {
      checker.add(file, 1, 'No front matter between lines of ---');
      return [];
    }
    const { value, errors, lineOf } = parseYaml(front, 2);
    for (const fault of errors) checker.add(file, fault.line, fault.message);
    const line = front.split('\n').length + 2;
    const fields = errors.length > 0 ? [] : checker.check(frontMatterSchema, value, file, lineOf);
    const isShort = body.trim() === '';
    const bodies = isShort
      ? [{ html: NO_HTML }]
      : checker.check(BODY, { html: htmlByLanguage(body) }, file, () => line);
    return fields.flatMap((found) =>
      bodies.map((html) => ({ ...found, ...html, slug: basename(name, '.md').replace(/^\d\d-/, '') })),
    );
  });
  checker.finish();
  return articles;
};

const htmlByLanguage = (body: string) => {
  const [, ru = '', ro = ''] = LANGUAGES.exec(body) ?? [];
  const toHtml = (half: string) => marked.parse(half, { async: false }).replaceAll(/>\n+</g, '><').trim();
  return { ru: toHtml(ru), ro: toHtml(ro) };
};
