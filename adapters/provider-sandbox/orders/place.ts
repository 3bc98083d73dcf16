import { randomBytes, randomUUID } from 'node:crypto';
import {
  insertLink,
  insertOrder,
  type OrderRecord,
  type StatusType,
} from '#adapters/provider-sandbox/db/order-records.ts';
import { priceLevelOf } from '#adapters/provider-sandbox/db/partners.ts';
import { productsBy, type ShownProduct } from '#adapters/provider-sandbox/db/products.ts';
import { Refusal, refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { type Answer, amount, type Body, type ProductWire } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type Bani, parseAmount } from '#adapters/provider-sandbox/money.ts';
import { advanceFor } from './advance.ts';
import { creditFor } from './credit.ts';
import { contactOf, fulfilmentOf } from './customer.ts';
import type { Fulfilment } from './model.ts';
import { freshNumber } from './numbers.ts';
import { type AskedLine, bill, secondPrice } from './pricing.ts';
import { codeEffect } from './promo-code.ts';
import { resolveSeller } from './seller.ts';
import { takeFromStock } from './stock.ts';
import { absent, few, refusals, restricted } from './words.ts';

/** Too long to guess. */
const LINK_BYTES = 24;

export type OrderBody = Body<'submitOrder'>;

export interface Orderer {
  readonly locale: Locale;
  /** The login, for a valid token. */
  readonly partner: string | undefined;
  readonly write: (shown: ShownProduct) => ProductWire;
}

/**
 * Places an order: validates it, checks the expected total, stores it and takes the goods from stock. Must run in a
 * transaction. Throws a `Refusal`.
 */
export const placeOrder = (provider: Provider, body: OrderBody, orderer: Orderer): Answer<'submitOrder'> => {
  const { sql, columns, now, origin } = provider;
  const { locale, partner } = orderer;
  const contact = contactOf(body.contact, locale);
  const fulfilment = fulfilmentOf(body.fulfilment, locale);
  const seller = resolveSeller(provider, body.seller, partner, locale);
  const shown = productsBy(sql, locale, 'product_id', [...new Set(body.lines.map(({ productId }) => productId))]);
  const asked = askedLines(provider, body, shown, orderer);
  refuseUnsellable(asked, locale);
  const { promo_code } = body;
  const { lines, saving, code, delivery, total } = bill(asked, fulfilment, (goods) =>
    promo_code === undefined ? 0 : codeEffect(promo_code, goods, now()).takes,
  );
  if (total !== parseAmount(body.expected_total)) throw priceChanged(total, shown, orderer);

  const credit = creditFor(body, total, locale);
  const advance = advanceFor(body, total, partner, locale);

  const number = freshNumber(sql, 'orders');
  const transId = body.payment === 'card' ? randomUUID() : null;
  const id = insertOrder(sql, {
    number,
    createdAt: now(),
    origin: 'shopper',
    partner: partner ?? null,
    seller,
    locale,
    ...contact,
    fulfilment,
    payment: body.payment,
    statusType: statusOf(body, partner),
    comment: body.comment?.trim() ?? '',
    delivery,
    discount: saving + code,
    total,
    transId,
    paymentState: 'pending',
    returnUrl: body.return_url,
    utm: body.utm ? JSON.stringify(body.utm) : null,
    promo: promo_code === undefined || code === 0 ? null : { code: promo_code, discount: code },
    credit,
    advance,
    ...tradeInOf(body),
    lines: lines.map(({ row, count, isSecondPrice, price, total }) => {
      const { product_id: productId, code, url, title } = row;
      return { productId, code, url, title, count, isSecondPrice, price, total };
    }),
  });
  const linkKey = randomBytes(LINK_BYTES).toString('base64url');
  insertLink(sql, id, linkKey);
  for (const { row, count } of lines) takeFromStock(sql, id, row.product_id, count, pickupShop(fulfilment));
  columns.restock(lines.map(({ row }) => row.id));
  return {
    order_number: number,
    total: amount(total),
    payment_url: transId === null ? null : `${origin}/pay/${transId}`,
    trans_id: transId,
    link_key: linkKey,
  };
};

/** An employee calls about the device; no amount includes it. */
const tradeInOf = ({ trade_in: offered }: OrderBody): Pick<OrderRecord, 'tradeIn'> => {
  if (!offered) return {};
  const { device, condition, estimate, valid_until: until } = offered;
  return { tradeIn: { device, condition, estimate: parseAmount(estimate) ?? 0, until } };
};

const pickupShop = (fulfilment: Fulfilment) => (fulfilment.method === 'pickup' ? fulfilment.shopId : null);

/** Only partners may state the payment status. */
const statusOf = ({ status_type, payment }: OrderBody, partner: string | undefined): StatusType =>
  (partner === undefined ? undefined : status_type) ?? (payment === 'credit' ? 'credit_approved' : 'paid');

/** The requested lines with their products and, for a partner, that partner's prices. */
export const askedLines = (
  { sql }: Provider,
  body: Pick<OrderBody, 'lines'>,
  shown: readonly ShownProduct[],
  { partner, locale }: Pick<Orderer, 'partner' | 'locale'>,
): AskedLine[] => {
  const level = partner === undefined ? undefined : priceLevelOf(sql, partner);
  const own = (common: Bani | null) => (level === undefined || common === null ? null : secondPrice(common, level));
  const byId = new Map(shown.map(({ row }) => [row.product_id, { ...row, second_price: own(row.second_price) }]));
  return body.lines.map(({ productId, count, second_price }) => {
    const row = byId.get(productId);
    if (!row) throw refused(refusals.gone[locale]);
    return { row, count, secondPrice: level !== undefined && second_price === true };
  });
};

const refuseUnsellable = (lines: readonly AskedLine[], locale: Locale): void => {
  const reasons = [...Map.groupBy(lines, ({ row }) => row)].flatMap(([row, group]) => {
    const asked = group.reduce((sum, { count }) => sum + count, 0);
    if (row.is_restricted) return [restricted(row.title)[locale]];
    if (row.available >= asked) return [];
    return [(row.available === 0 ? absent(row.title) : few(row.title, row.available))[locale]];
  });
  if (reasons.length > 0) throw refused(...reasons);
};

const priceChanged = (total: Bani, shown: readonly ShownProduct[], { write }: Orderer): Refusal =>
  new Refusal(422, { code: 'price_changed', total: amount(total), products: shown.map(write) });
