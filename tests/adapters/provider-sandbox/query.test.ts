import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ColumnsSource, openColumns } from '#adapters/provider-sandbox/db/columns.ts';
import { openSql, type Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { parseQuery } from '#adapters/provider-sandbox/search/query.ts';
import { seededDataDir } from './support.ts';

let sql: Sql;
let columns: ColumnsSource;
beforeAll(async () => {
  sql = openSql(`${await seededDataDir()}/provider.sqlite`);
  columns = openColumns(sql);
}, 60_000);
afterAll(() => sql.close());

/** The words of a query as the keys they may mean, surest first. */
const meant = (text: string) =>
  parseQuery(text, columns.current().vocabulary).map(({ terms }) =>
    [...terms].toSorted(([, one], [, other]) => other - one).map(([{ key }]) => key),
  );
const surest = (text: string) => meant(text).map(([key]) => key);

describe('a query is parsed', () => {
  it.each([
    ['айфон 17', ['ifon', '17']],
    ['galaxy a 37', ['galaks', 'a37']],
    ['iphone17pro', ['ifon', '17', 'pro']],
    ['s26ultra', ['s26', 'ultr']],
    ['редми 15с', ['redm', '15c']],
    ['256 гб', ['256gb']],
    ['3 тб', ['3']],
    ['чехол для samsung', ['chehol', 'samsung']],
    ['ps5', ['plaistation', '5']],
    ['пс 5', ['plaistation', '5']],
    ['телевизер', ['televizor']],
    ['мартфо', ['smartfon']],
    ['ipohne', ['ifon']],
    ['ihpone 17', ['ifon', '17']],
    ['айфо', ['ifon']],
    ['xiaom', ['ksiaom']],
    ['самсунг самсунг', ['samsung']],
  ])('%s → %j', (text, words) => {
    expect(surest(text)).toEqual(words);
  });

  it.each(['', '   ', 'щфгяъ', 'щфгяъ 17', '🙂', 'zxq'.repeat(2000), 'qqqzzzwww'])('%j as nothing', (text) => {
    expect(meant(text)).toEqual([]);
  });

  it('without stop words', () => {
    expect(surest('купить чехол щфгяъ в Кишинёве недорого')).toEqual(['chehol']);
    expect(surest('наушники до 500 лей')).toContain('naushnik');
  });

  it('by all meanings: notebook ranks before a phone named Note', () => {
    const [words = []] = meant('ноут');
    expect(words).toEqual(expect.arrayContaining(['noutbuk', 'not']));
    expect(words.at(-1)).toBe('not');
  });

  it('with a number also as models with letters after it, but not as a measure', () => {
    expect(meant('xiaomi 15').at(-1)).toEqual(['15', '≈15']);
    expect(meant('anker 67').at(-1)).toEqual(['67']);
    expect(meant('15t').at(-1)).toEqual(['15t']);
  });

  it("with a model's variant as a finished word, not a prefix", () => {
    expect(meant('чехол iphone 17 pro').at(-1)).toEqual(['pro']);
    expect(meant('чехол iphone 17 pr').at(-1)).toEqual(expect.arrayContaining(['pro', 'prozrachn']));
  });

  it('up to eight words', () => {
    expect(meant('xiaomi redmi samsung galaxy apple iphone sony lenovo asus philips bosch tefal')).toHaveLength(8);
  });
});
