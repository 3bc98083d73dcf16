import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import type { FigureGroup, FigureRow, Figures } from '#core/partner/figures/index.ts';
import type { ListedOrder } from '#core/partner/orders/index.ts';
import { pricedRows, type QuickLine } from '#core/purchase/quick-order/index.ts';
import { Rows } from '#ui/features/partner/figures/figure-table.tsx';
import type { Measure } from '#ui/features/partner/figures/measures.ts';
import { TimePlot } from '#ui/features/partner/figures/time-plot.tsx';
import { OrderRow } from '#ui/features/partner/orders/order-row.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useQuickOrderPorts } from '#ui/features/purchase/quick-order/quick-order-ports.ts';
import { QuickOrderStore } from '#ui/features/purchase/quick-order/quick-order-store.ts';
import { QuickLineRow } from '#ui/features/purchase/quick-order/quick-row.tsx';
import { Unfolded } from '#ui/gallery/opened.tsx';
import { inBoth, longText, longTitle, partnersProduct, product, title } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const nothing = () => undefined;

const sold = (locale: Locale) => ({
  productId: '1',
  title: title(locale),
  url: 'aurora-12-pro',
  code: 'MI12345678',
  count: 2,
  price: fromMdl(11_499),
  tier: 'second' as const,
});
const listed = (locale: Locale): ListedOrder => ({
  orderNumber: '100001',
  createdAt: '2026-11-19T09:30:00Z',
  status: 'accepted',
  total: fromMdl(23_058),
  customerName: inBoth('Анна Руссу', 'Ana Rusu')(locale),
  customerPhone: '+37369123456',
  seller: inBoth('Ион Чебан', 'Ion Ceban')(locale),
  payment: { method: 'cash', state: 'pending' },
  products: [sold(locale)],
});
const ordered = (name: string, changes: (locale: Locale) => Partial<ListedOrder> = () => ({}), isOpen = false): State =>
  state(
    name,
    (locale) => {
      const row = <OrderRow order={{ ...listed(locale), ...changes(locale) }} />;
      return isOpen ? (
        <Unfolded>
          <ul>{row}</ul>
        </Unfolded>
      ) : (
        <ul>{row}</ul>
      );
    },
    { vitrina: true },
  );
const everything = (locale: Locale): Partial<ListedOrder> => ({
  customerEmail: 'ana.rusu@example.com',
  statusType: 'prepaid_expense',
  advance: fromMdl(3_000),
  cancellable: true,
  delivery: {
    method: 'address',
    type: 'standard',
    place: inBoth('Кишинёв, улица Измаил, 84', 'Chișinău, strada Ismail, 84')(locale),
    price: fromMdl(60),
  },
  comment: longText(locale),
  products: [sold(locale), { ...sold(locale), code: 'MI87654321', title: longTitle(locale), count: 1, tier: 'retail' }],
});

interface QuickProps {
  readonly line: QuickLine;
  readonly product: Product;
  readonly available: number | undefined;
}
const Quick = observer(({ line, product: found, available }: QuickProps) => {
  const { locale } = useLanguage();
  const cart = useCart();
  const ports = useQuickOrderPorts();
  const [store] = useState(() => {
    const storage = { load: () => ({ text: '', lines: [line] }), save: nothing };
    const order = new QuickOrderStore({ ...ports, cart, storage });
    // The search never answers here: what is known of the code is given below.
    void order.start(locale);
    return order;
  });
  const known = new Map([[line.code, { product: found, ...(available === undefined ? {} : { available }) }]]);
  return (
    <ul>
      {pricedRows(store.lines, known).map((row) => (
        <QuickLineRow key={row.line.code} row={row} store={store} />
      ))}
    </ul>
  );
});
const quick = (name: string, made: (locale: Locale) => Product, count: number, available?: number): State =>
  state(
    name,
    (locale) => (
      <Quick line={{ code: 'MI12345678', count, tier: 'retail' }} product={made(locale)} available={available} />
    ),
    { vitrina: true },
  );

const DAY_MS = 86_400_000;
const MONDAY = 1;
const row = (place: number, days: number): FigureRow => {
  const orders = (place * 5 + 4) % 9;
  return {
    key: new Date(Date.UTC(2026, 10, 20) - (days - 1 - place) * DAY_MS).toISOString().slice(0, 10),
    orders,
    sum: fromMdl(orders * 4_300),
    margin: fromMdl(orders * 310),
    marginOf: fromMdl(orders * 4_300),
  };
};
const figures = (days: number): Figures => {
  const day = Array.from({ length: days }, (_, place) => row(place, days));
  return {
    all: { orders: 0, sum: 0, margin: 0, marginOf: 0 },
    day,
    week: day.filter(({ key }) => new Date(key).getUTCDay() === MONDAY),
    seller: [],
    category: [],
  };
};
const plot = (name: string, days: number, measure: Measure, isOpen = false): State =>
  state(
    name,
    () => {
      const shown = <TimePlot figures={figures(days)} measure={measure} withMargin />;
      return isOpen ? <Unfolded>{shown}</Unfolded> : shown;
    },
    { vitrina: true },
  );

/** Rows of sellers or categories, the last of them without a name. */
const rows = (
  name: string,
  group: FigureGroup,
  measure: Measure,
  words: (locale: Locale) => readonly string[],
): State =>
  state(
    name,
    (locale) => {
      const shown = [...words(locale), ''].map((key, place) => ({ ...row(8 - place, 9), key }));
      return <Rows group={group} rows={shown} measure={measure} withMargin={group === 'seller'} />;
    },
    { vitrina: true },
  );

export const partner: readonly Story[] = [
  story('OrderRow', 'page', [
    ordered('accepted'),
    ordered('delivered, of many goods', (locale) => ({
      status: 'delivered',
      products: Array.from({ length: 5 }, (_, place) => ({ ...sold(locale), code: `MI${place}` })),
    })),
    ordered('cancelled, with long words', (locale) => ({
      status: 'cancelled',
      customerName: longTitle(locale),
      seller: longTitle(locale),
      products: [{ ...sold(locale), title: longTitle(locale) }],
    })),
    ordered('open, with all that may be known', everything, true),
  ]),
  story('QuickLineRow', 'line', [
    quick('sold', product, 1),
    quick('two prices, fewer than wanted', partnersProduct, 5, 3),
    quick('out of stock, long title', (locale) => product(locale, { inStock: false, title: longTitle(locale) }), 1),
    quick('pre-order', (locale) => product(locale, { inStock: false, labels: ['preorder'] }), 1),
    quick('restricted', (locale) => product(locale, { labels: ['restricted'] }), 1),
  ]),
  story('TimePlot', 'line', [
    plot('two weeks by the number of orders', 14, 'orders'),
    plot('a quarter, by weeks', 90, 'sum'),
    plot('one day', 1, 'average'),
    plot('margin, open as a table', 4, 'margin', true),
  ]),
  story('Rows', 'line', [
    rows('sellers by the sum, with the margin', 'seller', 'sum', (locale) => [listed(locale).seller ?? '', 'Ion']),
    rows('categories by the number, long words', 'category', 'orders', (locale) => [longTitle(locale), title(locale)]),
  ]),
];
