import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherViewer } from '#core/catalog/second-price/customer-view.ts';
import { parseViewer, shownPrices } from '#core/catalog/second-price/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { amounts } from '#tests/support/arbitraries.ts';
import { aPhone } from '#tests/support/builders/index.ts';

const phone = aPhone().costing(3_000).discountedBy(300).forPartnersAt(2_700).build();
const single = aPhone().costing(3_000).build();

describe('prices that are shown', () => {
  it('SECOND-1: are both to a partner, each with its own price before discount', () => {
    expect(shownPrices(phone, true)).toEqual({
      retail: { price: fromMdl(3_000), before: fromMdl(3_300) },
      second: { price: fromMdl(2_700), before: fromMdl(3_000) },
    });
  });

  it('SECOND-1: are one where the product has only one, struck only when discounted', () => {
    expect(shownPrices(single, true)).toEqual({ retail: { price: fromMdl(3_000) } });
    expect(shownPrices(aPhone().costing(3_000).forPartnersAt(0).build(), true)).toEqual({
      retail: { price: fromMdl(3_000) },
      second: { price: 0 },
    });
  });

  it('SECOND-2: tell a customer nothing that depends on the second price', () => {
    const { secondPrice: _second, ...retail } = phone;
    expect(shownPrices(phone, false)).toEqual(shownPrices(retail, false));
    fc.assert(
      fc.property(amounts, amounts, amounts, (price, discount, secondPrice) => {
        expect(shownPrices({ price, discount, secondPrice }, false)).toEqual(shownPrices({ price, discount }, false));
      }),
    );
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
});
