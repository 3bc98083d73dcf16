import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice } from '#core/catalog/products/index.ts';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import {
  createSendPriceWatch,
  EMPTY_PRICE_WATCH,
  firstWatchedPrice,
  mayWatchPrice,
  type PriceWatch,
  validatePriceWatch,
} from '#core/requests/price-watch/index.ts';
import { aPhone, aProductPage, fakeIds, fakePriceWatchDesk } from '#core/testing/index.ts';
import { products } from '#tests/support/arbitraries.ts';

const phone = aPhone('A').costing(5_000).withPromoOf(100).build();
const draft = { name: ' Ion Rusu ', phone: '069 123 456', email: '', price: '4 500' };
const check = (change: Partial<typeof draft> = {}) => validatePriceWatch({ ...draft, ...change }, phone, 'ro');

describe('asking to be notified of a lower price', () => {
  it('WATCH-1: is tidied', () => {
    const by = { productId: 'A', price: fromMdl(4_500), name: 'Ion Rusu', locale: 'ro' };
    expect(check()).toEqual(ok({ ...by, phone: '+37369123456' }));
    expect(check({ phone: '', email: ' ion@rusu.md ' })).toEqual(ok({ ...by, email: 'ion@rusu.md' }));
    expect(check({ email: 'ion@rusu.md' })).toEqual(ok({ ...by, phone: '+37369123456', email: 'ion@rusu.md' }));
  });

  it('WATCH-1: needs a whole price below what a piece is sold for', () => {
    expect(check({ price: ' ' })).toEqual(err({ price: 'required' }));
    for (const price of ['cheap', '0', '-5', '4500.50']) expect(check({ price })).toEqual(err({ price: 'price' }));
    for (const price of ['4900', '5000']) expect(check({ price })).toEqual(err({ price: 'not_lower' }));
    expect(check({ price: '4899' }).ok).toBe(true);
  });

  it('WATCH-1: needs a name, and a phone or an e-mail that is one', () => {
    expect(validatePriceWatch(EMPTY_PRICE_WATCH, phone, 'ru')).toEqual(
      err({ name: 'required', phone: 'contact', price: 'required' }),
    );
    expect(check({ phone: '123', email: 'ion@rusu.md' })).toEqual(err({ phone: 'phone' }));
    expect(check({ phone: '', email: 'ion' })).toEqual(err({ email: 'email' }));
  });

  it('WATCH-1 WATCH-2: begins with a price that passes, wherever it begins with one', () => {
    expect(firstWatchedPrice(phone)).toBe('4650');
    expect(firstWatchedPrice(aPhone('B').costing(10).build())).toBe('');
    fc.assert(
      fc.property(products, (product) => {
        const price = firstWatchedPrice(product);
        fc.pre(price !== '');
        const checked = validatePriceWatch({ ...draft, price }, product, 'ru');
        expect(checked.ok).toBe(true);
        expect(checked.ok && checked.value.price % fromMdl(10)).toBe(0);
        expect(checked.ok && checked.value.price).toBeLessThan(finalPrice(product));
      }),
    );
  });

  it('WATCH-3: is offered of what is sold where the provider takes it', () => {
    const may = (page: Parameters<typeof aProductPage>[1], product = phone) =>
      mayWatchPrice(aProductPage(product, page));
    expect(may({ takesPriceWatch: true })).toBe(true);
    expect([may({}), may({ takesPriceWatch: false })]).toEqual([false, false]);
    expect(may({ takesPriceWatch: true, restricted: true })).toBe(false);
    expect(may({ takesPriceWatch: true }, aPhone('B').outOfStock().build())).toBe(false);
  });

  it('WATCH-3: goes under the same key until there is an answer', async () => {
    const watch: PriceWatch = { productId: 'A', price: 100, name: 'Ion', email: 'ion@rusu.md', locale: 'ru' };
    const silence = failure('timeout', 'timeout', 'late');
    const desk = fakePriceWatchDesk();
    const keys: string[] = [];
    const send = createSendPriceWatch({
      ids: fakeIds(),
      priceWatches: {
        send: async (query) => {
          keys.push(query.key);
          const answer = await desk.send(query);
          return keys.length === 1 ? err(silence) : answer;
        },
      },
    });
    expect(await send(watch)).toEqual({ kind: 'unknown', failure: silence });
    expect(await send({ ...watch })).toMatchObject({ kind: 'accepted' });
    expect(await send(watch)).toMatchObject({ kind: 'accepted' });
    expect(keys).toEqual(['id-1', 'id-1', 'id-2']);
    expect(desk.taken).toEqual([watch, watch]);
  });
});
