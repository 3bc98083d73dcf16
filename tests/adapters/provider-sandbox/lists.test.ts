import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageByScore } from '#adapters/provider-sandbox/db/models.ts';
import { invertLists, listPacker, readLists } from '#adapters/provider-sandbox/db/packed-lists.ts';
import { openSql } from '#adapters/provider-sandbox/db/sql.ts';

const lists = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }), { maxLength: 60 });

const kept = (given: readonly (readonly number[])[]) => {
  const sql = openSql(':memory:');
  sql.exec('CREATE TABLE packed_lists(name TEXT PRIMARY KEY, starts BLOB NOT NULL, items BLOB NOT NULL)');
  const packer = listPacker(sql, 'numbers');
  for (const list of given) packer.add(list);
  packer.finish();
  const read = readLists(sql, 'numbers');
  sql.close();
  return read;
};
const listIn = ({ starts, items }: ReturnType<typeof kept>, id: number) => [...items.slice(starts[id], starts[id + 1])];

describe('packed lists', () => {
  it('read back as stored, by ids 1, 2, 3…', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const read = kept(given);
        expect(given.map((_, index) => listIn(read, index + 1))).toEqual(given);
      }),
    );
  });

  it('invert into lists of ids by number', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const byNumber = invertLists(kept(given));
        for (let number = 1; number <= Math.max(0, ...given.flat()); number += 1)
          expect(listIn(byNumber, number)).toEqual(
            given.flatMap((list, index) => (list.includes(number) ? [index + 1] : [])),
          );
      }),
    );
  });
});

describe('a page by score', () => {
  it('equals the page of a full sort', () => {
    const scores = fc.array(fc.constantFrom(0, 0.1, 0.25, 0.2500001, 1, 1.5, 2), { maxLength: 300 });
    const pages = fc.record({ page: fc.integer({ min: 1, max: 12 }), pageSize: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(scores, pages, (given, wanted) => {
        const ids = Uint32Array.from(given, (_, index) => index * 3 + 1);
        const all = given
          .map((score, index) => ({ score, id: index * 3 + 1 }))
          .sort((one, other) => other.score - one.score || one.id - other.id)
          .map(({ id }) => id);
        const first = (wanted.page - 1) * wanted.pageSize;
        expect(pageByScore({ ids, scores: Float64Array.from(given) }, wanted)).toEqual(
          all.slice(first, first + wanted.pageSize),
        );
      }),
    );
  });
});
