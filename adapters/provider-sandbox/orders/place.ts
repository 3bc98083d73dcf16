import { randomBytes, randomUUID } from 'node:crypto';
import { insertOrder, type StatusType } from '#adapters/provider-sandbox/db/order-records.ts';
import { priceLevelOf } from '#adapters/provider-sandbox/db/partners.ts';
import { productsBy, type ShownProduct } from '#adapters/provider-sandbox/db/products.ts';
import { HttpError, validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { type Answer, amount, type Body, type ProductWire } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type Bani, parseAmount } from '#adapters/provider-sandbox/money.ts';
import { creditFor } from './credit.ts';
import { orderContact, requireFulfilment } from './customer.ts';
import { messages, productMessage } from './messages.ts';
import type { Fulfilment } from './model.ts';
import { freshNumber } from './numbers.ts';
import { advanceFor, resolveSeller } from './partner-fields.ts';
import { bill, type RequestedLine, secondPrice } from './pricing.ts';
import { checkPromoCode } from './promo-code.ts';
import { takeFromStock } from './stock.ts';

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
 * transaction. Throws a `HttpError`.
 */
export const placeOrder = (provider: Provider, body: OrderBody, orderer: Orderer): Answer<'submitOrder'> => {
  const { sql, columns, now, origin } = provider;
  const { locale, partner } = orderer;
  const contact = orderContact(body.contact, locale);
  const fulfilment = requireFulfilment(body.fulfilment, locale);
  const seller = resolveSeller(provider, body.seller, partner, locale);
  const shown = productsBy(sql, locale, 'product_id', [...new Set(body.lines.map(({ productId }) => productId))]);
  const asked = requestedLines(provider, body, shown, orderer);
  refuseUnsellable(asked, locale);
  const { promo_code, trade_in: tradeIn } = body;
  const { lines, saving, code, delivery, total } = bill(asked, fulfilment, (goods) =>
    promo_code === undefined ? 0 : checkPromoCode(promo_code, goods, now()).discount,
  );
  if (total !== parseAmount(body.expected_total)) throw priceChanged(total, shown, orderer);

  const credit = creditFor(body, total, locale);
  const advance = advanceFor(body, total, partner, locale);

  const number = freshNumber(sql, 'orders');
  const transId = body.payment === 'card' ? randomUUID() : null;
  const id = insertOrder(sql, {
    number,
    created_at: now(),
    origin: 'shopper',
    partner: partner ?? null,
    seller,
    locale,
    ...contact,
    fulfilment,
    payment: body.payment,
    status_type: statusOf(body, partner),
    comment: body.comment?.trim() ?? '',
    delivery,
    discount: saving + code,
    total,
    trans_id: transId,
    payment_state: 'pending',
    return_url: body.return_url,
    utm: body.utm ? JSON.stringify(body.utm) : null,
    promo: promo_code === undefined || code === 0 ? undefined : { code: promo_code, discount: code },
    credit,
    advance,
    tradeIn: tradeIn && {
      device: tradeIn.device,
      condition: tradeIn.condition,
      valid_until: tradeIn.valid_until,
      estimate: parseAmount(tradeIn.estimate) ?? 0,
    },
    lines: lines.map(({ row: { product_id, code, url, title }, count, isSecondPrice, price, total }) => ({
      ...{ product_id, code, url, title, count, is_second_price: isSecondPrice ? 1 : 0, price, total },
    })),
  });
  const linkKey = randomBytes(LINK_BYTES).toString('base64url');
  sql.insert('order_link', { order_id: id, key: linkKey });
  for (const { row, count } of lines) takeFromStock(sql, id, row.product_id, count, pickupShop(fulfilment));
  columns.refreshStock(lines.map(({ row }) => row.id));
  return {
    order_number: number,
    total: amount(total),
    payment_url: transId === null ? null : `${origin}/pay/${transId}`,
    trans_id: transId,
    link_key: linkKey,
  };
};

const pickupShop = (fulfilment: Fulfilment) => (fulfilment.method === 'pickup' ? fulfilment.shopId : null);

/** Only partners may state the payment status. */
const statusOf = ({ status_type, payment }: OrderBody, partner: string | undefined): StatusType =>
  (partner === undefined ? undefined : status_type) ?? (payment === 'credit' ? 'credit_approved' : 'paid');

/** The requested lines with their products and, for a partner, that partner's prices. */
export const requestedLines = (
  { sql }: Provider,
  body: Pick<OrderBody, 'lines'>,
  shown: readonly ShownProduct[],
  { partner, locale }: Pick<Orderer, 'partner' | 'locale'>,
): RequestedLine[] => {
  const level = partner === undefined ? undefined : priceLevelOf(sql, partner);
  const own = (common: Bani | null) => (level === undefined || common === null ? null : secondPrice(common, level));
  const byId = new Map(shown.map(({ row }) => [row.product_id, { ...row, second_price: own(row.second_price) }]));
  return body.lines.map(({ productId, count, second_price }) => {
    const row = byId.get(productId);
    if (!row) throw validationError(messages.gone[locale]);
    return { row, count, secondPrice: level !== undefined && second_price === true };
  });
};

const refuseUnsellable = (lines: readonly RequestedLine[], locale: Locale): void => {
  const reasons = [...Map.groupBy(lines, ({ row }) => row)].flatMap(([row, group]) => {
    const asked = group.reduce((sum, { count }) => sum + count, 0);
    if (row.is_restricted) return [productMessage('restricted', locale, row.title)];
    if (row.available >= asked) return [];
    return [productMessage(row.available === 0 ? 'outOfStock' : 'tooFew', locale, row.title, row.available)];
  });
  if (reasons.length > 0) throw validationError(...reasons);
};

const priceChanged = (total: Bani, shown: readonly ShownProduct[], { write }: Orderer): HttpError =>
  new HttpError(422, { code: 'price_changed', total: amount(total), products: shown.map(write) });
