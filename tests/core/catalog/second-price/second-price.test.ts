import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiers } from '#core/catalog/products/index.ts';
import { otherViewer } from '#core/catalog/second-price/customer-view.ts';
import {
  bundlePrices,
  canSeeTier,
  defaultTier,
  isPersonalPrice,
  ownPages,
  parseViewer,
  shownPrices,
} from '#core/catalog/second-price/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { amounts } from '#tests/support/arbitraries.ts';

const phone = aPhone().costing(3_000).discountedBy(300).forPartnersAt(2_700).build();
const single = aPhone().costing(3_000).build();

describe('prices that are shown', () => {
  it('SECOND-1: are both to a partner, their own first, each with its own price before discount', () => {
    expect(shownPrices(phone, true)).toEqual([
      { tier: 'second', price: fromMdl(2_700), before: fromMdl(3_000) },
      { tier: 'retail', price: fromMdl(3_000), before: fromMdl(3_300) },
    ]);
  });

  it('SECOND-1: are one where the product has only one, struck only when discounted', () => {
    expect(shownPrices(single, true)).toEqual([{ tier: 'retail', price: fromMdl(3_000) }]);
    expect(shownPrices(aPhone().costing(3_000).forPartnersAt(0).build(), true)).toEqual([
      { tier: 'second', price: 0 },
      { tier: 'retail', price: fromMdl(3_000) },
    ]);
  });

  it('SECOND-9: of several goods together are both to a partner where any has both, a single one counted in each', () => {
    const promoted = aPhone().costing(1_000).withPromoOf(100).forPartnersAt(900).build();
    expect(bundlePrices([phone, single, promoted], true)).toEqual([
      { tier: 'second', price: fromMdl(2_700 + 3_000 + 800) },
      { tier: 'retail', price: fromMdl(3_000 + 3_000 + 900) },
    ]);
    expect(bundlePrices([phone, single], false)).toEqual([{ tier: 'retail', price: fromMdl(6_000) }]);
    expect(bundlePrices([single, single], true)).toEqual([{ tier: 'retail', price: fromMdl(6_000) }]);
  });

  it('PRICE-3: are what a piece is sold for, the promo discount taken off', () => {
    const promoted = aPhone().costing(3_000).discountedBy(300).withPromoOf(200).forPartnersAt(2_700).build();
    expect(shownPrices(promoted, true)).toEqual([
      { tier: 'second', price: fromMdl(2_500), before: fromMdl(3_000) },
      { tier: 'retail', price: fromMdl(2_800), before: fromMdl(3_300) },
    ]);
    expect(shownPrices(aPhone().costing(3_000).withPromoOf(200).build(), false)).toEqual([
      { tier: 'retail', price: fromMdl(2_800), before: fromMdl(3_000) },
    ]);
  });

  it('SECOND-2: tell a customer nothing that depends on the second price', () => {
    const { tierPrices: _others, ...retail } = phone;
    expect(shownPrices(phone, false)).toEqual(shownPrices(retail, false));
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (price, discount, promoDiscount, second) => {
        const given = { labels: [], inStock: true, price, discount, promoDiscount };
        expect(shownPrices({ ...given, tierPrices: { second } }, false)).toEqual(shownPrices(given, false));
      }),
    );
  });

  it('SECOND-8: begin with the retail one where only a pre-order is possible', () => {
    const coming = { ...phone, inStock: false, labels: ['preorder'] as const };
    const tiersOf = (product: typeof phone, partnerLooks: boolean) =>
      shownPrices(product, partnerLooks).map(({ tier }) => tier);
    expect(tiersOf(coming, true)).toEqual(['retail', 'second']);
    expect(shownPrices(coming, true)).toEqual(shownPrices(phone, true).toReversed());
    expect(tiersOf(coming, false)).toEqual(['retail']);
    // What is there already, and what is only gone, keeps the partner's first.
    expect(tiersOf({ ...coming, inStock: true }, true)).toEqual(['second', 'retail']);
    expect(tiersOf({ ...phone, inStock: false }, true)).toEqual(['second', 'retail']);
  });

  it('SECOND-1 SECOND-2: are of a tier that is for whoever looks', () => {
    expect(tiers.filter((tier) => canSeeTier(tier, true))).toEqual(tiers);
    expect([canSeeTier('retail', false), canSeeTier('second', false)]).toEqual([true, false]);
    expect([defaultTier(true), defaultTier(false)]).toEqual(['second', 'retail']);
  });
});

describe('what a customer pays', () => {
  it('SECOND-4: is a price for them where it is none that they may know by name', () => {
    expect(isPersonalPrice(phone, 'second', false)).toBe(true);
    expect(isPersonalPrice(phone, 'second', true)).toBe(false);
    expect(isPersonalPrice(phone, 'retail', false)).toBe(false);
    // It is sold at the retail price, as it has no other (rule CART-6).
    expect(isPersonalPrice(single, 'second', false)).toBe(false);
  });
});

describe('who looks', () => {
  it('SECOND-3: is the partner in a fresh tab, and a customer wherever it cannot be known', () => {
    expect([null, 'partner', 'customer', '', '{'].map(parseViewer)).toEqual([
      'partner',
      'partner',
      'customer',
      'customer',
      'customer',
    ]);
  });

  it('SECOND-3: changes there and back', () => {
    expect(otherViewer('partner')).toBe('customer');
    expect(otherViewer('customer')).toBe('partner');
  });

  it('SECOND-7: finds the pages of the partner closed as a customer, and not open before it is known who it is', () => {
    expect((['partner', 'customer', undefined] as const).map(ownPages)).toEqual(['open', 'closed', 'awaited']);
  });
});
