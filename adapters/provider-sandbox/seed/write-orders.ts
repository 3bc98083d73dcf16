import { type Random, random } from '#adapters/provider-sandbox/catalogue/random.ts';
import { customers } from '#adapters/provider-sandbox/content/people.ts';
import { regions } from '#adapters/provider-sandbox/content/places.ts';
import { insertOrder, type OrderRecord } from '#adapters/provider-sandbox/db/order-records.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

const DAY_MS = 86_400_000;
const ORDERS_A_YEAR = 260;

interface Sellable {
  product_id: string;
  code: string;
  url: string;
  title: string;
  price: number;
  second_price: number | null;
  fee_standard: number;
  fee_region: number;
}

/** Gives every partner orders of the last year. Real orders stay. */
export const writeOrders = (sql: Sql, now: number): void => {
  sql.run("DELETE FROM orders WHERE origin = 'seed'");
  const goods = sql.all<Sellable>(
    `SELECT product_id, code, url, title, price, second_price, fee_standard, fee_region FROM product
     JOIN product_text ON product = product.id AND locale = 'ro' ORDER BY popularity DESC, product.id LIMIT 400`,
  );
  if (goods.length === 0) return;
  for (const { login } of sql.all<{ login: string }>('SELECT login FROM partner ORDER BY login')) {
    const sellers = sql.all<{ id: string }>('SELECT id FROM seller WHERE login = ?', login).map(({ id }) => id);
    const chance = random(`orders ${login}`);
    for (let nth = 0; nth < ORDERS_A_YEAR; nth += 1)
      insertOrder(sql, pastOrder(chance, login, sellers, goods, now, nth));
  }
};

const pastOrder = (
  chance: Random,
  login: string,
  sellers: readonly string[],
  goods: readonly Sellable[],
  now: number,
  nth: number,
): OrderRecord => {
  const lines = chance.sample(goods, chance.between(1, 3)).map((product) => {
    const isSecondPrice = product.second_price !== null && chance.chance(0.7);
    const price = isSecondPrice && product.second_price !== null ? product.second_price : product.price;
    const count = chance.chance(0.85) ? 1 : chance.between(2, 4);
    const { product_id: productId, code, url, title, fee_standard, fee_region } = product;
    return { productId, code, url, title, count, isSecondPrice, price, total: price * count, fee_standard, fee_region };
  });
  const region = chance.chance(0.6) ? regions[0] : chance.pick(regions);
  const regionId = region?.regionId ?? 'kishinev';
  const delivery = Math.max(...lines.map((line) => (regionId === 'kishinev' ? line.fee_standard : line.fee_region)));
  const daysAgo = 365 * (1 - (nth + chance.next()) / ORDERS_A_YEAR);
  return {
    number: `Z-${chance.between(10_000_000, 99_999_999)}${login.length % 10}${nth % 10}`,
    createdAt: Math.round(now - daysAgo * DAY_MS),
    origin: 'seed',
    partner: login,
    seller: sellers.length > 0 ? chance.pick(sellers) : null,
    locale: chance.chance(0.5) ? 'ru' : 'ro',
    name: `${chance.pick(customers.firstNames)} ${chance.pick(customers.surnames)}`,
    phone: `+3736${chance.between(1_000_000, 9_999_999)}`,
    email: null,
    fulfilment: {
      method: 'address',
      type: 'standard',
      regionId,
      localityId: region?.localities[0]?.localityId ?? regionId,
      street: `str. Independenței ${chance.between(1, 120)}`,
    },
    payment: 'cash',
    statusType: chance.pick(['paid', 'paid', 'paid', 'prepaid_expense']),
    comment: '',
    delivery,
    discount: 0,
    total: delivery + lines.reduce((sum, line) => sum + line.total, 0),
    transId: null,
    paymentState: 'approved',
    returnUrl: null,
    utm: null,
    promo: null,
    credit: null,
    advance: null,
    lines,
  };
};
