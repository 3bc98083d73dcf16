import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import type { OrderRequest } from '#core/purchase/checkout/index.ts';
import { openPorts, succeeded } from './ports.ts';

const opened = openPorts();
const visitor = opened.portsFor();
afterAll(() => opened.close());

const signIn = async (): Promise<string> => {
  const credentials = { login: 'partner@zori.example', password: 'zori-demo', locale: 'ru' } as const;
  const answer = succeeded(await visitor.partners.login(credentials));
  if (answer.kind !== 'token') throw new Error(answer.messages.join());
  expect(answer.companyName).toBe('Demo Partner SRL');
  return answer.token;
};

let token: string;
/** Products with a second price, in stock. */
let goods: readonly Product[];
const state = { selection: [], price: {}, page: 1, sort: undefined };
beforeAll(async () => {
  token = await signIn();
  const { catalog } = opened.portsFor(token);
  const found = succeeded(await catalog.search({ locale: 'ru', text: 'samsung', state })).products;
  goods = found.filter(({ tierPrices, available = 0 }) => tierPrices?.second !== undefined && available > 5);
});

it('AUTH-3: refuses wrong credentials in words, and customers who are no partners', async () => {
  const answer = succeeded(await visitor.partners.login({ login: 'nobody@zori.example', password: 'x', locale: 'ro' }));
  expect(answer).toEqual({ kind: 'refused', messages: ['Login sau parolă greșită.'] });
});

it('tells the second price to the partner alone', async () => {
  expect(goods.length).toBeGreaterThan(1);
  const productIds = goods.map(({ productId }) => productId);
  const seen = succeeded(await visitor.catalog.current({ locale: 'ru', productIds }));
  expect(seen.map(({ tierPrices }) => tierPrices)).toEqual(goods.map(() => undefined));
});

it('orders lines of both tiers at once, and lists the order with its sum', async () => {
  const [one, other] = goods as [Product, Product];
  const { orders, archive, sellers } = opened.portsFor(token);
  const [seller] = succeeded(await sellers.list({ locale: 'ru' }));
  const fee = Math.max(one.deliveryFees.regionPrice, other.deliveryFees.regionPrice);
  const order: OrderRequest = {
    lines: [
      { productId: one.productId, count: 1, tier: 'second' },
      { productId: other.productId, count: 2, tier: 'retail' },
    ],
    contact: { name: 'Maria Ceban', phone: '+37369000002' },
    fulfilment: {
      method: 'address',
      type: 'standard',
      regionId: 'balti',
      localityId: 'balti',
      street: 'str. Florilor 5',
    },
    payment: 'cash',
    comment: '',
    expectedTotal: (one.tierPrices?.second ?? 0) + other.price * 2 + fee,
    locale: 'ru',
    seller: seller?.id ?? '',
    statusType: 'paid',
    utm: {},
  };
  const answer = succeeded(await orders.place({ order, key: randomUUID() }));
  expect(answer).toMatchObject({ kind: 'placed', order: { total: order.expectedTotal } });
  const orderNumber = answer.kind === 'placed' ? answer.order.orderNumber : '';
  const filter = { start: '2023-9-4', end: '2099-1-1', query: orderNumber, page: 1 };
  const page = succeeded(await archive.list({ filter, locale: 'ru' }));
  expect(page).toMatchObject({
    ...{ totalCount: 1, pages: 1, currentPage: 1, totalSum: order.expectedTotal },
    orders: [
      {
        ...{ orderNumber, customerName: 'Maria Ceban', customerPhone: '+37369000002', seller: seller?.name },
        ...{ total: order.expectedTotal, statusType: 'paid' },
        products: [
          { productId: one.productId, code: one.code, tier: 'second', price: one.tierPrices?.second },
          { productId: other.productId, code: other.code, tier: 'retail', price: other.price, count: 2 },
        ],
      },
    ],
  });
  const named = { ...filter, query: 'Maria Ceban', status: 'accepted', sellerId: seller?.id ?? '' } as const;
  expect(succeeded(await archive.list({ filter: named, locale: 'ru' })).totalCount).toBe(1);
  expect(succeeded(await archive.list({ filter: { ...named, status: 'delivered' }, locale: 'ru' })).totalCount).toBe(0);
});

it('AUTH-2 AUTH-11: is no partner any more for the engine after signing out', async () => {
  const own = await signIn();
  const { sellers, archive, catalog } = opened.portsFor(own);
  expect((await sellers.list({ locale: 'ru' })).ok).toBe(true);
  await visitor.partners.logout?.({ token: own });
  const filter = { start: '2023-9-4', end: '2099-1-1', query: '', page: 1 };
  for (const answer of [
    await sellers.list({ locale: 'ru' }),
    await archive.list({ filter, locale: 'ru' }),
    await catalog.current({ locale: 'ru', productIds: goods.map(({ productId }) => productId) }),
  ])
    expect(answer).toMatchObject({ ok: false, error: { status: 401 } });
});
