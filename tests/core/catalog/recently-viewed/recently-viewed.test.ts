import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeSinceViewed,
  countOtherViewed,
  otherViewed,
  type RecentlyViewed,
  repairViewed,
  VIEWED_STORED_AS,
} from '#core/catalog/recently-viewed/index.ts';
import { rememberViewed, VIEWED_MAX } from '#core/catalog/recently-viewed/recently-viewed.ts';
import { createShareLink, type ShareOutcome } from '#core/catalog/sharing/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { products } from '#tests/support/arbitraries.ts';

const viewed = (...ids: string[]) => ids.map((productId) => ({ productId }));
const numbers = (count: number) => viewed(...Array.from({ length: count }, (_, index) => String(index + 1)));
const ids = (list: readonly { readonly productId: string }[]) => list.map(({ productId }) => productId);

describe('what was looked at', () => {
  it('BROWSING-9: comes first, each once', () => {
    const [a, c] = [aPhone('a').build(), aPhone('c').build()];
    expect(ids(rememberViewed([], a, 1))).toEqual(['a']);
    expect(ids(rememberViewed(viewed('a', 'b', 'c'), c, 1))).toEqual(['c', 'a', 'b']);
    expect(ids(rememberViewed(viewed('a'), a, 1))).toEqual(['a']);
  });

  it('BROWSING-9: is 12 at most, the oldest go', () => {
    expect(VIEWED_MAX).toBe(12);
    expect(ids(rememberViewed(numbers(12), aPhone('new').build(), 1))).toEqual(['new', ...ids(numbers(11))]);
  });

  it('BROWSING-9: is shown beside a product in its order, without that product and without what is no longer sold', () => {
    const products = viewed('b', 'a', 'd');
    expect(otherViewed(viewed('a', 'b', 'c', 'd'), products, 'a')).toEqual(viewed('b', 'd'));
    expect(ids(otherViewed(viewed('d', 'a', 'b'), products, 'x'))).toEqual(['d', 'a', 'b']);
    expect(otherViewed([], products, 'a')).toEqual([]);
  });

  it('BROWSING-9: counts the others, whether or not they are still sold', () => {
    expect([
      countOtherViewed(viewed('a', 'b', 'c'), 'b'),
      countOtherViewed(viewed('a'), 'x'),
      countOtherViewed(viewed('a'), 'a'),
    ]).toEqual([2, 1, 0]);
  });

  it('BROWSING-10: is mended when it was stored broken', () => {
    expect(VIEWED_STORED_AS).toBe('viewed');
    const priced = { productId: 'p', price: 499_900 };
    const broken = [
      { productId: 'q', price: '5' },
      { productId: '' },
      { productId: 'p' },
      { productId: 'r', price: -1 },
    ];
    expect(repairViewed([priced, ...broken])).toEqual([priced, ...viewed('q', 'r')]);
    expect(repairViewed(numbers(20))).toEqual(numbers(12));
    for (const none of [undefined, null, 'a', 3, {}, { length: 2 }]) expect(repairViewed(none)).toEqual([]);
  });

  it('BROWSING-14: keeps what the product was and when it was looked at, or none of it', () => {
    const { title, url, image } = aPhone('a').build();
    const seen = { title, url, image, at: 1_764_000_000_000 };
    expect(rememberViewed([], aPhone('a').build(), seen.at)[0]?.seen).toEqual(seen);
    const entry = { productId: 'a', price: 1 };
    expect(repairViewed([{ ...entry, seen }])).toEqual([{ ...entry, seen }]);
    expect(repairViewed([{ ...entry, seen: { ...seen, image: '' } }])[0]?.seen).toEqual({ ...seen, image: '' });
    const broken = [null, 'x', {}, { ...seen, title: '' }, { ...seen, title: 1 }, { ...seen, url: '' }];
    const odd = [
      { ...seen, url: null },
      { ...seen, image: 1 },
      { ...seen, at: -1 },
      { ...seen, at: '1' },
    ];
    for (const kept of [...broken, ...odd]) expect(repairViewed([{ ...entry, seen: kept }])).toEqual([entry]);
  });

  it('BROWSING-10: is read as it was stored when ids were all of it', () => {
    expect(repairViewed(['a', 7, null, '', 'b', 'a', {}])).toEqual(viewed('a', 'b'));
  });

  it('BROWSING-10: comes back as it was remembered', () => {
    fc.assert(
      fc.property(fc.array(products), (seen) => {
        const list = seen.reduce<RecentlyViewed>((list, product, at) => rememberViewed(list, product, at), []);
        expect(repairViewed(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('BROWSING-13: says what became of a price since the last look, as far as it is known', () => {
    const phone = aPhone('a');
    const list = rememberViewed(viewed('b'), phone.costing(3_000).build(), 1);
    expect(changeSinceViewed(list, phone.costing(2_500).build())).toEqual({ kind: 'cheaper', by: 50_000 });
    expect(changeSinceViewed(list, phone.costing(3_000).build())).toBeUndefined();
    expect(changeSinceViewed(list, aPhone('b').build())).toBeUndefined();
    expect(changeSinceViewed(list, aPhone('c').build())).toBeUndefined();
    const again = rememberViewed(list, phone.costing(2_500).build(), 2);
    expect(changeSinceViewed(again, phone.costing(2_500).build())).toBeUndefined();
  });
});

describe('handing a link on', () => {
  it('BROWSING-11: tells when it was copied, and nothing else', async () => {
    const reported: unknown[] = [];
    const links: unknown[] = [];
    const outcomes: ShareOutcome[] = ['copied', 'shared', 'dismissed', 'failed'];
    const answers = [...outcomes];
    const share = createShareLink({
      notify: (...given) => {
        reported.push(given);
        return () => undefined;
      },
      sharing: {
        share: async (link) => {
          links.push(link);
          return answers.shift() ?? 'failed';
        },
      },
    });
    const link = { title: 'Phone', url: 'https://zori.md/product/phone' };
    for (const outcome of outcomes) expect(await share(link)).toBe(outcome);
    expect(reported).toEqual([['link_copied', 'Phone']]);
    expect(links).toEqual([link, link, link, link]);
  });
});
