import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/calls/orders.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import { bill, type PricedProduct, type RequestedLine } from '#adapters/provider-sandbox/orders/pricing.ts';
import { checkPromoCode } from '#adapters/provider-sandbox/orders/promo-code.ts';
import { type Cart, type CartLine, type CartTotals, cartTotals } from '#core/purchase/cart/index.ts';
import type { OrderRequest } from '#core/purchase/checkout/index.ts';
import { DEFAULT_REGION, deliveryFee } from '#core/purchase/delivery/index.ts';
import { carts, deliveryChoices } from '#tests/support/arbitraries.ts';
import { againstProvider, given } from './real-provider.ts';

type Totals = (cart: Cart, delivery: number, code?: number) => CartTotals;

const fault = vi.hoisted(() => ({ plant: (totals: Totals): Totals => totals }));
// Replaces core's sums in this process: code that shares them would fail.
vi.mock(import('#core/purchase/cart/totals.ts'), async (original) => {
  const sums = await original();
  return { ...sums, cartTotals: (cart, delivery, code) => fault.plant(sums.cartTotals)(cart, delivery, code) };
});

let transport: Transport;
againstProvider((opened) => {
  transport = opened;
});

describe('the provider computes its own sums', () => {
  const withTotal =
    (change: (total: number, cart: Cart, delivery: number) => number) =>
    (right: Totals): Totals =>
    (cart, delivery) => {
      const totals = right(cart, delivery);
      return { ...totals, total: change(totals.total, cart, delivery) };
    };
  const faults = {
    'delivery left out': withTotal((total, _cart, delivery) => total - delivery),
    'delivery paid by every line': withTotal((total, cart, delivery) => total + delivery * (cart.length - 1)),
    'a ban too much': withTotal((total) => total + 1),
    'pieces left out': (right: Totals) => (cart: Cart, delivery: number) =>
      right(
        cart.map((line) => ({ ...line, count: 1 })),
        delivery,
      ),
    'the promo discount left out': (right: Totals) => (cart: Cart, delivery: number) =>
      right(
        cart.map((line) => ({ ...line, product: { ...line.product, promoDiscount: 0 } })),
        delivery,
      ),
  };

  const sellable = async (): Promise<Cart> => {
    const catalog = createHttpProductCatalog({ transport });
    const state = { selection: [], price: {}, sort: 'price+', page: 1 } as const;
    const { products } = await given(catalog.listing({ locale: 'ru', category: 'smartphones', state }));
    const promoted = await given(catalog.collection({ locale: 'ru', name: 'promo' }));
    const free = (product: (typeof products)[number]) => product.inStock && !product.labels.includes('restricted');
    const [plain] = products.filter(free);
    const [reduced] = promoted.filter((product) => free(product) && product.promoDiscount > 0);
    if (!plain || !reduced) throw new Error('Nothing is in stock');
    return [
      { product: plain, count: 1, tier: 'retail' },
      { product: reduced, count: 2, tier: 'retail' },
    ];
  };

  const choice = { method: 'address', type: 'express', regionId: DEFAULT_REGION } as const;
  const place = async (cart: Cart) => {
    const order: OrderRequest = {
      lines: cart.map(({ product: { productId }, count, tier }) => ({ productId, count, tier })),
      contact: { name: 'Ion Rusu', phone: '+37369123456' },
      fulfilment: { ...choice, localityId: 'kishinev', street: 'Ștefan cel Mare 1' },
      payment: 'cash',
      comment: '',
      expectedTotal: cartTotals(cart, deliveryFee(cart, choice)).total,
      locale: 'ru',
    };
    const desk = createHttpOrderDesk({ transport, returnUrl: () => 'http://localhost:8000/confirmation' });
    return { order, answer: await given(desk.place({ order, key: crypto.randomUUID() })) };
  };

  it.each(Object.entries(faults))('CART-10 ORDER-3: a wrong sum of the shop is not taken: %s', async (_name, wrong) => {
    const cart = await sellable();
    fault.plant = wrong;
    const { order, answer } = await place(cart);
    fault.plant = (totals) => totals;
    const right = cartTotals(cart, deliveryFee(cart, choice)).total;
    expect(order.expectedTotal).not.toBe(right);
    expect(answer).toEqual({ kind: 'repriced', total: right });
  });

  it('CART-10: the right total is accepted', async () => {
    const { order, answer } = await place(await sellable());
    expect(answer).toMatchObject({ kind: 'placed', order: { total: order.expectedTotal } });
  });
});

describe('both sums', () => {
  it('CART-7 CART-8 CART-9 CART-10 CODE-2 DELIVERY-5 DELIVERY-6 DELIVERY-7: are equal for any order', () => {
    fc.assert(
      fc.property(carts, deliveryChoices, (cart, { method, type, regionId }) => {
        const goods = cartTotals(cart, 0).discounted;
        const effect = checkPromoCode('zori2026', goods, Date.UTC(2026, 10, 22));
        const takes = goods < 200_000 ? 0 : 20_000;
        expect(effect.discount).toBe(takes);
        const fee = deliveryFee(cart, { method, type, regionId });
        const { saving, code, delivery, total } = cartTotals(cart, fee, takes);
        const place = {
          method: 'address',
          type,
          regionId,
          localityId: '',
          street: '',
        } as const;
        const goesTo = method === 'pickup' ? { method, shopId: '' } : place;
        const billed = bill(cart.map(askedLine), goesTo, () => effect.discount);
        expect(billed).toMatchObject({ saving, code, delivery, total });
      }),
    );
  });
});

const askedLine = ({ product, count, tier }: CartLine): RequestedLine<PricedProduct> => ({
  row: {
    price: product.price,
    second_price: product.tierPrices?.second ?? null,
    discount: product.discount,
    promo: product.promoDiscount,
    fee_standard: product.deliveryFees.standard,
    fee_express: product.deliveryFees.express,
    fee_region: product.deliveryFees.regionPrice,
  },
  count,
  secondPrice: tier === 'second',
});
