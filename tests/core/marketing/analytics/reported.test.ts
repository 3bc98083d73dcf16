import { describe, expect, it } from 'vitest';
import type { PriceTier } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { analyticsPiece } from '#core/purchase/cart/analytics-lines.ts';
import { analyticsLine } from '#core/purchase/cart/index.ts';
import { isUnreported, orderPurchase } from '#core/purchase/checkout/order-purchase.ts';
import { openLeadModal } from '#core/requests/leads/index.ts';
import { leadPurchase } from '#core/requests/leads/lead-purchase.ts';
import { anOrder, aPhone, aPlacedOrder } from '#core/testing/index.ts';

const fees = (standard: number) => ({
  standard: fromMdl(standard),
  express: fromMdl(standard * 2),
  regionPrice: fromMdl(standard + 30),
});
const A = aPhone('A')
  .being({ price: fromMdl(5_000), promoDiscount: fromMdl(200), deliveryFees: fees(60) })
  .build();
const B = aPhone('B')
  .being({ price: fromMdl(3_000), tierPrices: { second: fromMdl(2_700) }, promoDiscount: 0, deliveryFees: fees(90) })
  .build();
const line = (product: typeof A, count: number, tier: PriceTier = 'retail') => ({ product, count, tier });

describe('a line', () => {
  it('ANALYTICS-1: is reported with what one piece costs in this cart', () => {
    expect(analyticsLine(line(A, 3))).toEqual({ product: A, count: 3, price: fromMdl(4_800) });
    expect(analyticsLine(line(B, 2, 'second'))).toEqual({ product: B, count: 2, price: fromMdl(2_700) });
    expect(analyticsPiece(B)).toEqual({ product: B, count: 1, price: fromMdl(3_000) });
    expect(analyticsPiece(B, 'second')).toMatchObject({ price: fromMdl(2_700) });
  });
});

describe('an order', () => {
  const cart = [line(A, 5), line(B, 1)];
  const lines = [
    { productId: 'A', count: 2, tier: 'retail' },
    { productId: 'B', count: 1, tier: 'second' },
    { productId: 'gone', count: 1, tier: 'retail' },
  ] as const;
  const placed = aPlacedOrder({ orderNumber: '7', total: fromMdl(12_390) });
  const toBalti = {
    method: 'address',
    type: 'standard',
    regionId: 'balti',
    localityId: 'balti',
    street: 'x 1',
  } as const;

  it('ANALYTICS-3: is reported as it was sent, with the delivery to where it goes', () => {
    expect(orderPurchase(anOrder({ lines, fulfilment: toBalti }), placed, cart)).toEqual({
      orderNumber: '7',
      sold: [
        { product: A, count: 2, price: fromMdl(4_800) },
        { product: B, count: 1, price: fromMdl(2_700) },
      ],
      delivery: fromMdl(120),
      total: fromMdl(12_390),
      phone: '+37369123456',
    });
    const contact = { name: 'Ion', phone: '+37369123456', email: 'ion@example.md' };
    expect(orderPurchase(anOrder({ lines, contact }), placed, cart)).toMatchObject({
      delivery: 0,
      email: 'ion@example.md',
    });
  });

  it('ANALYTICS-3: is reported once in a browser', () => {
    expect([isUnreported(placed, undefined), isUnreported(placed, aPlacedOrder({ orderNumber: '6' }))]).toEqual([
      true,
      true,
    ]);
    expect(isUnreported(placed, placed)).toBe(false);
  });
});

describe('a request', () => {
  const answer = { phone: '+37369123456', orderNumber: '700001' };

  it('ANALYTICS-4: to buy in one click is a purchase of one piece once it has a number', () => {
    expect(leadPurchase(openLeadModal('one_click', A), answer)).toEqual({
      orderNumber: '700001',
      sold: [{ product: A, count: 1, price: fromMdl(4_800) }],
      delivery: 0,
      total: fromMdl(4_800),
      phone: '+37369123456',
    });
    expect(leadPurchase(openLeadModal('one_click', A), { phone: '1' })).toBeUndefined();
  });

  it('ANALYTICS-4: of any other kind is none', () => {
    for (const kind of ['preorder', 'consultation', 'back_in_stock'] as const)
      expect(leadPurchase(openLeadModal(kind, A), answer)).toBeUndefined();
    expect(leadPurchase(openLeadModal('one_click'), answer)).toBeUndefined();
  });
});
