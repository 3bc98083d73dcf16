import { describe, expect, it } from 'vitest';
import { toTier, toTierPrices, wireTiers } from '#adapters/provider-http/price-tier.ts';
import { tiers } from '#core/catalog/products/index.ts';

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
