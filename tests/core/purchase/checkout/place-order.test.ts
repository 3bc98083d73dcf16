import { describe, expect, it } from 'vitest';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { type OrderDesk, orderSteps, type PendingOrder, type PlaceAnswer } from '#core/purchase/checkout/index.ts';
import { createPlaceOrder, orderRequest } from '#core/purchase/checkout/place-order.ts';
import { aCart, anOrder, aPhone, aPlacedOrder, fakeCheckoutStorage, fakeIds } from '#core/testing/index.ts';

/** A desk that gives these answers one after another and records what it was sent. */
const deskAnswering = (...answers: Result<PlaceAnswer, Failure>[]) => {
  const sent: PendingOrder[] = [];
  const place: OrderDesk['place'] = async (query) => {
    sent.push(query);
    return answers.shift() ?? err(failure('network', 'network', 'silence'));
  };
  return { sent, place };
};
const placed = ok({ kind: 'placed', order: aPlacedOrder() } as const);
const silence = failure('timeout', 'timeout', 'too late');

const shopWith = (desk: ReturnType<typeof deskAnswering>) => {
  const storage = fakeCheckoutStorage();
  return { storage, placeOrder: createPlaceOrder({ orders: desk, storage, ids: fakeIds() }) };
};

describe('placing an order', () => {
  it('ORDER-1: sends it under a fresh key and forgets the key once it is answered', async () => {
    const desk = deskAnswering(placed, placed);
    const { placeOrder, storage } = shopWith(desk);
    expect(await placeOrder({ order: anOrder() })).toEqual({
      sent: { order: anOrder() },
      outcome: { kind: 'placed', order: aPlacedOrder() },
    });
    expect(storage.loadPending()).toBeUndefined();
    await placeOrder({ order: anOrder() });
    expect(desk.sent.map(({ key }) => key)).toEqual(['id-1', 'id-2']);
    expect(desk.sent[0]?.order).toEqual(anOrder());
  });

  it('ORDER-2: keeps the order before sending, so that a reload does not lose it', async () => {
    const { storage, placeOrder } = shopWith(deskAnswering());
    const sending = placeOrder({ order: anOrder() });
    expect(storage.loadPending()).toEqual({ key: 'id-1', order: anOrder() });
    await sending;
  });

  it('ORDER-10: keeps beside the order what it was made of, also while it is asked for again, and sends none of it', async () => {
    const desk = deskAnswering();
    const { storage, placeOrder } = shopWith(desk);
    const cart = aCart().with(aPhone());
    const seen = { cart: cart.build(), totals: cart.totals, at: 7 };
    await placeOrder({ order: anOrder(), seen });
    const again = await placeOrder({ order: anOrder(), seen: { ...seen, cart: [], at: 8 } });
    const kept = { key: 'id-1', order: anOrder(), seen };
    expect([storage.loadPending(), again.sent]).toEqual([kept, kept]);
    expect(desk.sent).toEqual([
      { key: 'id-1', order: anOrder() },
      { key: 'id-1', order: anOrder() },
    ]);
  });

  it('ORDER-2: without an answer is unknown, and asking again sends that very order under its key', async () => {
    const desk = deskAnswering(err(silence), placed);
    const { placeOrder } = shopWith(desk);
    expect((await placeOrder({ order: anOrder() })).outcome).toEqual({ kind: 'unknown', failure: silence });
    expect(await placeOrder({ order: anOrder({ comment: 'changed meanwhile' }) })).toMatchObject({
      sent: { key: 'id-1', order: anOrder() },
      outcome: { kind: 'placed' },
    });
    expect(desk.sent[1]).toEqual(desk.sent[0]);
  });

  it.each([
    failure('network', 'network', 'x'),
    failure('timeout', 'timeout', 'x'),
    failure('contract', 'contract.total', 'x'),
    failure('http', 'http_500', 'x', { status: 500 }),
    failure('http', 'http_503', 'x', { status: 503 }),
    failure('http', 'http_408', 'x', { status: 408 }),
    failure('http', 'http_409', 'x', { status: 409 }),
    failure('http', 'http_425', 'x', { status: 425 }),
    failure('http', 'http_429', 'x', { status: 429 }),
  ])('ORDER-2: $code leaves the outcome unknown', async (problem) => {
    const { placeOrder, storage } = shopWith(deskAnswering(err(problem)));
    expect((await placeOrder({ order: anOrder() })).outcome).toEqual({ kind: 'unknown', failure: problem });
    expect(storage.loadPending()).toBeDefined();
  });

  it.each([
    failure('domain', 'idempotency_conflict', 'no', { status: 409 }),
    failure('http', 'http_400', 'no', { status: 400 }),
    failure('http', 'http_499', 'no', { status: 499 }),
  ])('ORDER-2: $code is a definite no', async (problem) => {
    const { placeOrder, storage } = shopWith(deskAnswering(err(problem)));
    expect((await placeOrder({ order: anOrder() })).outcome).toEqual({ kind: 'refused', messages: [] });
    expect(storage.loadPending()).toBeUndefined();
  });

  it('ORDER-3: a total that changed meanwhile is reported and nothing is ordered', async () => {
    const { placeOrder, storage } = shopWith(deskAnswering(ok({ kind: 'repriced', total: 500 })));
    expect((await placeOrder({ order: anOrder() })).outcome).toEqual({ kind: 'repriced', total: 500 });
    expect(storage.loadPending()).toBeUndefined();
  });

  it('ERROR-11: a refusal in words is reported in those words', async () => {
    const { placeOrder, storage } = shopWith(deskAnswering(ok({ kind: 'refused', messages: ['Closed today'] })));
    expect((await placeOrder({ order: anOrder() })).outcome).toEqual({ kind: 'refused', messages: ['Closed today'] });
    expect(storage.loadPending()).toBeUndefined();
  });

  it('ORDER-5: goes through its steps in their order', () => {
    expect(orderSteps).toEqual(['accepted', 'confirmed', 'assembled', 'on_the_way', 'ready', 'delivered']);
  });

  it('ORDER-1: hands the signal to the desk', async () => {
    const { signal } = new AbortController();
    let given: AbortSignal | undefined;
    const place: OrderDesk['place'] = async (_query, theirs) => {
      given = theirs;
      return placed;
    };
    await createPlaceOrder({ orders: { place }, storage: fakeCheckoutStorage(), ids: fakeIds() })(
      { order: anOrder() },
      signal,
    );
    expect(given).toBe(signal);
  });
});

describe('an order', () => {
  it('ORDER-4: is the draft, the lines and the total that the shopper saw', () => {
    const { lines: _lines, expectedTotal: _total, locale: _locale, ...valid } = anOrder();
    const cart = aCart().with(aPhone('A'), 2).withAtPartnerPrice(aPhone('B')).build();
    expect(orderRequest(valid, cart, 123, 'ro')).toEqual({
      ...valid,
      lines: [
        { productId: 'A', count: 2, tier: 'retail' },
        { productId: 'B', count: 1, tier: 'second' },
      ],
      expectedTotal: 123,
      locale: 'ro',
    });
  });
});
