import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { checkoutTotals, EMPTY_DRAFT, methodFee, typeFees } from '#core/purchase/checkout/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';

const cart = aCart()
  .with(aPhone('A').costing(5_000).broughtFor(60, 120, 90))
  .build();
const toBalti = { ...EMPTY_DRAFT, regionId: 'balti' };

describe('what an order costs', () => {
  it('CART-10: is the cart with the delivery that is chosen', () => {
    expect(checkoutTotals(cart, EMPTY_DRAFT)).toMatchObject({ delivery: fromMdl(60), total: fromMdl(5_060) });
    expect(checkoutTotals(cart, toBalti).total).toBe(fromMdl(5_090));
    expect(checkoutTotals(cart, { ...EMPTY_DRAFT, method: 'pickup' }).total).toBe(fromMdl(5_000));
  });

  it('DELIVERY-4 DELIVERY-6: by type, as the region offers them, whatever method is chosen', () => {
    const inKishinev = [
      { type: 'standard', fee: fromMdl(60) },
      { type: 'express', fee: fromMdl(120) },
    ];
    expect(typeFees(cart, EMPTY_DRAFT)).toEqual(inKishinev);
    expect(typeFees(cart, { ...EMPTY_DRAFT, method: 'pickup' })).toEqual(inKishinev);
    expect(typeFees(cart, toBalti)).toEqual([{ type: 'standard', fee: fromMdl(90) }]);
  });

  it('DELIVERY-7: by method', () => {
    expect([methodFee(cart, toBalti, 'address'), methodFee(cart, toBalti, 'pickup')]).toEqual([fromMdl(90), 0]);
  });
});
