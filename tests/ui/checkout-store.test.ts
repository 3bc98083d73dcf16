import { describe, expect, it } from 'vitest';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import {
  EMPTY_DRAFT,
  hasPlaceList,
  methodFee,
  type PlacedOrder,
  typeFees,
  wrongFields,
} from '#core/purchase/checkout/index.ts';
import {
  aCreditPartner,
  aShop,
  fakeCampaignMemory,
  fakeCartStorage,
  fakeCheckoutStorage,
  fakeDataLayer,
  fakeGiftStorage,
  fakeIds,
  fakeTime,
} from '#core/testing/index.ts';
import { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import { lendingOf } from '#ui/features/purchase/checkout/lending.ts';
import { aProduct, fakeDesk, goodFields, noCodes, regions } from './shop-fakes.ts';

const phone = aProduct('phone');
const order: PlacedOrder = { orderNumber: '100001', total: fromMdl(5060) };
const toPay: PlacedOrder = { ...order, paymentUrl: 'https://pay.example/t1', transId: 't1' };
/** Lends from 1 000 to 50 000 MDL without interest. */
const prut = aCreditPartner('prut', [3, 6], { name: 'Prut Credit', maxAmount: fromMdl(50_000) });
const silence = err(failure('timeout', 'timeout', 'silence'));
const placed = (which: PlacedOrder = order) => ok({ kind: 'placed' as const, order: which });

/** What outlives a reload: the browser's storage and the provider. */
const aWorld = () => ({
  kept: fakeCartStorage(),
  checkoutStorage: fakeCheckoutStorage(),
  desk: fakeDesk(),
  ids: fakeIds('key'),
  catalogue: [phone],
  analytics: fakeDataLayer(),
  campaign: fakeCampaignMemory({ utm_source: 'google' }),
});

/** A tab over a world, started as the layout does. */
const aTab = (world = aWorld()) => {
  const { kept, checkoutStorage, desk, ids, analytics, campaign } = world;
  const catalog = { current: async () => ok(world.catalogue) };
  const cart = new CartStore({
    analytics,
    cartStorage: kept,
    timers: fakeTime(),
    notify: () => () => undefined,
    catalog,
  });
  const checkout = new CheckoutStore(
    {
      orders: desk,
      checkoutStorage,
      ids,
      clock: fakeTime(),
      giftStorage: fakeGiftStorage(),
      promoCode: noCodes,
      analytics,
      campaign,
    },
    cart,
  );
  checkout.start();
  cart.start();
  return { world, cart, checkout, desk };
};

/** A tab with a phone in the cart and a good draft. */
const aReadyTab = (world = aWorld()) => {
  const tab = aTab(world);
  tab.cart.add(phone, 'ru');
  for (const [field, value] of Object.entries(goodFields))
    tab.checkout.form.edit(field as keyof typeof goodFields, value);
  tab.checkout.show();
  tab.checkout.settle(regions, []);
  return tab;
};

const wrongIn = ({ form, places }: CheckoutStore) => wrongFields(form.errors, form.draft, places);

describe('payment on credit', () => {
  it('CHECKOUT-15: asks for terms of the whole sum and sends them; its fault goes with another way to pay', async () => {
    const { world, cart, checkout, desk } = aReadyTab();
    checkout.form.change({ ...checkout.draft, payment: 'credit' }, 'creditPartnerId');
    checkout.lendBy(lendingOf([{ ...prut, minAmount: fromMdl(6_000) }]));
    expect([await checkout.submit('ru'), checkout.form.errors, wrongIn(checkout)]).toEqual([
      false,
      { creditPartnerId: 'required' },
      1,
    ]);
    checkout.form.change({ ...checkout.draft, payment: 'cash' }, 'creditPartnerId');
    expect(wrongIn(checkout)).toBe(0);
    checkout.form.change({ ...checkout.draft, payment: 'credit' }, 'creditPartnerId');
    checkout.lendBy(lendingOf([prut]));
    checkout.form.change({ ...checkout.draft, creditPartnerId: 'prut', creditMonths: 6 });
    void checkout.submit('ru');
    expect(desk.sent[0]?.order).toMatchObject({ payment: 'credit', credit: { partnerId: 'prut', months: 6 } });
    expect(checkout.sent?.credit).toMatchObject({
      lender: 'Prut Credit',
      months: 6,
      monthlyPayment: Math.floor((checkout.sent?.total ?? 0) / 6),
    });
    expect([world.checkoutStorage.loadDraft(), cart.count]).toEqual([expect.objectContaining({ creditMonths: 6 }), 1]);
  });
});

describe('the draft', () => {
  it('outlives closing and a reload exactly as typed', () => {
    const { world, checkout } = aTab();
    checkout.form.edit('name', ' Ion ');
    checkout.form.edit('phone', 'not a phone');
    checkout.chooseAddress({ regionId: 'balti', localityId: 'elizaveta' });
    checkout.show();
    checkout.hide();
    expect(aTab(world).checkout.draft).toEqual({
      ...EMPTY_DRAFT,
      name: ' Ion ',
      phone: 'not a phone',
      regionId: 'balti',
      localityId: 'elizaveta',
    });
  });

  it('is read once: a second start does not undo what was typed', () => {
    const { world, checkout } = aTab();
    checkout.form.edit('name', 'Ion');
    aTab(world).checkout.form.edit('name', 'Ana');
    checkout.start();
    expect(checkout.draft.name).toBe('Ion');
  });

  it('is not sent while something is wrong, and each error goes as its field is mended', async () => {
    const { checkout, cart, desk } = aTab();
    cart.add(phone, 'ru');
    checkout.settle(regions, []);
    expect(await checkout.submit('ru')).toBe(false);
    expect(checkout.form.errors).toEqual({ name: 'required', phone: 'required', street: 'required' });
    checkout.form.edit('name', 'Ion');
    expect(checkout.form.errors).toEqual({ phone: 'required', street: 'required' });
    expect([desk.sent, checkout.draft.name]).toEqual([[], 'Ion']);
  });

  it('lets go of a region, locality and shop that are no longer there, and of nothing else', () => {
    const { checkout } = aTab();
    checkout.form.edit('shopId', 'closed');
    checkout.chooseAddress({ regionId: 'balti', localityId: 'gone' });
    checkout.settle([], []);
    expect(checkout.draft).toMatchObject({ localityId: 'gone', shopId: 'closed' });
    checkout.settle(regions, [aShop('centre')]);
    expect(checkout.draft).toMatchObject({ regionId: 'balti', localityId: 'balti', shopId: '' });
    checkout.form.edit('shopId', 'centre');
    checkout.chooseAddress({ regionId: 'gone', localityId: 'gone' });
    checkout.settle(regions, [aShop('centre'), aShop('station')]);
    expect(checkout.draft).toMatchObject({ regionId: 'kishinev', localityId: 'kishinev', shopId: 'centre' });
  });

  it('CHECKOUT-13 CHECKOUT-14: goes nowhere that is not on the screen, and counts nothing that is not', async () => {
    const { checkout, desk } = aReadyTab();
    checkout.settle([], []);
    expect([
      await checkout.submit('ru'),
      desk.sent,
      wrongIn(checkout),
      hasPlaceList(checkout.draft, checkout.places),
    ]).toEqual([false, [], 0, false]);
    checkout.settle(regions, []);
    expect([checkout.form.errors, hasPlaceList(checkout.draft, checkout.places)]).toEqual([{}, true]);
    checkout.form.edit('street', '');
    expect([await checkout.submit('ru'), wrongIn(checkout)]).toEqual([false, 1]);
    checkout.form.edit('method', 'pickup');
    expect(wrongIn(checkout)).toBe(0);
  });

  it('DELIVERY-8: keeps what is wrong with an address and a shop until they are mended', () => {
    const { checkout } = aTab();
    const { form } = checkout;
    form.edit('regionId', '');
    form.edit('localityId', '');
    form.validated('ru');
    expect(form.errors).toMatchObject({ regionId: 'required', localityId: 'required', street: 'required' });
    checkout.chooseAddress({ regionId: 'balti', localityId: 'balti' });
    checkout.chooseType('standard');
    expect(Object.keys(form.errors)).toEqual(['name', 'phone', 'street']);
    form.edit('method', 'pickup');
    form.validated('ru');
    checkout.settle(regions, [aShop('centre')]);
    expect(form.errors.shopId).toBe('required');
    form.edit('shopId', 'centre');
    expect(Object.keys(form.errors)).toEqual(['name', 'phone']);
  });

  it('takes a name and a phone given elsewhere into fields that are still empty', () => {
    const { checkout } = aTab();
    const { form } = checkout;
    form.edit('phone', '069123456');
    form.offer({ name: 'Ion', phone: '078000111' });
    expect(form.draft).toMatchObject({ name: 'Ion', phone: '069123456' });
    form.edit('phone', '');
    form.offer({ name: 'Ana', phone: '078000111' });
    expect(form.draft).toMatchObject({ name: 'Ion', phone: '078000111' });
  });
});

describe('totals', () => {
  it('follow the region, the type and the method', () => {
    const { checkout, cart } = aTab();
    cart.add(phone, 'ru');
    expect(checkout.paymentAddress).toBeUndefined();
    expect(checkout.totals).toMatchObject({ delivery: fromMdl(60), total: fromMdl(5060) });
    expect(typeFees(checkout.ordered, checkout.draft)).toEqual([
      { type: 'standard', fee: fromMdl(60) },
      { type: 'express', fee: fromMdl(120) },
    ]);
    checkout.chooseType('express');
    expect(checkout.totals.delivery).toBe(fromMdl(120));
    checkout.chooseAddress({ regionId: 'balti', localityId: 'balti' });
    expect(checkout.draft.type).toBe('standard');
    expect(checkout.totals.delivery).toBe(fromMdl(90));
    checkout.form.edit('method', 'pickup');
    expect(checkout.totals.delivery).toBe(0);
    expect(typeFees(checkout.ordered, checkout.draft)).toEqual([{ type: 'standard', fee: fromMdl(90) }]);
    expect([
      methodFee(checkout.ordered, checkout.draft, 'address'),
      methodFee(checkout.ordered, checkout.draft, 'pickup'),
    ]).toEqual([fromMdl(90), 0]);
  });
});

describe('an order that is placed', () => {
  it('CART-19: empties the cart, closes both layers, tells of success and is remembered', async () => {
    const { checkout, cart, desk, world } = aReadyTab();
    checkout.form.edit('comment', 'call first');
    const sending = checkout.submit('ru');
    expect([checkout.phase, desk.sent.length]).toEqual(['sending', 1]);
    checkout.hide();
    expect(checkout.open).toBe(true);
    await desk.answer(placed());
    expect(await sending).toBe(true);
    expect([checkout.open, cart.open, checkout.successOpen, checkout.cartCountsAsOpen]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([cart.lines, checkout.draft.comment, checkout.draft.name]).toEqual([[], '', 'Ion Rusu']);
    expect(desk.sent[0]?.order.expectedTotal).toBe(fromMdl(5060));
    checkout.hideSuccess();
    expect(checkout.successOpen).toBe(false);
    const later = aTab(world).checkout;
    expect([later.placed, later.phase, later.open]).toEqual([checkout.placed, 'editing', false]);
    expect(later.placed).toMatchObject({ ...order, contents: { goods: [{ productId: 'phone', count: 1 }] } });
  });

  it('goes out once however often the button is pressed', async () => {
    const { checkout, desk } = aReadyTab();
    const [first, second] = [checkout.submit('ru'), checkout.submit('ru')];
    await desk.answer(placed());
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(desk.sent).toHaveLength(1);
  });

  it('leads to its payment under the open layer, and nowhere but to a web address', async () => {
    const { checkout, cart, desk } = aReadyTab();
    const sending = checkout.submit('ru');
    await desk.answer(placed(toPay));
    await sending;
    expect(checkout.paymentAddress).toBe('https://pay.example/t1');
    expect([checkout.phase, checkout.open, checkout.successOpen, cart.open]).toEqual(['paying', true, false, false]);
    checkout.hide();
    expect([checkout.phase, checkout.open]).toEqual(['editing', false]);

    const other = aReadyTab();
    const outcome = other.checkout.submit('ru');
    await other.desk.answer(placed({ ...toPay, paymentUrl: 'javascript:alert(1)' }));
    await outcome;
    expect([other.checkout.paymentAddress, other.checkout.successOpen]).toEqual([undefined, true]);
  });

  it('tells once that its card was charged, and has nothing left to pay', async () => {
    const { checkout, desk, world } = aReadyTab();
    const sending = checkout.submit('ru');
    await desk.answer(placed(toPay));
    await sending;
    const back = aTab(world).checkout;
    back.confirmPayment('t1');
    back.confirmPayment('t1');
    expect([back.paidOpen, back.paymentAddress]).toEqual([true, undefined]);
    back.hidePaid();
    expect(back.paidOpen).toBe(false);
    const reloaded = aTab(world).checkout;
    reloaded.confirmPayment('t1');
    expect(reloaded.paidOpen).toBe(false);
  });
});

describe('an order that is not placed', () => {
  it('repriced: nothing typed is lost, the cart is checked, and the next attempt has a key of its own', async () => {
    const { checkout, cart, desk, world } = aReadyTab();
    world.catalogue = [aProduct('phone', { price: fromMdl(5100) })];
    const sending = checkout.submit('ru');
    await desk.answer(ok({ kind: 'repriced', total: fromMdl(5160) }));
    expect(await sending).toBe(false);
    expect(checkout.notice).toEqual({ kind: 'repriced', total: fromMdl(5160) });
    await expect.poll(() => checkout.totals.total).toBe(fromMdl(5160));
    expect(cart.changes).toHaveLength(1);
    expect([checkout.phase, checkout.open, checkout.draft.name]).toEqual(['editing', true, 'Ion Rusu']);
    const again = checkout.submit('ru');
    expect(checkout.notice).toBeUndefined();
    await desk.answer(placed());
    expect(await again).toBe(true);
    expect(desk.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(desk.sent[1]?.order.expectedTotal).toBe(fromMdl(5160));
  });

  it('refused: the words of the provider, and the cart as it was', async () => {
    const { checkout, cart, desk } = aReadyTab();
    const sending = checkout.submit('ru');
    await desk.answer(ok({ kind: 'refused', messages: ['Магазин закрыт'] }));
    await sending;
    expect(checkout.notice).toEqual({ kind: 'refused', messages: ['Магазин закрыт'] });
    expect([checkout.phase, cart.count]).toEqual(['editing', 1]);
  });

  it('is not even sent while something in the cart is absent', async () => {
    const { checkout, cart, desk } = aReadyTab();
    cart.add(aProduct('absent', { inStock: false }), 'ru');
    expect(await checkout.submit('ru')).toBe(false);
    expect(desk.sent).toEqual([]);
  });
});

describe('an order without an answer', () => {
  it('is unknown, and asking again sends the same order under the same key', async () => {
    const { checkout, cart, desk } = aReadyTab();
    const sending = checkout.submit('ru');
    await desk.answer(silence);
    expect(await sending).toBe(false);
    expect([checkout.phase, checkout.notice, cart.count]).toEqual(['unknown', undefined, 1]);
    expect(await checkout.submit('ru')).toBe(false);
    const again = checkout.retry('ru');
    expect([checkout.phase, checkout.retrying]).toEqual(['sending', true]);
    expect(await checkout.retry('ru')).toBe(false);
    await desk.answer(placed());
    expect(await again).toBe(true);
    expect([checkout.retrying, checkout.successOpen, cart.count]).toEqual([false, true, 0]);
    expect(desk.sent).toHaveLength(2);
    expect(desk.sent[1]).toEqual(desk.sent[0]);
  });

  it('comes up after a reload and is still the same order, whatever was typed or added since', async () => {
    const { world, checkout, desk } = aReadyTab();
    void checkout.submit('ru');
    const reloaded = aTab(world);
    expect([reloaded.checkout.phase, reloaded.checkout.open]).toEqual(['unknown', true]);
    const later = aProduct('later');
    world.catalogue = [phone, later];
    reloaded.cart.add(later, 'ro');
    reloaded.checkout.form.edit('name', 'Someone Else');
    const again = reloaded.checkout.retry('ro');
    await desk.answer(silence);
    await desk.answer(placed());
    expect(await again).toBe(true);
    expect(desk.sent[1]).toEqual(desk.sent[0]);
    expect(reloaded.cart.lines.map(({ product }) => product)).toEqual([later]);
  });

  it('ORDER-2 ORDER-10: comes up as it was when another tab submits another, and its own goods leave the cart', async () => {
    const world = { ...aWorld(), catalogue: [phone, aProduct('case')] };
    const [first, second] = [aReadyTab(world), aReadyTab(world)];
    const sending = first.checkout.submit('ru');
    await first.desk.answer(silence);
    await sending;
    second.cart.add(aProduct('case'), 'ru');
    second.checkout.form.edit('method', 'pickup');
    second.checkout.form.edit('shopId', 'centre');
    expect(await second.checkout.submit('ru')).toBe(false);
    expect([second.checkout.phase, second.checkout.sent?.total]).toEqual(['unknown', fromMdl(5060)]);
    expect(methodFee(second.checkout.ordered, second.checkout.draft, 'address')).toBe(fromMdl(60));
    const other = second.checkout.retry('ru');
    await second.desk.answer(placed());
    expect(await other).toBe(true);
    expect(world.desk.sent[1]).toEqual(world.desk.sent[0]);
    expect(second.cart.lines.map(({ product, count }) => `${product.productId} ${count}`)).toEqual([
      'phone 1',
      'case 1',
    ]);
    expect(second.checkout.placed?.contents?.fulfilment.method).toBe('address');
  });

  it('stays unknown when the retry is not answered either, and can be put aside and taken up', async () => {
    const { checkout, desk } = aReadyTab();
    const sending = checkout.submit('ru');
    await desk.answer(silence);
    await sending;
    const again = checkout.retry('ru');
    await desk.answer(silence);
    expect(await again).toBe(false);
    checkout.hide();
    checkout.show();
    expect([checkout.phase, checkout.retrying]).toEqual(['unknown', false]);
  });

  it('becomes editable again when the retry is refused', async () => {
    const { checkout, desk, world } = aReadyTab();
    const sending = checkout.submit('ru');
    await desk.answer(silence);
    await sending;
    const again = checkout.retry('ru');
    await desk.answer(ok({ kind: 'refused', messages: ['no'] }));
    await again;
    expect([checkout.phase, checkout.notice?.kind]).toEqual(['editing', 'refused']);
    expect(world.checkoutStorage.loadPending()).toBeUndefined();
  });

  it('takes the answer that another tab has had meanwhile', async () => {
    const { world, checkout, desk } = aReadyTab();
    const sending = checkout.submit('ru');
    const other = aTab(world).checkout;
    expect(other.phase).toBe('unknown');
    await desk.answer(placed());
    await sending;
    expect(await other.retry('ru')).toBe(true);
    expect([other.placed, other.successOpen, desk.sent.length]).toEqual([checkout.placed, true, 1]);
  });
});

describe('analytics', () => {
  const eventsOf = ({ analytics }: ReturnType<typeof aWorld>) => analytics.reported.map(({ event }) => event);

  it('ANALYTICS-1: hears of the checkout once an opening, with what is in the cart', () => {
    const { world, checkout } = aReadyTab();
    checkout.show();
    expect(eventsOf(world)).toEqual(['add_to_cart', 'begin_checkout']);
    expect(world.analytics.reported[1]).toMatchObject({
      ecommerce: { value: 5_000, items: [{ item_id: 'phone', quantity: 1 }] },
    });
    checkout.hide();
    checkout.show();
    expect(eventsOf(world)).toEqual(['add_to_cart', 'begin_checkout', 'begin_checkout']);
  });

  it('ANALYTICS-3: hears of an order once, also when two tabs have had its answer', async () => {
    const world = aWorld();
    const first = aReadyTab(world);
    const sending = first.checkout.submit('ru');
    await world.desk.answer(silence);
    await sending;
    expect(eventsOf(world)).not.toContain('purchase');
    const second = aTab(world);
    const [one, other] = [first.checkout.retry('ru'), second.checkout.retry('ru')];
    await world.desk.answer(placed());
    await world.desk.answer(placed());
    await Promise.all([one, other]);
    expect(eventsOf(world).filter((event) => event === 'purchase')).toHaveLength(1);
    expect(world.analytics.reported.at(-1)).toMatchObject({
      ecommerce: { transaction_id: '100001', value: 5_060, shipping: 60, items: [{ item_id: 'phone' }] },
      user: { phone: '+37369123456' },
    });
  });
});

it('CAMPAIGN-4: an order carries the marks that it was first sent with', async () => {
  const world = aWorld();
  const { checkout } = aReadyTab(world);
  const sending = checkout.submit('ru');
  await world.desk.answer(silence);
  await sending;
  const later = aTab({ ...world, campaign: fakeCampaignMemory({ utm_source: 'bing' }) });
  const again = later.checkout.retry('ru');
  await world.desk.answer(placed());
  await again;
  expect(world.desk.sent.map(({ order: { utm } }) => utm)).toEqual([
    { utm_source: 'google' },
    { utm_source: 'google' },
  ]);
});
