import { describe, expect, it } from 'vitest';
import { countBeside, repairViewed, VIEWED_STORED_AS, viewedBeside } from '#core/catalog/recently-viewed/index.ts';
import { rememberViewed, VIEWED_MAX } from '#core/catalog/recently-viewed/recently-viewed.ts';
import { makeShareLink, type ShareOutcome } from '#core/catalog/sharing/index.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('what was looked at', () => {
  it('BROWSING-9: comes first, each once', () => {
    expect(rememberViewed([], 'a')).toEqual(['a']);
    expect(rememberViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
    expect(rememberViewed(['a'], 'a')).toEqual(['a']);
  });

  it('BROWSING-9: is 12 at most, the oldest go', () => {
    expect(VIEWED_MAX).toBe(12);
    expect(rememberViewed(numbers(12), 'new')).toEqual(['new', ...numbers(11)]);
  });

  it('BROWSING-9: is shown beside a product in its order, without that product and without what is no longer sold', () => {
    const products = ['b', 'a', 'd'].map((productId) => ({ productId }));
    expect(viewedBeside(['a', 'b', 'c', 'd'], products, 'a')).toEqual([{ productId: 'b' }, { productId: 'd' }]);
    expect(viewedBeside(['d', 'a', 'b'], products, 'x').map(({ productId }) => productId)).toEqual(['d', 'a', 'b']);
    expect(viewedBeside([], products, 'a')).toEqual([]);
  });

  it('BROWSING-9: counts the others, whether or not they are still sold', () => {
    expect([countBeside(['a', 'b', 'c'], 'b'), countBeside(['a'], 'x'), countBeside(['a'], 'a')]).toEqual([2, 1, 0]);
  });

  it('BROWSING-10: is mended when it was stored broken', () => {
    expect(VIEWED_STORED_AS).toBe('viewed');
    expect(repairViewed(['a', 7, null, '', 'b', 'a', {}])).toEqual(['a', 'b']);
    expect(repairViewed(numbers(20))).toEqual(numbers(12));
    for (const broken of [undefined, null, 'a', 3, {}, { length: 2 }]) expect(repairViewed(broken)).toEqual([]);
  });
});

describe('handing a link on', () => {
  it('BROWSING-11: tells when it was copied, and nothing else', async () => {
    const reported: unknown[] = [];
    const links: unknown[] = [];
    const outcomes: ShareOutcome[] = ['copied', 'shared', 'dismissed', 'failed'];
    const answers = [...outcomes];
    const share = makeShareLink({
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
