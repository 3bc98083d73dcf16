import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAVORITES_ADDRESSED } from '#core/catalog/favorites/index.ts';
import { type PriceTier, RETAIL, tiers } from '#core/catalog/products/index.ts';
import {
  canBeScanned,
  readSharedText,
  SHARED_MOST,
  type SharedKind,
  type SharedLine,
  type SharedList,
  sharedText,
} from '#core/catalog/sharing/index.ts';
import { err, ok } from '#core/kernel/shared/index.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';

const line = (productId: string, count = 1, tier: PriceTier = RETAIL): SharedLine => ({ productId, count, tier });
const cart = (...lines: readonly SharedLine[]): SharedList => ({ kind: 'cart', lines });
const list = (kind: SharedKind, ...ids: readonly string[]): SharedList => ({ kind, lines: ids.map((id) => line(id)) });

const plainIds = fc.oneof(fc.integer({ min: 1, max: 999_999 }).map(String), fc.stringMatching(/^[\w.~-]{1,16}$/));
const oddIds = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 });
const ids = fc.oneof(
  plainIds,
  oddIds.filter((id) => encodeURIComponent(id).length <= 48),
);
const linesOf = (id: fc.Arbitrary<string>, length: fc.ArrayConstraints) =>
  fc.uniqueArray(
    fc.record({
      productId: id,
      count: fc.integer({ min: 1, max: MAX_LINE_COUNT }),
      tier: fc.constantFrom(...tiers),
    }),
    { ...length, selector: ({ productId }) => productId },
  );
const lists: fc.Arbitrary<SharedList> = fc.oneof(
  linesOf(ids, { minLength: 1, maxLength: SHARED_MOST }).map((lines) => cart(...lines)),
  fc
    .tuple(fc.constantFrom('compare', 'favorites'), fc.uniqueArray(ids, { minLength: 1, maxLength: SHARED_MOST }))
    .map(([kind, named]) => list(kind, ...named)),
);

describe('a list that a link carries', () => {
  it('SHARED-1: comes out as it was put in', () => {
    fc.assert(
      fc.property(lists, (shared) => {
        expect(readSharedText(sharedText(shared))).toEqual(ok(shared));
      }),
    );
  });

  it('SHARED-1: is written in signs that no messenger takes for the end of a link', () => {
    fc.assert(
      fc.property(lists, (shared) => {
        expect(sharedText(shared)).toMatch(/^1[cvf][\w.-]*[0-9a-z]$/);
      }),
    );
    expect(sharedText(cart(line('100001', 2), line('100237', 1, 'second')))).toBe('1c002100001.341237fs9d');
    expect(sharedText(list('compare', '100001', '100237'))).toMatch(/^1v0100001\.3237....$/);
  });

  it('SHARED-2: says of an id only what it does not share with the one before', () => {
    const [alone = '', both = ''] = [['4006381333931'], ['4006381333931', '4006381333948']].map((named) =>
      sharedText(list('favorites', ...named)),
    );
    expect(both.length - alone.length).toBe('.b48'.length);
  });

  it('SHARED-2: takes at most 1,500 characters for twenty products', () => {
    const longest = fc.stringMatching(/^[A-Za-z0-9-]{64}$/);
    fc.assert(
      fc.property(linesOf(fc.oneof(longest, ids), { minLength: 20, maxLength: 20 }), (lines) => {
        expect(sharedText(cart(...lines)).length).toBeLessThanOrEqual(1500);
      }),
    );
  });

  it('SHARED-3: has as many products as a cart or favourites may have, each once', () => {
    expect([MAX_CART_LINES, FAVORITES_ADDRESSED]).toEqual([SHARED_MOST, SHARED_MOST]);
    const many = Array.from({ length: SHARED_MOST + 1 }, (_, index) => `P${index}`);
    expect(readSharedText(sharedText(list('favorites', ...many)))).toEqual(ok(list('favorites', ...many.slice(0, -1))));
    expect(readSharedText(sharedText(list('compare', 'A', 'A')))).toEqual(ok(list('compare', 'A')));
  });

  it('SHARED-3: leaves behind what no cart can have', () => {
    const odd = [
      line(''),
      line('x'.repeat(65)),
      line('я'.repeat(11)),
      line('\ud800'),
      line('B', 0),
      line('C', 1_000_000),
    ];
    expect(readSharedText(sharedText(cart(line('A'), ...odd, line('D', 1.5))))).toEqual(ok(cart(line('A'))));
    const most = cart(line('x'.repeat(64), MAX_LINE_COUNT));
    expect(readSharedText(sharedText(most))).toEqual(ok(most));
  });

  it('SHARED-4: is refused when it was cut short', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (shared, place) => {
        const text = sharedText(shared);
        const cut = text.slice(0, 1 + (place % (text.length - 1)));
        expect(readSharedText(cut)).toEqual(err('damaged'));
      }),
    );
  });

  it('SHARED-4: is refused when a sign was altered', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.constantFrom(...'abz019._-%'), (shared, place, sign) => {
        const text = sharedText(shared);
        const at = 1 + (place % (text.length - 1));
        fc.pre(text[at] !== sign);
        expect(readSharedText(text.slice(0, at) + sign + text.slice(at + 1))).toEqual(err('damaged'));
      }),
    );
  });

  it('SHARED-4: is refused with the reason when it is of a later version or carries nothing', () => {
    expect(readSharedText('')).toEqual(err('none'));
    expect(readSharedText('2c00110000100ab')).toEqual(err('newer'));
    expect(readSharedText(sharedText(cart()))).toEqual(err('damaged'));
  });

  it('SHARED-4: is refused whatever hostile hands have written, with the right check even', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'019ac.vz-_%~#E\ud800я'), maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs), fc.constantFrom('c', 'v', 'f'), (text, kind) => {
        for (const tried of [text, `1${kind}${text}`, checked(`1${kind}${text}`)]) {
          const read = readSharedText(tried);
          if (!read.ok) continue;
          expect(sharedText(read.value)).toBe(tried);
          expect(read.value.lines.length).toBeLessThanOrEqual(SHARED_MOST);
        }
      }),
    );
    for (const body of [
      '1c010.010',
      '1c000A',
      '1cz01A',
      '1c0101A',
      '1c03lflsA',
      '1c0z1A',
      '1v0A.0A',
      '1v01.1',
      '1v0_d1_8f',
      '1v0_D1',
      '1x0A',
    ])
      expect(readSharedText(checked(body))).toEqual(err('damaged'));
    expect(readSharedText(checked(`1v0${'A'.repeat(65)}`))).toEqual(err('damaged'));
    expect(readSharedText(checked(`1v${Array.from({ length: 101 }, (_, index) => `0${index}x`).join('.')}`))).toEqual(
      err('damaged'),
    );
    expect(readSharedText('1'.repeat(1_000_000))).toEqual(err('damaged'));
  });

  it('SHARED-7: is drawn as a code while a phone can read it', () => {
    expect(canBeScanned('x'.repeat(660))).toBe(true);
    expect(canBeScanned('x'.repeat(661))).toBe(false);
  });
});

/** A text with the check that belongs to it, as whoever knows how would write it. */
const checked = (body: string): string => {
  let sum = 2_166_136_261;
  for (const sign of body) sum = Math.imul(sum ^ sign.charCodeAt(0), 16_777_619);
  return body + ((sum >>> 0) % 36 ** 4).toString(36).padStart(4, '0');
};
