import { describe, expect, it } from 'vitest';
import { createHttpCreditDesk } from '#adapters/provider-http/calls/credit.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/calls/orders.ts';
import { createHttpPromoCodeDesk } from '#adapters/provider-http/calls/promo-code.ts';
import { toTier, toTierPrices, wireTiers } from '#adapters/provider-http/price-tier.ts';
import { tiers } from '#core/catalog/products/index.ts';
import { setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';

describe('prices in the provider’s spelling', () => {
  it('are the partner’s price where it is given and counts', () => {
    expect(toTierPrices({ second_price: '2 700', is_second_price: true })).toEqual({ second: 270_000 });
    expect(toTierPrices({ second_price: 0 })).toEqual({ second: 0 });
    expect(toTierPrices({ second_price: 100, is_second_price: null })).toEqual({ second: 10_000 });
    expect(toTierPrices({ second_price: 100, is_second_price: false })).toBeUndefined();
    for (const second_price of [null, undefined]) expect(toTierPrices({ second_price })).toBeUndefined();
  });

  it('of what is sold are read back as they were written', () => {
    expect(wireTiers).toMatchObject({ retail: { second_price: false }, second: { second_price: true } });
    for (const tier of tiers) expect(toTier(wireTiers[tier])).toBe(tier);
    for (const second_price of [null, undefined]) expect(toTier({ second_price })).toBe('retail');
  });
});

describe('the price at which somebody is sold', () => {
  const bench = setUpBench();
  const lines = [{ productId: '1', count: 1, tier: 'second' }] as const;
  const contact = { name: 'Ion', phone: '+37369123456' };

  it.each([
    ['a visitor', undefined, false],
    ['a partner', 'token', true],
  ])('SECOND-6: is for %s what their session allows, whatever the browser says', async (_, shtoken, isSecond) => {
    bench.server.answer = json({});
    const access = { transport: bench.open(), shtoken };
    const fulfilment = { method: 'pickup', shopId: 's1' } as const;
    const money = { payment: 'cash', expectedTotal: 100, comment: '' } as const;
    const order = { ...money, lines, contact, fulfilment, locale: 'ru' } as const;
    await createHttpOrderDesk({ ...access, returnUrl: () => 'http://shop.test/' }).place({ order, key: 'key-0001' });
    await createHttpPromoCodeDesk(access).check({ code: 'SAVE10', lines, locale: 'ru' });
    const terms = { tier: 'second', partnerId: 'prut', months: 6, firstPayment: 0 } as const;
    const request = { ...contact, ...terms, productId: '1', comment: '' };
    await createHttpCreditDesk(access).request({ request, locale: 'ru', key: 'key-0002', utm: {} });
    const sent = bench.server.seen.map(({ body }) => body);
    expect(sent).toHaveLength(3);
    expect(sent.map((body) => body.includes('"second_price":true'))).toEqual([isSecond, isSecond, isSecond]);
  });
});
