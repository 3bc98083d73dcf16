import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import { type RequestHandler, Router } from 'express';
import { type FurtherTier, furtherTiers, type PriceTier } from '#core/catalog/products/index.ts';
import { canSeeTier, VIEWER } from '#core/catalog/second-price/index.ts';
import { authPath, RETURN } from '#core/kernel/auth/index.ts';
import { type Locale, localeEntries, localePath, locales } from '#core/kernel/locale/index.ts';
import { type Bani, toDecimal } from '#core/kernel/shared/index.ts';
import {
  clockCalendar,
  createExportOrders,
  type ListedOrder,
  readOrdersParameters,
} from '#core/partner/orders/index.ts';
import { advanceOf, type PaymentLabel, paymentLabel, remainingToPay } from '#core/purchase/checkout/index.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';
import { BrandedError } from './branded-error.ts';
import type { ContextOf } from './request-context.ts';

const wordsOf = async (locale: Locale) => (await pageLanguages[locale].words()).default;
type Words = Awaited<ReturnType<typeof wordsOf>>;

/** Spreadsheets take a file for UTF-8 by this mark, and the semicolon for what divides cells where commas divide numbers. */
const csvOf = (locale: Locale): Options => ({
  bom: true,
  delimiter: localeEntries[locale].decimalMark === ',' ? ';' : ',',
  escape_formulas: true,
  cast: { string: (value, { column }) => (column === 'phone' && PHONE.test(value) ? unescaped(value) : value) },
});

/** A phone in groups is neither a formula nor a number to any spreadsheet, so that it needs no apostrophe. */
const PHONE = /^\+\d{1,3}(?: \d{2,3})+$/;
const unescaped = (value: string) => ({ value, escape_formulas: false });

const columns = [
  'number',
  'date',
  'status',
  'seller',
  'customer',
  'phone',
  'email',
  'delivery',
  'place',
  'deliveryPrice',
  'payment',
  'code',
  'product',
  'count',
  'price',
  ...furtherTiers,
  'total',
  'advance',
  'remains',
  'comment',
] as const;

type Column = (typeof columns)[number];

const isTier = (key: Column): key is FurtherTier => furtherTiers.some((tier) => tier === key);

/** `2026-11-21 14:05` on the shop's clock: spreadsheets read it, and it sorts as text. */
const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Chisinau' });

/** Of each price beside the retail one, whether it is the one that was paid. */
const soldAt = (sold: PriceTier, { yes, no }: Words['orders']['csv']) =>
  Object.fromEntries(furtherTiers.map((tier) => [tier, tier === sold ? yes : no])) as Record<FurtherTier, string>;

/** Text of an order's payment (rule ORDER-13). */
const paidIn = (words: Words['order'], word: PaymentLabel): string => {
  if (word.kind === 'nothing') return words.nothingDue;
  return word.kind === 'stated' ? words.stated[word.as] : words.paid[word.method][word.state];
};

/** One row a product, with the order's own facts in each, so that a spreadsheet can sum by code, seller or day. */
const rowsOf = (
  order: ListedOrder,
  { orders, order: words }: Words,
  cell: (amount: Bani) => string,
): Record<Column, string | number>[] => {
  const { delivery, status } = order;
  const paid = paymentLabel(order, status === 'cancelled');
  const advance = advanceOf(order, status === 'cancelled');
  const type = delivery?.type ? orders.deliveryType[delivery.type] : '';
  return order.products.map((product) => ({
    number: order.orderNumber,
    date: time.format(new Date(order.createdAt)),
    status: words.step[order.status],
    seller: order.seller ?? '',
    customer: order.customerName,
    phone: readablePhone(order.customerPhone).replaceAll('\u00A0', ' '),
    email: order.customerEmail ?? '',
    delivery: delivery?.method === 'pickup' ? orders.pickup : type,
    place: delivery?.place ?? '',
    deliveryPrice: delivery ? cell(delivery.price) : '',
    payment: paid ? paidIn(words, paid) : '',
    code: product.code,
    product: product.title,
    count: product.count,
    price: cell(product.price),
    ...soldAt(product.tier, orders.csv),
    total: cell(order.total),
    advance: advance ? cell(advance.paid) : '',
    remains: advance?.remains === undefined ? '' : cell(remainingToPay(order.total, advance.paid)),
    comment: order.comment ?? '',
  }));
};

/** An amount as a language writes decimals. */
const cellIn = (locale: Locale) => {
  const mark = localeEntries[locale].decimalMark;
  return (amount: Bani): string => toDecimal(amount).replace('.', mark);
};

/**
 * A partner's orders as a table to take away, at `/order/export.csv` in any language, for the same filter as the list
 * (rule ORDERS-7); a customer who looks is not given which lines were sold at a partner's price (rule SECOND-2). Written
 * out page by page, so that a year of orders is never held at once.
 */
export const ordersExport = (contextOf: ContextOf): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const locale of locales) router.get(localePath('/order/export.csv', locale), exporter(contextOf, locale));
  return router;
};

const exporter =
  (contextOf: ContextOf, locale: Locale): RequestHandler =>
  async (request, response, next) => {
    const { site, shop, isAuth } = contextOf(request, response);
    if (!site.vitrina) return next();
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const { searchParams } = new URL(request.originalUrl, site.origin);
    const exportOrders = createExportOrders({ ...shop, calendar: clockCalendar(shop.clock) });
    const parts = exportOrders(readOrdersParameters(searchParams), locale, gone.signal);
    const first = await parts.next();
    if (!isAuth()) {
      const back = encodeURIComponent(localePath('/order', locale));
      return response.redirect(302, `${authPath(locale)}?${RETURN}=${back}`);
    }
    if (first.done || !first.value.ok) return next(new BrandedError(first.value?.error.status ?? 503));
    const words = await wordsOf(locale);
    const { priceTiers, orders } = words;
    const { csv } = orders;
    const rowsIn = (order: ListedOrder) => rowsOf(order, words, cellIn(locale));
    const begun = first.value.value;
    const rows = async function* () {
      yield* begun.flatMap(rowsIn);
      for await (const part of parts) {
        if (!part.ok) throw new Error(`The orders could not be written out: ${part.error.code}`);
        yield* part.value.flatMap(rowsIn);
      }
    };
    response.type('csv').attachment(`${csv.file}.csv`);
    const partnerLooks = searchParams.get(VIEWER) !== 'customer';
    const shown = columns.filter((key) => !isTier(key) || canSeeTier(key, partnerLooks));
    const table = stringify({
      ...csvOf(locale),
      header: true,
      columns: shown.map((key) => ({ key, header: isTier(key) ? priceTiers[key].at : csv[key] })),
    });
    // A table that breaks off must not look whole: the connection is cut, and the browser tells of it.
    await pipeline(rows, table, response).catch(() => response.destroy());
  };
