import { describe, expect, it } from 'vitest';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import { EMPTY_DRAFT, type PlacedOrder } from '#core/purchase/checkout/index.ts';
import {
  aShop,
  fakeCartStorage,
  fakeCheckoutStorage,
  fakeIds,
  fakePromoCodeStorage,
  fakeTermsStorage,
} from '#core/testing/index.ts';
import { TermsStore } from '#ui/features/purchase/checkout/terms-store.ts';
import { aProduct, fakeDesk, goodFields, regions } from './shop-fakes.ts';
import { tab, world } from './store-world.ts';

const phone = aProduct('phone');
const order: PlacedOrder = { orderNumber: '100001', total: fromMdl(5060) };
const placed = (which = order) => ok({ kind: 'placed' as const, order: which });
const bare = { credit: { kind: 'unknown' }, timing: {}, terms: undefined } as const;

/** What outlives a tab: its storage, and the shop with its desk. */
const aShopWith = (shops = [aShop('centre')]) => {
  const desk = fakeDesk();
  return {
    desk,
    cartStorage: fakeCartStorage(),
    checkoutStorage: fakeCheckoutStorage(),
    promoCodeStorage: fakePromoCodeStorage(),
    termsStorage: fakeTermsStorage(),
    ids: fakeIds('key'),
    orders: { ...world.orders, place: desk.place },
    catalog: { ...world.catalog, current: async () => ok([phone, aProduct('case')]) },
    delivery: { ...world.delivery, regions: async () => ok(regions), shops: async () => ok(shops) },
  };
};

/** A tab with the stored draft of a shop. */
const aTab = (shop = aShopWith()) => {
  const stores = tab(shop);
  stores.checkout.start();
  stores.cart.start();
  return { ...stores, shop };
};

/** A tab with a phone in the cart, a good draft and the places that the shop delivers to. */
const aReadyTab = async (shop = aShopWith()) => {
  const tab = aTab(shop);
  tab.cart.add(phone, 'ru');
  for (const [field, value] of Object.entries(goodFields))
    tab.checkout.form.edit(field as keyof typeof goodFields, value);
  tab.checkout.show();
  await tab.delivery.load('ru');
  return tab;
};

describe('the draft', () => {
  it('outlives closing and a reload exactly as typed', () => {
    const { shop, checkout } = aTab();
    checkout.form.edit('name', ' Ion ');
    checkout.form.edit('phone', 'not a phone');
    checkout.chooseAddress({ regionId: 'balti', localityId: 'elizaveta' });
    checkout.show();
    checkout.hide();
    const typed = { name: ' Ion ', phone: 'not a phone', regionId: 'balti', localityId: 'elizaveta' };
    expect(aTab(shop).checkout.draft).toEqual({ ...EMPTY_DRAFT, ...typed });
  });

  it.each(['before', 'after'])('DELIVERY-8: loses a place that is gone, read %s the places have come', async (when) => {
    const shop = aShopWith();
    shop.checkoutStorage.saveDraft({ ...EMPTY_DRAFT, regionId: 'balti', localityId: 'gone', shopId: 'closed' });
    const { checkout, delivery } = tab(shop);
    if (when === 'before') checkout.start();
    await delivery.load('ru');
    checkout.start();
    expect(checkout.draft).toMatchObject({ regionId: 'balti', localityId: 'balti', shopId: '' });
    checkout.form.edit('shopId', 'centre');
    expect(checkout.draft.shopId).toBe('centre');
  });

  it('CHECKOUT-13: goes out only once the places have come, and their errors go with that', async () => {
    const { cart, checkout, delivery, shop } = aTab();
    cart.add(phone, 'ru');
    expect(await checkout.submit('ru', bare)).toBe(false);
    const missing = { name: 'required', phone: 'required', street: 'required' };
    expect(checkout.form.errors).toEqual({ ...missing, regionId: 'required' });
    await delivery.load('ru');
    expect(checkout.form.errors).toEqual(missing);
    for (const [field, value] of Object.entries(goodFields))
      checkout.form.edit(field as keyof typeof goodFields, value);
    void checkout.submit('ru', bare);
    expect(shop.desk.sent).toHaveLength(1);
  });

  it('DELIVERY-8: keeps what is wrong with a shop until one is chosen', async () => {
    const { checkout, delivery } = await aReadyTab();
    checkout.form.edit('method', 'pickup');
    await checkout.submit('ru', bare);
    await delivery.load('ro');
    expect(checkout.form.errors).toEqual({ shopId: 'required' });
    checkout.form.edit('shopId', 'centre');
    expect(checkout.form.errors).toEqual({});
  });

  it('CHECKOUT-15: shows that no bank lends its sum', async () => {
    const { checkout } = await aReadyTab();
    checkout.form.change({ ...checkout.draft, payment: 'credit' });
    expect(await checkout.submit('ru', { ...bare, credit: { kind: 'none' } })).toBe(false);
    expect(checkout.form.errors).toEqual({ creditPartnerId: 'required' });
  });
});

it('totals follow the cart, the region, the type, the method and the code', () => {
  const { checkout, cart } = aTab();
  cart.add(phone, 'ru');
  expect(checkout.totals).toMatchObject({ delivery: fromMdl(60), total: fromMdl(5060) });
  checkout.chooseType('express');
  expect(checkout.totals.delivery).toBe(fromMdl(120));
  checkout.chooseAddress({ regionId: 'balti', localityId: 'balti' });
  expect([checkout.draft.type, checkout.totals.delivery]).toEqual(['standard', fromMdl(90)]);
  checkout.form.edit('method', 'pickup');
  checkout.applyCode({ code: 'ZORI', discount: fromMdl(200) });
  expect(checkout.totals).toMatchObject({ delivery: 0, total: fromMdl(4800) });
});

describe('an order', () => {
  it('CART-19: that is placed empties the cart, closes both layers and is remembered', async () => {
    const { checkout, cart, shop } = await aReadyTab();
    checkout.form.edit('comment', 'call first');
    const sending = checkout.submit('ru', bare);
    expect([checkout.phase, checkout.awaitsAnswer]).toEqual(['sending', true]);
    await shop.desk.answer(placed());
    expect(await sending).toBe(true);
    const { open, successOpen, cartCountsAsOpen, awaitsAnswer } = checkout;
    expect([open, cart.open, successOpen, cartCountsAsOpen, awaitsAnswer]).toEqual([false, false, true, true, false]);
    expect([cart.lines, checkout.draft.comment, checkout.draft.name]).toEqual([[], '', 'Ion Rusu']);
    expect(aTab(shop).checkout.placed).toEqual(checkout.placed);
    expect(checkout.placed).toMatchObject({ ...order, contents: { goods: [{ productId: 'phone', count: 1 }] } });
  });

  it.each([
    ['https://pay.example/t1', 'https://pay.example/t1', 'paying', false],
    ['javascript:alert(1)', undefined, 'editing', true],
  ])('ORDER-9: leads to its payment only at a web address: %s', async (paymentUrl, address, phase, successOpen) => {
    const { checkout, shop } = await aReadyTab();
    const sending = checkout.submit('ru', bare);
    await shop.desk.answer(placed({ ...order, paymentUrl, transId: 't1' }));
    await sending;
    expect([checkout.paymentAddress, checkout.phase, checkout.successOpen]).toEqual([address, phase, successOpen]);
  });

  it('ORDER-2 ORDER-10: without an answer comes up in another tab, and only its goods leave that cart', async () => {
    const first = await aReadyTab();
    const { shop } = first;
    const sending = first.checkout.submit('ru', bare);
    await shop.desk.answer(err(failure('timeout', 'timeout', 'silence')));
    await sending;
    const { checkout, cart } = aTab(shop);
    cart.add(aProduct('case'), 'ru');
    checkout.form.edit('method', 'pickup');
    const counted = (lines: typeof cart.lines) => lines.map(({ product, count }) => `${product.productId} ${count}`);
    expect([checkout.phase, counted(checkout.ordered)]).toEqual(['unknown', ['phone 1']]);
    const again = checkout.retry('ru');
    await shop.desk.answer(placed());
    expect(await again).toBe(true);
    expect(shop.desk.sent[1]).toEqual(shop.desk.sent[0]);
    expect([counted(cart.lines), counted(checkout.ordered)]).toEqual([['case 1'], ['case 1']]);
  });

  it('CHECKOUT-10 CHECKOUT-11: of a partner goes with its terms, and leaves nothing of the customer', async () => {
    const { checkout, partnerTerms, shop } = await aReadyTab();
    const terms = partnerTerms.get(TermsStore);
    terms.chooseSeller('ana');
    terms.stateAs('prepaid_expense');
    terms.typeAdvance('700');
    const sending = checkout.submit('ru', { ...bare, terms: terms.terms });
    await shop.desk.answer(placed());
    await sending;
    const stated = { seller: 'ana', statusType: 'prepaid_expense', advance: fromMdl(700) };
    expect(shop.desk.sent[0]?.order).toMatchObject(stated);
    expect([checkout.draft, shop.checkoutStorage.loadDraft()]).toEqual([EMPTY_DRAFT, undefined]);
    expect(shop.termsStorage.load()).toEqual({ sellerId: 'ana', statusType: 'paid', advance: '' });
  });

  it('SECOND-5: goes even without an answer when the partner leaves', async () => {
    const { checkout, customer, shop } = await aReadyTab();
    const sending = checkout.submit('ru', bare);
    expect(customer.mayLeave()).toBe(false);
    await shop.desk.answer(err(failure('timeout', 'timeout', 'silence')));
    await sending;
    customer.leave();
    expect([shop.checkoutStorage.loadPending(), checkout.phase, checkout.open]).toEqual([undefined, 'editing', false]);
  });
});
