import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { type RequestHandler, Router } from 'express';
import { LOOKER } from '#core/catalog/second-price/index.ts';
import { authPath, RETURN } from '#core/kernel/auth/index.ts';
import { type Locale, localePath, locales } from '#core/kernel/locale/index.ts';
import { type Bani, toDecimal } from '#core/kernel/shared/index.ts';
import { type ListedOrder, readOrdersParameters } from '#core/partner/orders/index.ts';
import ro from '#ui/i18n/ro.more.json' with { type: 'json' };
import ru from '#ui/i18n/ru.more.json' with { type: 'json' };
import { BrandedError } from './branded-error.ts';
import type { VisitOf } from './visits.ts';

const dictionaries = { ru, ro };
/** Spreadsheets take a file for UTF-8 by this mark, and the semicolon for what divides cells where commas divide numbers. */
const CSV = { bom: true, delimiter: ';', escape_formulas: true } as const;

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
  'statusType',
  'code',
  'product',
  'count',
  'price',
  'secondPrice',
  'total',
  'comment',
] as const;

/** `2026-11-21 14:05` on the shop's clock: spreadsheets read it, and it sorts as text. */
const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Chisinau' });

/** One row a product, so that a spreadsheet can sum by code, seller or day; the order's own facts stand in each. */
const rowsOf = (order: ListedOrder, locale: Locale): Record<(typeof columns)[number], string | number>[] => {
  const { orders, order: words, checkout } = dictionaries[locale];
  const { delivery, payment, statusType } = order;
  const type = delivery?.type ? orders.deliveryType[delivery.type] : '';
  return order.products.map((product) => ({
    number: order.orderNumber,
    date: time.format(new Date(order.createdAt)),
    status: words.step[order.status],
    seller: order.seller ?? '',
    customer: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail ?? '',
    delivery: delivery?.method === 'pickup' ? orders.pickup : type,
    place: delivery?.place ?? '',
    deliveryPrice: delivery ? cell(delivery.price) : '',
    payment: payment ? checkout.pay[payment.method] : '',
    statusType: statusType ? orders.statusTypes[statusType] : '',
    code: product.code,
    product: product.title,
    count: product.count,
    price: cell(product.price),
    secondPrice: product.secondPrice ? orders.csv.yes : orders.csv.no,
    total: cell(order.total),
    comment: order.comment ?? '',
  }));
};

/** Both languages write decimals after a comma. */
const cell = (amount: Bani): string => toDecimal(amount).replace('.', ',');

/**
 * A partner's orders as a table to take away, at `/order/export.csv` in either language, for the same filter as the list
 * (rule ORDERS-7); a customer who looks is not told which lines were sold at the second price (rule SECOND-2). Written
 * out page by page, so that a year of orders is never held at once.
 */
export const ordersExport = (visitOf: VisitOf): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const locale of locales) router.get(localePath('/order/export.csv', locale), exporter(visitOf, locale));
  return router;
};

const exporter =
  (visitOf: VisitOf, locale: Locale): RequestHandler =>
  async (request, response, next) => {
    const { site, shop, isAuth } = visitOf(request, response);
    if (!site.vitrina) return next();
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const { searchParams } = new URL(request.originalUrl, site.origin);
    const parts = shop.exportOrders(readOrdersParameters(searchParams), locale, gone.signal);
    const first = await parts.next();
    if (!isAuth()) {
      const back = encodeURIComponent(localePath('/order', locale));
      return response.redirect(302, `${authPath(locale)}?${RETURN}=${back}`);
    }
    if (first.done || !first.value.ok) return next(new BrandedError(502));
    const { csv } = dictionaries[locale].orders;
    const begun = first.value.value;
    const rows = async function* () {
      yield* begun.flatMap((order) => rowsOf(order, locale));
      for await (const part of parts) {
        if (!part.ok) throw new Error(`The orders could not be written out: ${part.error.code}`);
        yield* part.value.flatMap((order) => rowsOf(order, locale));
      }
    };
    response.type('csv').attachment(`${csv.file}.csv`);
    const shown = columns.filter((key) => key !== 'secondPrice' || searchParams.get(LOOKER) !== 'customer');
    const table = stringify({ ...CSV, header: true, columns: shown.map((key) => ({ key, header: csv[key] })) });
    // A table that breaks off must not look whole: the connection is cut, and the browser tells of it.
    await pipeline(rows, table, response).catch(() => response.destroy());
  };
