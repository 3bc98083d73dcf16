import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsAndPlus, fromMdl } from '#core/kernel/shared/index.ts';
import {
  checkoutBegun,
  couponShown,
  couponTaken,
  creditChecked,
  productAdded,
  purchaseMade,
  viewItem,
} from '#core/marketing/analytics/index.ts';
import { aPhone } from '#core/testing/index.ts';

const A = aPhone('A').costing(1_000).build();
const B = aPhone('B').being({ categories: [] }).build();
const item = (different: object = {}) => ({
  item_id: 'A',
  item_name: 'Phone A',
  item_brand: 'Xiaomi',
  item_category: 'Phones',
  price: 1_000,
  quantity: 1,
  ...different,
});
const sold = [
  { product: A, count: 2, price: fromMdl(950.5) },
  { product: B, count: 1, price: fromMdl(100) },
];
const soldItems = [
  item({ price: 950.5, quantity: 2 }),
  item({ item_id: 'B', item_name: 'Phone B', item_category: '', price: 100 }),
];

describe('what is reported to analytics', () => {
  it('ANALYTICS-1: of a product looked at and added', () => {
    expect(viewItem(A)).toEqual({ event: 'view_item', ecommerce: { currency: 'MDL', value: 1_000, items: [item()] } });
    expect(productAdded({ product: A, count: 3, price: fromMdl(900) })).toEqual({
      event: 'add_to_cart',
      ecommerce: { currency: 'MDL', value: 2_700, items: [item({ price: 900, quantity: 3 })] },
    });
  });

  it('ANALYTICS-1: of a checkout', () => {
    expect(checkoutBegun(sold)).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'MDL', value: 2_001, items: soldItems },
    });
    expect(checkoutBegun([])).toMatchObject({ ecommerce: { value: 0, items: [] } });
  });

  it('ANALYTICS-1 ANALYTICS-2: of a purchase, with phone and e-mail', () => {
    const purchase = {
      orderNumber: '100',
      sold,
      delivery: fromMdl(60),
      total: fromMdl(2_061),
      phone: '+373 69-123-456',
    };
    expect(purchaseMade({ ...purchase, email: 'ion@example.md' })).toEqual({
      event: 'purchase',
      ecommerce: { currency: 'MDL', value: 2_061, items: soldItems, shipping: 60, transaction_id: '100' },
      user: { phone: '+37369123456', email: 'ion@example.md' },
    });
    expect(purchaseMade({ ...purchase, email: '' })).toMatchObject({ user: { phone: '+37369123456' } });
    expect(purchaseMade(purchase)).not.toHaveProperty('user.email');
    expect(purchaseMade({ ...purchase, email: '' })).not.toHaveProperty('user.email');
  });

  it('ANALYTICS-1 ANALYTICS-2: of coupons', () => {
    expect(couponShown('GIFT')).toEqual({ event: 'get_coupon', coupon: 'GIFT' });
    expect(couponTaken('GIFT', '(069) 123 456')).toEqual({
      event: 'lead_coupon',
      coupon: 'GIFT',
      user: { phone: '069123456' },
    });
  });

  it('ANALYTICS-1: of a credit that was reckoned', () => {
    expect(creditChecked(A, 12, 8_350)).toEqual({
      event: 'credit_check_value',
      currency: 'MDL',
      value: 83.5,
      item_id: 'A',
      months: 12,
    });
    expect(creditChecked(undefined, 6, 100)).toEqual({
      event: 'credit_check_value',
      currency: 'MDL',
      value: 1,
      months: 6,
    });
  });

  it('ANALYTICS-2: of a phone its digits and plus alone', () => {
    expect(digitsAndPlus('+373 (69) 12-34.56 ext')).toBe('+37369123456');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(digitsAndPlus(text)).toMatch(/^[\d+]*$/);
        expect(digitsAndPlus(digitsAndPlus(text))).toBe(digitsAndPlus(text));
      }),
    );
  });
});
