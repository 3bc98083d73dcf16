import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import type { UtmSet } from '#core/marketing/campaign/index.ts';
import { takeOut } from '#core/purchase/cart/cart.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import { validateDraft } from '#core/purchase/checkout/draft.ts';
import {
  type CheckoutState,
  createCheckout,
  EMPTY_DRAFT,
  explanationOfOrder,
  type OrderDraft,
  type PendingOrder,
  type PlaceAnswer,
  type PlacedOrder,
  UNREAD_CHECKOUT,
} from '#core/purchase/checkout/index.ts';
import type { CountedDevice } from '#core/purchase/counted-device/index.ts';
import { explainTotals, sumOf } from '#core/purchase/explanation/index.ts';
import { aCart, aDraft, anOrder, aPhone, aPlacedOrder, fakeCheckoutStorage, fakeIds } from '#core/testing/index.ts';

type Answer = Result<PlaceAnswer, Failure>;

const silence: Answer = err(failure('timeout', 'timeout', 'late'));
const placed = (order = aPlacedOrder()): Answer => ok({ kind: 'placed', order });
const toPay = aPlacedOrder({ paymentUrl: 'https://pay.example/t1', transId: 't1' });

/** What outlives a tab: its storage and the desk that takes orders, whose answers are given by hand. */
const aWorld = () => {
  const sent: PendingOrder[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    storage: fakeCheckoutStorage(),
    ids: fakeIds(),
    events: [] as AnalyticsEvent[],
    utm: {} as UtmSet,
    device: undefined as CountedDevice | undefined,
    sent,
    place: (order: PendingOrder) => {
      sent.push(structuredClone(order));
      return new Promise<Answer>((resolve) => waiting.push(resolve));
    },
    answer: async (...answers: Answer[]) => {
      for (const answer of answers) waiting.shift()?.(answer);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

/** A tab over a world, with something in the cart and a draft that may be sent. */
const aTab = (world = aWorld(), draft: OrderDraft = aDraft()) => {
  const done: unknown[] = [];
  const cart = {
    lines: aCart()
      .with(aPhone('A').broughtFor(60, 120, 90), 2)
      .build() as Cart,
    takeOut: (ordered: Parameters<typeof takeOut>[1]) => {
      cart.lines = takeOut(cart.lines, ordered);
    },
    leave: () => void done.push('cart left'),
    check: async (locale: string) => void done.push(`cart checked ${locale}`),
  };
  const form = {
    draft,
    reads: 0,
    start: () => {
      form.reads += 1;
    },
    checks: 0,
    validated: () => {
      form.checks += 1;
      const valid = validateDraft(form.draft);
      return valid.ok ? valid.value : undefined;
    },
    edit: (field: 'comment', value: string) => {
      form.draft = { ...form.draft, [field]: value };
    },
    faults: [] as unknown[],
    fault: (errors: object) => void form.faults.push(errors),
    forget: () => {
      form.draft = EMPTY_DRAFT;
    },
  };
  const orderedAt: number[] = [];
  let state: CheckoutState = UNREAD_CHECKOUT;
  const checkout = createCheckout({
    analytics: { push: (event) => void world.events.push(event) },
    campaign: { marks: () => world.utm },
    orders: { place: world.place },
    checkoutStorage: world.storage,
    ids: world.ids,
    clock: { now: () => 1_000 },
    giftStorage: { saveOrderedAt: (at) => void orderedAt.push(at) },
    promoCode: {
      forget: () => void done.push('code forgotten'),
      check: (locale) => void done.push(`code checked ${locale}`),
    },
    device: {
      toOffer: () => world.device,
      forget: () => void done.push('device forgotten'),
    },
    cart,
    form,
    paymentAddress: (given) => (given?.startsWith('https:') ? given : undefined),
    onPartnersOrder: () => void done.push('next customer'),
    show: (next) => {
      state = next;
    },
  });
  const submit = (locale: Locale, shown: Partial<Parameters<typeof checkout.submit>[1]> = {}) =>
    checkout.submit(locale, { credit: { kind: 'unknown' }, timing: {}, terms: undefined, ...shown });
  return { world, checkout: { ...checkout, submit }, cart, form, done, orderedAt, state: () => state };
};

/** A tab that has read what was left and stands open. */
const anOpenTab = (world = aWorld(), draft?: OrderDraft) => {
  const tab = aTab(world, draft);
  tab.checkout.start();
  tab.checkout.show();
  return tab;
};
const namesOf = (events: readonly AnalyticsEvent[]) => events.map(({ event }) => event);

const BUYER = { name: 'Ion Rusu', phone: '+37369123456' };

describe('the beginning of a checkout', () => {
  it('ORDER-2: reads what was left, once, and an order without an answer comes up', () => {
    const { world, checkout, state, form } = aTab();
    world.storage.savePlaced(aPlacedOrder());
    checkout.start();
    expect(state()).toEqual({ ...UNREAD_CHECKOUT, ready: true, placed: aPlacedOrder() });
    world.storage.savePending({ key: 'k', order: anOrder() });
    checkout.start();
    expect([state().phase, form.reads]).toEqual(['editing', 1]);
    const reloaded = aTab(world);
    reloaded.checkout.start();
    expect(reloaded.state()).toMatchObject({ phase: 'unknown', open: true, placed: aPlacedOrder() });
  });

  it('ANALYTICS-1: is reported once an opening, with what is in the cart', () => {
    const { world, checkout, state } = anOpenTab();
    checkout.show();
    expect(world.events).toMatchObject([
      { event: 'begin_checkout', ecommerce: { value: 6_000, items: [{ item_id: 'A', quantity: 2 }] } },
    ]);
    checkout.hide();
    expect(state().open).toBe(false);
    checkout.show();
    expect(namesOf(world.events)).toEqual(['begin_checkout', 'begin_checkout']);
  });
});

describe('an order that is sent', () => {
  it('ORDER-4 CAMPAIGN-4: is the draft, the lines, the total with delivery, and the campaign', async () => {
    const world = aWorld();
    world.utm = { utm_source: 'google' };
    const { checkout, state } = anOpenTab(world, aDraft({ comment: 'call' }));
    const sending = checkout.submit('ro');
    expect(state()).toMatchObject({ phase: 'sending', open: true });
    expect(world.sent).toMatchObject([
      {
        key: 'id-1',
        order: {
          comment: 'call',
          expectedTotal: fromMdl(6_060),
          lines: [{ productId: 'A', count: 2, tier: 'retail' }],
          locale: 'ro',
          utm: { utm_source: 'google' },
        },
      },
    ]);
    expect(world.sent[0]?.order).not.toHaveProperty('statusType');
    await world.answer(placed());
    expect(await sending).toBe(true);
  });

  it('CODE-5: carries the promo code that holds, and its total has the discount', async () => {
    const { world, checkout, done, state } = anOpenTab();
    checkout.applyCode({ code: 'ZORI', discount: fromMdl(200) });
    const sending = checkout.submit('ru');
    expect(world.sent[0]?.order).toMatchObject({ promoCode: 'ZORI', expectedTotal: fromMdl(5_860) });
    expect(state().sent).toMatchObject({ totals: { code: fromMdl(200) }, total: fromMdl(5_860) });
    await world.answer(placed());
    await sending;
    expect(done).toEqual(['code forgotten', 'cart left']);
    const plain = anOpenTab();
    void plain.checkout.submit('ru');
    expect(plain.world.sent[0]?.order).not.toHaveProperty('promoCode');
  });

  it('TRADEIN-7 TRADEIN-8: carries the device that is counted in as an offer, and its total stays', async () => {
    const world = aWorld();
    const offered = {
      ...{ modelId: 'iphone-13', memory: '128 GB', condition: 'good' },
      ...{ device: 'Apple iPhone 13 128 GB', worth: fromMdl(3_700), until: 2_000 },
    } as const;
    world.device = { ...offered, condition: 'good', title: 'iPhone 13' };
    const { checkout, done, state } = anOpenTab(world);
    const sending = checkout.submit('ru');
    expect(world.sent[0]?.order).toMatchObject({ tradeIn: offered, expectedTotal: fromMdl(6_060) });
    expect(state().sent?.tradeIn).toEqual(offered);
    world.device = undefined;
    await world.answer(placed());
    await sending;
    expect(done).toEqual(['device forgotten', 'cart left']);
    expect(state().placed?.contents?.tradeIn).toEqual(offered);
    const plain = anOpenTab();
    void plain.checkout.submit('ru');
    expect(plain.world.sent[0]?.order).not.toHaveProperty('tradeIn');
  });

  it('CHECKOUT-9: of a partner carries their terms', async () => {
    const { world, checkout } = anOpenTab();
    void checkout.submit('ru', { terms: { sellerId: 'ana', statusType: 'prepaid_expense', advance: '500' } });
    expect(world.sent[0]?.order).toMatchObject({ seller: 'ana', statusType: 'prepaid_expense' });
  });

  it('CHECKOUT-18: of a partner is shown with its customer and its seller, one of a shopper without', async () => {
    for (const [terms, sale] of [
      [
        { sellerId: 'ana', statusType: 'paid', advance: '' },
        { ...BUYER, seller: 'ana' },
      ],
      [{ sellerId: '', statusType: 'paid', advance: '' }, BUYER],
      [undefined, undefined],
    ] as const) {
      const { world, checkout, state } = anOpenTab();
      const sending = checkout.submit('ru', { terms });
      await world.answer(placed());
      await sending;
      expect(state().placed?.contents).toBeDefined();
      expect(state().placed?.contents?.sale).toEqual(sale);
    }
  });

  it('ADVANCE-1 ADVANCE-2: of a partner goes out with its advance, and not while that is wrong', async () => {
    const { world, checkout, state } = anOpenTab();
    const terms = { sellerId: '', statusType: 'prepaid_expense', advance: '' } as const;
    expect(await checkout.submit('ru', { terms })).toBe(false);
    expect(await checkout.submit('ru', { terms: { ...terms, advance: '100000' } })).toBe(false);
    expect(world.sent).toEqual([]);
    const sending = checkout.submit('ru', { terms: { ...terms, advance: '500' } });
    const order = world.sent[0]?.order;
    expect(order?.advance).toBe(fromMdl(500));
    const remains = (order?.expectedTotal ?? 0) - fromMdl(500);
    expect(state().sent?.advance).toEqual({ paid: fromMdl(500), remains });
    await world.answer(placed());
    await sending;
    expect(state().placed?.contents?.payment).toEqual({
      method: 'cash',
      statusType: 'prepaid_expense',
      advance: fromMdl(500),
    });
  });

  it('ORDER-8: goes out once at a time, and the layer stays until its answer', async () => {
    const { world, checkout, state } = anOpenTab();
    const sending = checkout.submit('ru');
    expect(await checkout.submit('ru')).toBe(false);
    expect(await checkout.retry('ru')).toBe(false);
    checkout.hide();
    expect(state().open).toBe(true);
    await world.answer(placed());
    expect(await sending).toBe(true);
    expect(world.sent).toHaveLength(1);
  });

  it('CART-15 ORDER-4: does not go out while the draft is wrong, or something is out of stock', async () => {
    const wrong = anOpenTab(aWorld(), aDraft({ phone: '1' }));
    expect(await wrong.checkout.submit('ru')).toBe(false);
    const absent = anOpenTab();
    absent.cart.lines = aCart().with(aPhone('A').outOfStock()).build();
    expect(await absent.checkout.submit('ru')).toBe(false);
    expect([wrong.world.sent, absent.world.sent, absent.state().phase]).toEqual([[], [], 'editing']);
  });
});

describe('an order on credit', () => {
  const credit = { partnerId: 'prut', lender: 'Prut Credit', months: 10, monthlyPayment: 60_000 };
  const offered = { kind: 'offered', credit } as const;
  const onCredit = aDraft({ payment: 'credit' });

  it('CHECKOUT-15: is not sent if no lender offers credit for the sum; the error is shown with the others', async () => {
    const faults = [{ creditPartnerId: 'required' }];
    for (const draft of [onCredit, { ...onCredit, name: '' }]) {
      const { world, checkout, form } = anOpenTab(aWorld(), draft);
      expect(await checkout.submit('ru', { credit: { kind: 'none' } })).toBe(false);
      expect([form.faults, form.checks, world.sent]).toEqual([faults, 1, []]);
    }
  });

  it('CHECKOUT-15: goes out without terms while no lender is known; one paid otherwise has none', async () => {
    for (const [draft, credit] of [
      [onCredit, { kind: 'unknown' }],
      [aDraft(), offered],
      [aDraft(), { kind: 'none' }],
    ] as const) {
      const { world, checkout, form } = anOpenTab(aWorld(), draft);
      void checkout.submit('ru', { credit });
      expect([form.faults, world.sent.length]).toEqual([[], 1]);
      expect(world.sent[0]?.order).not.toHaveProperty('credit');
    }
  });

  it('CHECKOUT-15: is kept with the terms that its shopper saw, while it is on its way and once it is placed', async () => {
    const { world, checkout, state } = anOpenTab(aWorld(), onCredit);
    const sending = checkout.submit('ru', { credit: offered });
    expect(world.sent[0]?.order).toMatchObject({ payment: 'credit', credit: { partnerId: 'prut', months: 10 } });
    expect(state().sent).toMatchObject({ credit });
    await world.answer(placed());
    await sending;
    expect(state().placed?.contents).toMatchObject({ credit });
    expect(world.storage.loadPlaced()?.contents).toMatchObject({ credit });
  });
});

describe('an order that is picked up', () => {
  it('PICKUP-4: is kept with the moment from which it waits, as it was when it went out', async () => {
    const { world, checkout, state } = anOpenTab();
    const sending = checkout.submit('ru', { timing: { pickup: { date: '2026-11-24', time: '12:00' } } });
    await world.answer(placed());
    await sending;
    expect(state().placed?.contents).toMatchObject({ pickup: { date: '2026-11-24', time: '12:00' } });
    expect(world.storage.loadPlaced()?.contents).toEqual(state().placed?.contents);
  });
});

describe('an order that is brought', () => {
  it('ORDER-12: is kept with the days that were promised, as they were when it went out', async () => {
    const { world, checkout, state } = anOpenTab();
    const days = { first: '2026-11-24', last: '2026-11-25' };
    const sending = checkout.submit('ru', { timing: { days } });
    await world.answer(placed());
    await sending;
    expect(state().placed?.contents).toMatchObject({ days });
    expect(world.storage.loadPlaced()?.contents).toEqual(state().placed?.contents);
  });
});

describe('an order that is placed', () => {
  it('CART-19 CART-24 GIFT-2 ORDER-9: leaves the cart, is kept with its time, and its success takes the checkout’s place', async () => {
    const { world, checkout, cart, form, done, orderedAt, state } = anOpenTab(aWorld(), aDraft({ comment: 'call' }));
    const sending = checkout.submit('ru');
    await world.answer(placed());
    expect(await sending).toBe(true);
    const contents = state().placed?.contents;
    expect(contents).toMatchObject({
      goods: [{ productId: 'A', title: 'Phone A', count: 2, price: fromMdl(3_000) }],
      fulfilment: { method: 'address', regionId: 'kishinev' },
    });
    expect(state()).toEqual({
      ...UNREAD_CHECKOUT,
      ready: true,
      placed: { ...aPlacedOrder(), contents },
      successOpen: true,
    });
    expect([cart.lines, form.draft.comment, form.draft.name]).toEqual([[], '', 'Ion Rusu']);
    expect([done, orderedAt]).toEqual([['cart left'], [1_000]]);
    expect(world.storage.loadPlaced()).toEqual({ ...aPlacedOrder(), contents });
    checkout.hideSuccess();
    expect(state().successOpen).toBe(false);
  });

  it('EXPLAIN-5: keeps the steps of its total as it went out, while it comes to the same', async () => {
    const { world, checkout, cart, state } = anOpenTab();
    const code = { code: 'ZORI', discount: fromMdl(200) };
    checkout.applyCode(code);
    const steps = explainTotals(cart.lines, aDraft(), 'chosen', code);
    expect(sumOf(steps)).toBe(fromMdl(5_860));
    const sending = checkout.submit('ru');
    checkout.applyCode(undefined);
    expect(state().sent?.steps).toEqual(steps);
    await world.answer(placed(aPlacedOrder({ total: fromMdl(5_860) })));
    await sending;
    const order = state().placed;
    expect(order?.contents?.steps).toEqual(steps);
    expect(world.storage.loadPlaced()?.contents?.steps).toEqual(steps);
    expect(explanationOfOrder(aPlacedOrder({ total: fromMdl(5_860) }), order)).toEqual(steps);
    expect(explanationOfOrder(aPlacedOrder({ total: fromMdl(5_861) }), order)).toBeUndefined();
    expect(explanationOfOrder(aPlacedOrder({ orderNumber: '7', total: fromMdl(5_860) }), order)).toBeUndefined();
    expect(explanationOfOrder(aPlacedOrder(), aPlacedOrder())).toBeUndefined();
    expect(explanationOfOrder(aPlacedOrder(), undefined)).toBeUndefined();
  });

  it('MINE-1: joins the orders of its browser in front, with the phone and the goods alone, ten at most', async () => {
    const { world, checkout } = anOpenTab(aWorld(), aDraft({ comment: 'call' }));
    const before = Array.from({ length: 10 }, (_, index) => ({ orderNumber: `old-${index}` }));
    world.storage.saveOrders(before);
    const sending = checkout.submit('ru');
    await world.answer(placed());
    await sending;
    expect(world.storage.loadOrders()).toEqual([
      {
        orderNumber: aPlacedOrder().orderNumber,
        phone: '+37369123456',
        at: 1_000,
        total: aPlacedOrder().total,
        method: 'address',
        goods: [{ productId: 'A', title: 'Phone A', count: 2 }],
      },
      ...before.slice(0, 9),
    ]);
  });

  it('MINE-1: of a partner stays out of it', async () => {
    const { world, checkout } = anOpenTab();
    const sending = checkout.submit('ru', { terms: { sellerId: 'ana', statusType: 'paid', advance: '' } });
    await world.answer(placed());
    await sending;
    expect(world.storage.loadOrders()).toBeUndefined();
  });

  it('ORDER-9: leads to its payment under the open layer, where there is one to go to', async () => {
    const { world, checkout, state } = anOpenTab();
    const sending = checkout.submit('ru');
    await world.answer(placed(toPay));
    await sending;
    expect(state()).toMatchObject({ phase: 'paying', open: true, successOpen: false, placed: toPay });
    checkout.hide();
    expect(state()).toMatchObject({ phase: 'editing', open: false });
    const other = anOpenTab();
    const also = other.checkout.submit('ru');
    await other.world.answer(placed({ ...toPay, paymentUrl: 'javascript:alert(1)' }));
    await also;
    expect(other.state()).toMatchObject({ phase: 'editing', open: false, successOpen: true });
  });

  it('CHECKOUT-11: of a partner leaves nothing of its customer', async () => {
    const { world, checkout, form, done } = anOpenTab();
    const sending = checkout.submit('ru', { terms: { sellerId: '', statusType: 'paid', advance: '' } });
    await world.answer(placed());
    await sending;
    expect(form.draft).toBe(EMPTY_DRAFT);
    expect(done).toEqual(['cart left', 'next customer']);
  });

  it('ANALYTICS-3: is reported once, also when two tabs have had its answer', async () => {
    const world = aWorld();
    const first = anOpenTab(world);
    const sending = first.checkout.submit('ru');
    await world.answer(silence);
    await sending;
    expect(namesOf(world.events)).toEqual(['begin_checkout']);
    const second = aTab(world);
    second.checkout.start();
    const answers = [first.checkout.retry('ru'), second.checkout.retry('ru')];
    await world.answer(placed(), placed());
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(namesOf(world.events)).toEqual(['begin_checkout', 'purchase']);
    expect(world.events[1]).toMatchObject({
      ecommerce: { transaction_id: '100001', value: 3_000, shipping: 60, items: [{ item_id: 'A', quantity: 2 }] },
      user: { phone: '+37369123456' },
    });
  });

  it('ORDER-9: and whose card was charged reports that once, and has nothing left to pay', async () => {
    const { world, checkout, state } = anOpenTab();
    const sending = checkout.submit('ru');
    await world.answer(placed(toPay));
    await sending;
    checkout.confirmPayment('t1');
    const { paymentUrl: _charged, ...paid } = toPay;
    expect(state()).toMatchObject({ paidOpen: true, placed: paid });
    expect(state().placed).not.toHaveProperty('paymentUrl');
    expect(world.storage.loadPlaced()).toMatchObject(paid);
    expect(world.storage.loadPlaced()).not.toHaveProperty('paymentUrl');
    checkout.hidePaid();
    checkout.confirmPayment('t1');
    expect(state().paidOpen).toBe(false);
    const reloaded = aTab(world);
    reloaded.checkout.start();
    reloaded.checkout.confirmPayment('t1');
    expect(reloaded.state().paidOpen).toBe(false);
  });

  it('ORDER-9: a payment of another browser’s order is reported once, and changes nothing of one’s own', () => {
    const { world, checkout, state } = aTab();
    world.storage.savePlaced(toPay);
    checkout.start();
    checkout.confirmPayment('t2');
    expect(state()).toMatchObject({ paidOpen: true, placed: toPay });
    expect(world.storage.loadPlaced()).toEqual(toPay);
    checkout.hidePaid();
    checkout.confirmPayment('t2');
    expect(state().paidOpen).toBe(false);
    const nobodys = aTab();
    nobodys.checkout.start();
    nobodys.checkout.confirmPayment('t3');
    expect(nobodys.state()).toMatchObject({ paidOpen: true, placed: undefined });
    expect(nobodys.world.storage.loadPlaced()).toBeUndefined();
  });
});

describe('an order that is not placed', () => {
  it('ORDER-3: says why, checks the cart, and may be sent anew', async () => {
    const { world, checkout, cart, form, done, state } = anOpenTab(aWorld(), aDraft({ comment: 'call' }));
    const sending = checkout.submit('ro');
    await world.answer(ok({ kind: 'repriced', total: 7 }));
    expect(await sending).toBe(false);
    expect(state()).toMatchObject({ phase: 'editing', open: true, notice: { kind: 'repriced', total: 7 } });
    expect([cart.lines.length, form.draft.comment, done]).toEqual([1, 'call', ['cart checked ro', 'code checked ro']]);
    const again = checkout.submit('ro');
    expect(state().notice).toBeUndefined();
    await world.answer(placed());
    expect(await again).toBe(true);
    expect(world.sent.map(({ key }) => key)).toEqual(['id-1', 'id-2']);
  });

  it('ORDER-2: without an answer is asked for again, the very same, until there is one', async () => {
    const { world, checkout, cart, form, done, state } = anOpenTab();
    const sending = checkout.submit('ru');
    await world.answer(silence);
    expect(await sending).toBe(false);
    expect(state()).toMatchObject({ phase: 'unknown', open: true, notice: undefined, retrying: false });
    expect([cart.lines.length, done]).toEqual([1, []]);
    expect(await checkout.submit('ru')).toBe(false);
    form.edit('comment', 'changed meanwhile');
    const again = checkout.retry('ro');
    expect(state()).toMatchObject({ phase: 'sending', retrying: true });
    await world.answer(silence);
    expect(await again).toBe(false);
    expect(state()).toMatchObject({ phase: 'unknown', retrying: false });
    const last = checkout.retry('ro');
    await world.answer(ok({ kind: 'refused', messages: ['no'] }));
    expect(await last).toBe(false);
    expect(state()).toMatchObject({ phase: 'editing', retrying: false, notice: { kind: 'refused' } });
    expect(world.sent).toHaveLength(3);
    expect(world.sent[2]).toEqual(world.sent[0]);
  });

  it('ORDER-10: is shown with its own lines, sum and time beside a changed cart, also after a reload', async () => {
    const world = aWorld();
    const { checkout, cart, state } = anOpenTab(world);
    const ordered = cart.lines;
    const sending = checkout.submit('ru');
    await world.answer(silence);
    await sending;
    cart.lines = aCart().with(aPhone('B').costing(9_000)).build();
    const shown = {
      phase: 'unknown',
      sent: {
        cart: ordered,
        lines: [{ line: { product: { productId: 'A' }, count: 2 }, price: fromMdl(6_000) }],
        totals: { delivery: fromMdl(60), total: fromMdl(6_060) },
        total: fromMdl(6_060),
        fulfilment: { method: 'address', street: aDraft().street },
        at: 1_000,
      },
    };
    checkout.hide();
    checkout.show();
    expect(state()).toMatchObject(shown);
    const reloaded = aTab(world);
    reloaded.cart.lines = cart.lines;
    reloaded.checkout.start();
    expect(reloaded.state()).toMatchObject(shown);
    const again = reloaded.checkout.retry('ru');
    expect(reloaded.state().sent).toMatchObject(shown.sent);
    await world.answer(placed());
    expect(await again).toBe(true);
    expect(reloaded.state().sent).toBeUndefined();
    expect(reloaded.cart.lines).toEqual(cart.lines);
    expect(world.events.at(-1)).toMatchObject({ event: 'purchase', ecommerce: { items: [{ item_id: 'A' }] } });
  });

  it('ORDER-10: that was kept without its lines is shown with its sum alone', () => {
    const world = aWorld();
    world.storage.savePending({ key: 'k', order: anOrder() });
    const { state } = anOpenTab(world);
    expect(state().sent).toEqual({ lines: [], total: fromMdl(3_000), fulfilment: anOrder().fulfilment });
  });

  it('ORDER-10: of another tab is not opened over a page that is loaded', () => {
    const world = aWorld();
    world.storage.savePending({ key: 'k', order: anOrder() });
    const { checkout, state } = aTab({ ...world, storage: { ...world.storage, isSentHere: () => false } });
    checkout.start();
    expect(state()).toMatchObject({ phase: 'unknown', open: false, sent: { total: fromMdl(3_000) } });
    checkout.show();
    expect(state()).toMatchObject({ phase: 'unknown', open: true });
  });

  it('ORDER-10: of another tab comes up when the checkout is opened', async () => {
    const world = aWorld();
    const other = anOpenTab(world);
    const here = aTab(world);
    here.checkout.start();
    void other.checkout.submit('ru');
    await world.answer(silence);
    here.checkout.show();
    expect(here.state()).toMatchObject({ phase: 'unknown', open: true, sent: { total: fromMdl(6_060) } });
  });

  it('ORDER-2 ORDER-10: of another tab stands in place of one’s own, and it is what is asked for', async () => {
    const world = aWorld();
    const other = anOpenTab(world);
    const here = anOpenTab(world, aDraft({ method: 'pickup', shopId: 'center' }));
    here.cart.lines = aCart().with(aPhone('A'), 3).with(aPhone('B')).build();
    void other.checkout.submit('ru');
    expect(await here.checkout.submit('ru')).toBe(false);
    expect(here.state()).toMatchObject({ phase: 'unknown', sent: { total: fromMdl(6_060) } });
    expect(world.sent).toHaveLength(1);
    const asking = here.checkout.retry('ru');
    await world.answer(silence, placed());
    expect(await asking).toBe(true);
    expect(world.sent[1]).toEqual(world.sent[0]);
    expect(here.cart.lines.map(({ product, count }) => `${product.productId} ${count}`)).toEqual(['A 1', 'B 1']);
    expect(here.state().placed?.contents).toMatchObject({
      goods: [{ productId: 'A', count: 2 }],
      fulfilment: { method: 'address' },
    });
    expect(world.events.at(-1)).toMatchObject({ event: 'purchase', ecommerce: { items: [{ quantity: 2 }] } });
  });

  it('ORDER-2: takes the answer that another tab has had meanwhile', async () => {
    const world = aWorld();
    world.storage.savePending({ key: 'k', order: anOrder() });
    const { checkout, done, state } = anOpenTab(world);
    world.storage.savePending(undefined);
    world.storage.savePlaced(aPlacedOrder());
    expect(await checkout.retry('ru')).toBe(true);
    expect(state()).toMatchObject({ phase: 'editing', open: false, successOpen: true, placed: aPlacedOrder() });
    expect([world.sent, done]).toEqual([[], ['cart left']]);
  });

  it('ORDER-2: that another tab has given up is edited anew', async () => {
    for (const last of [undefined, aPlacedOrder()] satisfies (PlacedOrder | undefined)[]) {
      const world = aWorld();
      world.storage.savePlaced(last);
      world.storage.savePending({ key: 'k', order: anOrder() });
      const { checkout, state } = anOpenTab(world);
      world.storage.savePending(undefined);
      expect(await checkout.retry('ru')).toBe(false);
      expect(state()).toMatchObject({ phase: 'editing', open: true, successOpen: false });
    }
  });
});

describe('leaving a checkout', () => {
  it('SECOND-5 CHECKOUT-11: forgets what was typed, sent and placed', () => {
    const { world, checkout, form, done, state } = aTab();
    world.storage.savePlaced(toPay);
    world.storage.savePending({ key: 'k', order: anOrder() });
    checkout.start();
    checkout.confirmPayment('t1');
    checkout.forget();
    expect(state()).toEqual({ ...UNREAD_CHECKOUT, ready: true });
    expect(done).toEqual(['code forgotten']);
    expect(form.draft).toBe(EMPTY_DRAFT);
    expect([world.storage.loadPending(), world.storage.loadPlaced()]).toEqual([undefined, undefined]);
  });
});
