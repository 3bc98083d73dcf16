import { describe, expect, it } from 'vitest';
import {
  furtherTiers,
  parseTier,
  priceTiers,
  RETAIL,
  sellableTier,
  tierPrice,
  tiers,
  tiersInOrder,
  withTier,
} from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';

const own = aPhone().costing(3_000).forPartnersAt(2_700).build();
const single = aPhone().costing(3_000).build();

describe('the prices that a piece may be sold at', () => {
  it('SECOND-1 SECOND-2: are the retail one, which anybody sees, and those behind it', () => {
    expect(tiers.slice(0, 2)).toEqual(['retail', 'second']);
    expect(furtherTiers).toEqual(tiers.slice(1));
    expect(tiersInOrder).toEqual([...furtherTiers, RETAIL]);
    expect(priceTiers[RETAIL].seenBy).toBe('anybody');
    expect(priceTiers.second.seenBy).toBe('partner');
  });

  it('CART-6: are a product’s own, or it has no such price', () => {
    expect((['retail', 'second'] as const).map((tier) => tierPrice(own, tier))).toEqual([
      fromMdl(3_000),
      fromMdl(2_700),
    ]);
    expect((['retail', 'second'] as const).map((tier) => tierPrice(single, tier))).toEqual([fromMdl(3_000), undefined]);
  });

  it('CART-22: a product without the wanted one stays at the retail one', () => {
    expect((['retail', 'second'] as const).map((tier) => sellableTier(own, tier))).toEqual(['retail', 'second']);
    expect((['retail', 'second'] as const).map((tier) => sellableTier(single, tier))).toEqual(['retail', 'retail']);
    expect(sellableTier(aPhone().forPartnersAt(0).build(), 'second')).toBe('second');
  });
});

describe('a price that was stored', () => {
  it('CART-16: is one of them, or the retail one', () => {
    expect(tiers.map(parseTier)).toEqual(tiers);
    for (const stored of ['cheap', 'toString', '', 1, true, null, undefined, {}])
      expect(parseTier(stored)).toBe(RETAIL);
  });

  it('CART-16: was a flag once, which gives way to what is stored today', () => {
    expect(withTier({ count: 1, secondPrice: true })).toEqual({ count: 1, tier: 'second' });
    expect(withTier({ count: 1, secondPrice: false })).toEqual({ count: 1, tier: 'retail' });
    for (const line of [{ secondPrice: true, tier: 'retail' }, { secondPrice: 1 }, { tier: 'second' }, {}])
      expect(withTier(line)).toBe(line);
  });
});
