import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';

/** Asks the Shop API. Gives the data of the answer. */
const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
  const response = await fetch(`${inject('engineUrl')}/shop-api?languageCode=ru`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

interface Variant {
  readonly id: string;
  readonly name: string;
  readonly priceWithTax: number;
  readonly available: number;
}
interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly orderNumber?: string;
  readonly total?: number;
  readonly paymentUrl?: string;
  readonly transId?: string;
}

/** Variants that other tests on the same engine do not buy, which take many pieces or Samsung's. */
let variants: Variant[];
beforeAll(async () => {
  const query =
    '{ products(options: { take: 100, sort: { id: DESC } }) { items { variants { id name priceWithTax available } } } }';
  const { products } = await ask<{ products: { items: { variants: Variant[] }[] } }>(query);
  variants = products.items
    .flatMap((product) => product.variants)
    .filter(({ name, available }) => available > 3 && available <= 25 && !/samsung/i.test(name));
});
const nextVariant = (): Variant => variants.shift() as Variant;

/** An order for pickup of some pieces of a variant. */
const orderOf = ({ id, priceWithTax }: Variant, count = 1) => ({
  key: randomUUID(),
  lines: [{ variantId: id, count, tier: 'retail' }],
  name: 'Ion Rusu',
  phone: '+37369000003',
  method: 'pickup',
  payment: 'cash',
  expectedTotal: priceWithTax * count,
  returnUrl: 'http://shop.example/confirmation',
});

const place = async (input: object): Promise<Answer> => {
  const query = `mutation ($input: ShopOrderInput!) { placeShopOrder(input: $input) {
    kind: __typename
    ... on ShopOrderPlaced { orderNumber total paymentUrl transId }
    ... on ShopOrderRefused { reason }
    ... on ShopOrderRepriced { total }
  } }`;
  return (await ask<{ placeShopOrder: Answer }>(query, { input })).placeShopOrder;
};

const availableOf = async (id: string): Promise<number> => {
  const query = '{ products(options: { take: 100 }) { items { variants { id available } } } }';
  const { products } = await ask<{ products: { items: { variants: Variant[] }[] } }>(query);
  return products.items.flatMap((product) => product.variants).find((one) => one.id === id)?.available ?? 0;
};

describe('the last piece', () => {
  it('goes to one of two who order it at once', async () => {
    const variant = nextVariant();
    expect(await place(orderOf(variant, variant.available - 1))).toMatchObject({ kind: 'ShopOrderPlaced' });
    const answers = await Promise.all([place(orderOf(variant)), place(orderOf(variant))]);
    expect(answers.map(({ kind, reason }) => [kind, reason ?? '']).toSorted()).toEqual([
      ['ShopOrderPlaced', ''],
      ['ShopOrderRefused', 'no_stock'],
    ]);
    expect(await availableOf(variant.id)).toBe(0);
  });

  it('is not held by an order that was repriced or refused, whose key places the next try', async () => {
    const variant = nextVariant();
    const order = orderOf(variant, variant.available);
    expect(await place({ ...order, expectedTotal: 1 })).toEqual({
      kind: 'ShopOrderRepriced',
      total: order.expectedTotal,
    });
    expect(await place({ ...order, promoCode: 'NOBODY' })).toMatchObject({ kind: 'ShopOrderRefused' });
    expect(await availableOf(variant.id)).toBe(variant.available);
    const placed = await place(order);
    expect(placed).toMatchObject({ kind: 'ShopOrderPlaced', total: order.expectedTotal });
    expect(await place(order)).toEqual(placed);
  });
});

it('places orders of many variants in opposite order at once', async () => {
  const [one, other] = [nextVariant(), nextVariant()];
  const both = (first: Variant, second: Variant) => ({
    ...orderOf(first),
    lines: [first, second].map(({ id }) => ({ variantId: id, count: 1, tier: 'retail' })),
    expectedTotal: one.priceWithTax + other.priceWithTax,
  });
  const answers = await Promise.all([place(both(one, other)), place(both(other, one)), place(orderOf(other))]);
  expect(answers.map(({ kind }) => kind)).toEqual(Array.from({ length: 3 }, () => 'ShopOrderPlaced'));
});

it('charges a card that was refused before, once', async () => {
  const { paymentUrl = '', transId } = await place({ ...orderOf(nextVariant()), payment: 'card' });
  const decide = (decision: string) =>
    fetch(paymentUrl.replace('localhost', '127.0.0.1'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision }),
    });
  const stateAfter = async (decision: string) => {
    await decide(decision);
    const query = 'query ($transId: String!) { shopPayment(transId: $transId) { state } }';
    return (await ask<{ shopPayment: { state: string } }>(query, { transId })).shopPayment.state;
  };
  expect(await stateAfter('decline')).toBe('declined');
  expect(await stateAfter('approve')).toBe('approved');
  expect(await stateAfter('decline')).toBe('approved');
});
