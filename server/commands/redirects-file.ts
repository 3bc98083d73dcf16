import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';

/** One line of a file of redirects: what it says, or what is wrong with it. `number` is that of the line, from 1. */
export type RedirectLine = { readonly number: number } & (
  | { readonly from: string; readonly to: string }
  | { readonly fault: string }
);

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const HEADING = ['from', 'to'];

/**
 * The lines of a CSV file one by one, however long it is: two columns separated by commas, semicolons or tabs, a heading or
 * none, empty lines left out. Throws when the file cannot be read.
 */
export const readRedirects = async function* (file: string): AsyncGenerator<RedirectLine> {
  const rows = createReadStream(file).compose(
    parse({
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }),
  ) as AsyncIterable<Row>;
  try {
    for await (const { record, info } of rows) {
      const [from = '', to = ''] = record;
      const heading = info.lines === 1 && record.join().toLowerCase() === HEADING.join();
      if (heading) continue;
      const whole = record.length === 2 && from !== '' && to !== '';
      yield whole ? { number: info.lines, from, to } : { number: info.lines, fault: 'two columns are wanted: from,to' };
    }
  } catch (error) {
    // Behind a quote that is never closed nothing can be distinguished any more.
    if (!(error instanceof CsvError)) throw error;
    const number = Number(error.lines ?? 0);
    yield { number, fault: `no CSV from here on (${error.code})` };
  }
};
