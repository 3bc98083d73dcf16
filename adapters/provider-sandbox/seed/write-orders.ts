import { type Random, random } from '#adapters/provider-sandbox/catalogue/random.ts';
import { customers } from '#adapters/provider-sandbox/content/people.ts';
import { regions } from '#adapters/provider-sandbox/content/places.ts';
import { insertOrder, type NewOrder } from '#adapters/provider-sandbox/db/order-records.ts';
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
    const rng = random(`orders ${login}`);
    for (let nth = 0; nth < ORDERS_A_YEAR; nth += 1) insertOrder(sql, pastOrder(rng, login, sellers, goods, now, nth));
  }
};

const pastOrder = (
  rng: Random,
  login: string,
  sellers: readonly string[],
  goods: readonly Sellable[],
  now: number,
  nth: number,
): NewOrder => {
  const sold = rng.sample(goods, rng.between(1, 3));
  const lines = sold.map(({ product_id, code, url, title, price: full, second_price }) => {
    const isSecondPrice = second_price !== null && rng.chance(0.7);
    const price = isSecondPrice ? second_price : full;
    const count = rng.chance(0.85) ? 1 : rng.between(2, 4);
    return { product_id, code, url, title, count, is_second_price: isSecondPrice ? 1 : 0, price, total: price * count };
  });
  const region = rng.chance(0.6) ? regions[0] : rng.pick(regions);
  const regionId = region?.regionId ?? 'kishinev';
  const delivery = Math.max(...sold.map((one) => (regionId === 'kishinev' ? one.fee_standard : one.fee_region)));
  const daysAgo = 365 * (1 - (nth + rng.next()) / ORDERS_A_YEAR);
  return {
    number: `Z-${rng.between(10_000_000, 99_999_999)}${login.length % 10}${nth % 10}`,
    created_at: Math.round(now - daysAgo * DAY_MS),
    origin: 'seed',
    partner: login,
    seller: sellers.length > 0 ? rng.pick(sellers) : null,
    locale: rng.chance(0.5) ? 'ru' : 'ro',
    name: `${rng.pick(customers.firstNames)} ${rng.pick(customers.surnames)}`,
    phone: `+3736${rng.between(1_000_000, 9_999_999)}`,
    email: null,
    fulfilment: {
      method: 'address',
      type: 'standard',
      regionId,
      localityId: region?.localities[0]?.localityId ?? regionId,
      street: `str. Independenței ${rng.between(1, 120)}`,
    },
    payment: 'cash',
    status_type: rng.pick(['paid', 'paid', 'paid', 'prepaid_expense']),
    comment: '',
    delivery,
    discount: 0,
    total: delivery + lines.reduce((sum, line) => sum + line.total, 0),
    trans_id: null,
    payment_state: 'approved',
    return_url: null,
    utm: null,
    lines,
  };
};
