import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairPending, repairPlaced } from '#core/purchase/checkout/index.ts';
import { explainTotals, sumOf } from '#core/purchase/explanation/index.ts';
import { aCart, anOrder, aPhone, aPlacedOrder } from '#core/testing/index.ts';

const fulfilment = {
  method: 'address',
  type: 'express',
  regionId: 'kishinev',
  localityId: 'kishinev',
  street: 'Mira 1',
} as const;
const whole = { key: 'k-1', order: anOrder() };
const full = {
  key: 'k-2',
  order: anOrder({
    contact: { name: 'Ion', phone: '+37369123456', email: 'ion@mail.md' },
    fulfilment,
    payment: 'credit',
    credit: { partnerId: 'prut', months: 10 },
    comment: 'Call first',
    lines: [
      { productId: 'A', count: 1, tier: 'second' },
      { productId: 'B', count: 150, tier: 'retail' },
    ],
    expectedTotal: 0,
    locale: 'ro',
    seller: 'ana',
    statusType: 'paid',
    advance: 500,
    tradeIn: {
      ...{ modelId: 'iphone-13', memory: '', condition: 'good', device: 'Apple iPhone 13' },
      ...{ worth: 370_000, until: 1_800_000_000_000 },
    },
    utm: { utm_source: 'google' },
  }),
};
const [line] = whole.order.lines;
const withOrder = (different: object) => ({ ...whole, order: { ...whole.order, ...different } });
const without = (field: string, from: object) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== field));

describe('a stored order without an answer', () => {
  it('ORDER-1 ORDER-7: comes back exactly as it was sent', () => {
    for (const stored of [whole, full]) {
      expect(repairPending(stored)).toBe(stored);
      expect(repairPending(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    }
  });

  it('ORDER-1 ORDER-7: is the same order where ordinary delivery was stored by its old name', () => {
    const ordinary = { ...fulfilment, type: 'standard' } as const;
    const stored = withOrder({ fulfilment: { ...ordinary, type: 'standart' } });
    expect(repairPending(stored)).toEqual(withOrder({ fulfilment: ordinary }));
    expect(repairPending({ ...stored, key: '' })).toBeUndefined();
  });

  it('ORDER-7 TRADEIN-8: is none where the device that it offers is broken', () => {
    const { tradeIn } = full.order;
    for (const broken of [{ condition: 'shiny' }, { device: '' }, { worth: -1 }, { memory: 'x'.repeat(201) }])
      expect(repairPending(withOrder({ tradeIn: { ...tradeIn, ...broken } }))).toBeUndefined();
  });

  it('ORDER-1 ORDER-7: is the same order where a flag said at which of two prices a line is sold', () => {
    const lines = full.order.lines.map(({ tier, ...sold }) => ({ ...sold, secondPrice: tier === 'second' }));
    expect(repairPending({ ...full, order: { ...full.order, lines } })).toEqual(full);
    expect(repairPending({ ...full, order: { ...full.order, lines: [...lines, null] } })).toBeUndefined();
  });

  it('ORDER-7 ORDER-10: comes back with what it was made of, as far as that is whole and is of that order', () => {
    const made = aCart().with(aPhone());
    const seen = { cart: made.build(), totals: made.totals, at: 5 };
    expect(repairPending(JSON.parse(JSON.stringify({ ...whole, seen })))).toEqual({ ...whole, seen });
    const credit = { partnerId: 'prut', lender: 'Prut Credit', months: 10, monthlyPayment: 30_000 };
    expect(repairPending({ ...whole, seen: { ...seen, credit } })).toEqual({ ...whole, seen: { ...seen, credit } });
    const pickup = { date: '2026-11-24', time: '12:00', until: { date: '2026-11-26' } };
    const days = { first: '2026-11-24', last: '2026-11-25' };
    for (const timing of [{ pickup }, { days }])
      expect(repairPending({ ...whole, seen: { ...seen, ...timing } })).toEqual({
        ...whole,
        seen: { ...seen, ...timing },
      });
    const [only] = seen.cart;
    for (const broken of [
      null,
      'x',
      {},
      { ...seen, at: 'now' },
      { ...seen, pickup: { time: '12:00' } },
      { ...seen, pickup: { ...pickup, until: '2026-11-26' } },
      { ...seen, days: { ...days, last: 'soon' } },
      { ...seen, credit: { ...credit, months: 0 } },
      { ...seen, credit: { ...credit, lender: '' } },
      { ...seen, totals: { ...seen.totals, saving: -1 } },
      { ...seen, totals: { ...seen.totals, total: 1 } },
      { ...seen, cart: [] },
      { ...seen, cart: {} },
      { ...seen, cart: [{ ...only, count: 2 }] },
      { ...seen, cart: [...seen.cart, ...aCart().with(aPhone('B')).build()] },
      { ...seen, cart: aCart().with(aPhone('B')).build() },
    ])
      expect(repairPending({ ...whole, seen: broken })).toEqual(whole);
  });

  it('EXPLAIN-5: comes back with the steps of its total, and without them alone when they are broken', () => {
    const made = aCart().with(aPhone());
    const steps = explainTotals(made.build(), made.choice);
    const seen = { cart: made.build(), totals: made.totals, at: 5 };
    expect(repairPending(JSON.parse(JSON.stringify({ ...whole, seen: { ...seen, steps } })))).toEqual({
      ...whole,
      seen: { ...seen, steps },
    });
    for (const broken of [null, 'x', {}, [], [null], steps.slice(1), [...steps, { what: { kind: 'pickup' } }]])
      expect(repairPending({ ...whole, seen: { ...seen, steps: broken } })).toEqual({ ...whole, seen });
  });

  it('EXPLAIN-5: a placed one keeps the steps of its total, and loses them alone when they are broken', () => {
    const A = aPhone('A').costing(3_000).discountedBy(100).withPromoOf(150).broughtFor(60, 120, 90);
    const made = aCart().with(A);
    const steps = explainTotals(made.build(), made.choice, 'chosen', { code: 'SALUT', discount: 5_000 });
    expect(steps.map(({ what }) => what.kind)).toEqual(['goods', 'discount', 'promo', 'code', 'delivery']);
    const placed = aPlacedOrder({ total: sumOf(steps) });
    const goods = [{ productId: 'A', title: 'Phone A', count: 1, price: 285_000 }];
    const kept = (different: unknown) => ({ ...placed, contents: { goods, fulfilment, at: 5, steps: different } });
    const without = { ...placed, contents: { goods, fulfilment, at: 5 } };
    expect(repairPlaced(JSON.parse(JSON.stringify(kept(steps))))).toEqual(kept(steps));
    const fetched = [...steps.slice(0, -1), { what: { kind: 'pickup' }, amount: 6_000, rule: 'DELIVERY-7' }];
    expect(repairPlaced(kept(fetched))).toEqual(kept(fetched));
    expect(repairPlaced({ ...kept(steps), total: placed.total + 1 })).toEqual({ ...without, total: placed.total + 1 });
    const [bought, cheaper] = steps;
    const others = steps.slice(1);
    for (const broken of [
      { ...bought, rule: '' },
      { ...bought, amount: '310000' },
      { ...bought, what: undefined },
      { ...bought, what: { ...bought?.what, kind: 'left_out' } },
      { ...bought, what: { ...bought?.what, count: 0 } },
      { ...bought, what: { ...bought?.what, tier: 'third' } },
      { ...bought, what: { ...bought?.what, piece: -1 } },
      { ...bought, what: { ...bought?.what, productId: '' } },
      { ...bought, what: { ...cheaper?.what, count: '1' } },
      { ...bought, what: { kind: 'code', code: '' } },
      { ...bought, what: { ...steps.at(-1)?.what, type: 'rocket' } },
      { ...bought, what: { ...steps.at(-1)?.what, regionId: 7 } },
    ])
      expect(repairPlaced(kept([broken, ...others]))).toEqual(without);
  });

  it.each([undefined, null, 0, 'text', true, [], {}, [whole]])('ORDER-7: %j is none', (stored) => {
    expect(repairPending(stored)).toBeUndefined();
    expect(repairPlaced(stored)).toBeUndefined();
  });

  it('ORDER-11: a placed one keeps its contents, and loses them alone when they are broken', () => {
    const good = { productId: 'A', title: 'Phone A', url: 'phone-a', count: 2, price: 300_000 };
    const contents = { goods: [good], fulfilment, at: 5 };
    const placed = aPlacedOrder();
    expect(repairPlaced({ ...placed, contents })).toEqual({ ...placed, contents });
    const credit = { partnerId: 'prut', lender: 'Prut Credit', months: 10, monthlyPayment: 30_000 };
    const lent = { ...placed, contents: { ...contents, credit } };
    expect(repairPlaced(lent)).toEqual(lent);
    const fetched = { ...placed, contents: { ...contents, pickup: { date: '2026-11-24' } } };
    expect(repairPlaced(fetched)).toEqual(fetched);
    const stated = {
      ...placed,
      contents: {
        ...contents,
        payment: { method: 'cash', statusType: 'paid', advance: 500 },
        sale: { name: 'Ion', phone: '+37369123456', seller: 'ana' },
      },
    };
    expect(repairPlaced(stated)).toEqual(stated);
    const { url: _none, ...unlinked } = good;
    const others = { ...contents, goods: [unlinked], fulfilment: { method: 'pickup', shopId: 'center' } };
    expect(repairPlaced({ ...placed, contents: others })).toEqual({ ...placed, contents: others });
    for (const broken of [
      null,
      'x',
      { ...contents, goods: [] },
      { ...contents, goods: [{ ...good, title: '' }] },
      { ...contents, goods: [{ ...good, productId: 7 }] },
      { ...contents, goods: [{ ...good, url: 7 }] },
      { ...contents, goods: [{ ...good, count: 0 }] },
      { ...contents, goods: [{ ...good, price: -1 }] },
      { ...contents, fulfilment: { method: 'pickup' } },
      { ...contents, at: 'yesterday' },
      { ...contents, pickup: { date: '' } },
      { ...contents, pickup: { date: '2026-11-24', time: 12 } },
      { ...contents, pickup: { date: '2026-11-24', until: { date: 'later' } } },
      { ...contents, days: { first: '2026-11-24' } },
      { ...contents, credit: { ...credit, monthlyPayment: -1 } },
      { ...contents, payment: { method: 'barter' } },
      { ...contents, sale: { name: 'Ion' } },
      { ...contents, sale: { name: 'Ion', phone: '+37369123456', seller: 7 } },
      { ...contents, payment: { method: 'cash', statusType: 'stolen' } },
      { ...contents, payment: { method: 'cash', advance: 0.5 } },
    ])
      expect(repairPlaced({ ...placed, contents: broken })).toEqual(placed);
  });

  it('ORDER-7: never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(repairPending(stored)).toBeUndefined();
        expect(repairPending({ key: 'k', order: stored })).toBeUndefined();
        expect(repairPlaced(stored)).toBeUndefined();
      }),
    );
  });

  it.each(['contact', 'fulfilment', 'payment', 'comment', 'lines', 'expectedTotal', 'locale'])(
    'ORDER-7: is none without its %s',
    (field) => {
      expect(repairPending({ ...whole, order: without(field, whole.order) })).toBeUndefined();
    },
  );

  it.each(['type', 'regionId', 'localityId', 'street'])('ORDER-7: is none without the %s that it goes to', (field) => {
    expect(repairPending(withOrder({ fulfilment }))).toBeDefined();
    expect(repairPending(withOrder({ fulfilment: without(field, fulfilment) }))).toBeUndefined();
    expect(repairPending(withOrder({ fulfilment: { ...fulfilment, [field]: '' } }))).toBeUndefined();
  });

  it.each([
    { contact: null },
    { contact: { name: '', phone: '+37369123456' } },
    { contact: { name: 'Ion' } },
    { contact: { name: 'Ion', phone: 69123456 } },
    { contact: { name: 'Ion', phone: '+37369123456', email: null } },
    { fulfilment: { ...fulfilment, type: 'rocket' } },
    { fulfilment: { ...fulfilment, method: 'drone' } },
    { fulfilment: { method: 'pickup', shopId: '' } },
    { fulfilment: { method: 'mail', shopId: 'center' } },
    { fulfilment: { method: 'pickup' } },
    { payment: 'barter' },
    { credit: null },
    { credit: { partnerId: '', months: 10 } },
    { credit: { partnerId: 'prut', months: 0 } },
    { credit: { partnerId: 'prut', months: 1.5 } },
    { comment: 1 },
    { lines: [] },
    { lines: {} },
    { lines: [line, null] },
    { lines: [line, { ...line, productId: '' }] },
    { lines: [{ ...line, count: 0 }] },
    { lines: [{ ...line, count: 1.5 }] },
    { lines: [{ ...line, count: 1_000_000 }] },
    { lines: [{ ...line, count: '1' }] },
    { lines: [{ ...line, tier: 'cheap' }] },
    { lines: [{ ...line, tier: true }] },
    { lines: [{ productId: 'A', count: 1, secondPrice: 'yes' }] },
    { expectedTotal: -1 },
    { expectedTotal: 0.5 },
    { expectedTotal: '300000' },
    { locale: 'en' },
    { seller: 7 },
    { statusType: 'stolen' },
    { advance: -1 },
    { advance: '500' },
    { utm: 'google' },
    { utm: null },
    { utm: { utm_source: 1 } },
  ])('ORDER-7: is none with %j', (different) => {
    expect(repairPending(withOrder(different))).toBeUndefined();
  });

  it.each([{ key: '' }, { key: 1 }, { key: undefined }])('ORDER-7: is none with %j', (different) => {
    expect(repairPending({ ...whole, ...different })).toBeUndefined();
  });
});

describe('a stored order that was placed', () => {
  it('ORDER-7: comes back as it was', () => {
    for (const stored of [
      aPlacedOrder(),
      aPlacedOrder({ total: 0, paymentUrl: 'https://pay.example/t', transId: 't' }),
    ])
      expect(repairPlaced(stored)).toBe(stored);
  });

  it.each([
    { orderNumber: '' },
    { orderNumber: 100001 },
    { total: -1 },
    { total: '1' },
    { total: undefined },
    { paymentUrl: 5 },
    { transId: null },
  ])('ORDER-7: is none with %j', (different) => {
    expect(repairPlaced({ ...aPlacedOrder(), ...different })).toBeUndefined();
  });
});
