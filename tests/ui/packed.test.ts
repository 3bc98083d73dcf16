import { assert as assertProperty, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '#ui/app/packed.ts';

const sent = (value: unknown): unknown => unpack(JSON.parse(JSON.stringify(pack(value))));

describe('packed data', () => {
  it('come out as they went in', () => {
    assertProperty(
      property(jsonValue(), (value) => {
        expect(sent(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('have the names of equal records once', () => {
    const records = [
      { id: 1, title: 'a' },
      { id: 2, title: 'b', note: undefined },
      { id: 3, note: null },
    ];
    expect(pack(records)).toEqual({
      kinds: [
        ['id', 'title'],
        ['id', 'note'],
      ],
      data: [0, [1, 1, 'a'], [1, 2, 'b'], [2, 3, null]],
    });
    expect(sent(records)).toEqual([
      { id: 1, title: 'a' },
      { id: 2, title: 'b' },
      { id: 3, note: null },
    ]);
  });
});
