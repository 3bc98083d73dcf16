import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { compareTables } from '#core/catalog/compare/index.ts';
import { merchantItem } from '#core/catalog/feed/index.ts';
import { finalPrice, type Product } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { fromMdl, shownMdl } from '#core/kernel/shared/index.ts';
import { viewItem } from '#core/marketing/analytics/index.ts';
import { type CartLine, cartTotals, pricedLines } from '#core/purchase/cart/index.ts';
import { quickRow } from '#core/purchase/quick-order/rows.ts';
import { quoteOf } from '#core/purchase/quote/index.ts';
import { leadPurchase } from '#core/requests/leads/lead-purchase.ts';
import type { ProductScreen } from '#core/site/screens/index.ts';
import { PLAIN_SHELL } from '#core/site/settings/index.ts';
import { aPhone, aProductPage } from '#core/testing/index.ts';
import { CompareTable } from '#ui/features/catalog/compare/compare-table.tsx';
import { DayOfferStore } from '#ui/features/catalog/offers/day-offer-store.ts';
import { DayOfferView } from '#ui/features/catalog/offers/day-offer-view.tsx';
import { productJsonLd } from '#ui/features/catalog/product/product-json-ld.ts';
import { ProductTile } from '#ui/features/catalog/products/product-tile.tsx';
import { CartLineRow } from '#ui/features/purchase/cart/cart-line.tsx';
import { ProductCredit } from '#ui/features/requests/credit/product-credit.tsx';
import { RequestSubject } from '#ui/features/requests/leads/request-subject.tsx';
import { BuyBox } from '#ui/features/site/product-screen/buy-box.tsx';
import { Stage } from '#ui/gallery/stage.tsx';
import { galleryWorld } from '#ui/gallery/world.ts';
import { languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { handle } from '#ui/pages/product/page.tsx';
// The page loads its parts later, which must not be after the tests.
import '#ui/pages/product/beside.tsx';
import '#ui/pages/product/details.tsx';

/** Fifty phones for 2 000 to 60 000 MDL, in bani, with discounts of either kind, of both and of none. */
const fifty: readonly Product[] = fc
  .sample(
    fc.record({
      price: fc.integer({ min: 200_000, max: 6_000_000 }),
      discount: fc.constantFrom(0, 30_000, 123_456),
      promoDiscount: fc.constantFrom(0, 20_000, 54_321),
    }),
    { numRuns: 50, seed: 12 },
  )
  .map((fields, index) => aPhone(`P${index}`).being(fields).build());

const origin = 'https://zori.example';
const context = () => ({ language: languageOf('ru'), shell: PLAIN_SHELL, origin });
const screenOf = (product: Product): ProductScreen => ({
  ...aProductPage(product),
  banner: { state: 'hidden' } as never,
});

/** The amounts that a part of a page says, in whole lei, in their order. */
const amountsIn = (shown: ReactNode): readonly number[] => {
  const html = renderToString(<Stage state={{ name: 'x', show: () => shown }} locale="ru" scheme="light" />);
  const text = html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');
  return [...text.matchAll(/(\d[\d\u{A0}]*)\u{A0}MDL/gu)].map(([, digits = '']) =>
    Number(digits.replaceAll(/\D/g, '')),
  );
};
const none = () => undefined;
const lineOf = (product: Product): CartLine => ({ product, count: 1, tier: 'retail' });

/** Everybody who tells what a product costs: the amounts that they name, the price of a piece first. */
const tellers: Readonly<Record<string, (product: Product) => readonly number[]>> = {
  tile: (product) => amountsIn(<ProductTile product={product} sizes="1px" />),
  'product page': (product) => amountsIn(<BuyBox page={screenOf(product)} ownButton={{ current: null }} />),
  'one click, pre-order and credit request': (product) => amountsIn(<RequestSubject product={product} />),
  comparison: (product) => {
    const [table] = compareTables([{ product, properties: [] }]);
    return table
      ? amountsIn(<CompareTable table={table} onlyDifferences={false} onRemove={none} onSwap={none} changeOf={none} />)
      : [];
  },
  'credit on a product': (product) => {
    const [, lent = 0] = amountsIn(<ProductCredit product={product} restricted={false} />).slice(-3);
    return [lent];
  },
  'line of the cart': (product) =>
    pricedLines([lineOf(product)]).flatMap((priced) =>
      amountsIn(<CartLineRow priced={priced} onRemove={none} onSave={none} />).slice(-1),
    ),
  'offer of the day': (product) => {
    const offer = { title: '', text: '', product, regularPrice: 0, endsAt: '2027-01-01T00:00:00Z' };
    return amountsIn(<DayOfferView store={new DayOfferStore({ ...galleryWorld(false, {}), locale: 'ru' }, offer)} />);
  },
  cart: (product) => [shownMdl(cartTotals([lineOf(product)], 0).total)],
  quote: (product) => quoteOf([lineOf(product)], 'chosen').lines.map(({ piece }) => shownMdl(piece)),
  'quick order': (product) => [shownMdl(quickRow({ code: 'x', count: 1, tier: 'retail' }, { product }).piece)],
  feed: (product) => {
    const item = merchantItem({ product, description: '', gallery: [] }, { origin, locale: 'ru' });
    return [Number.parseFloat(item?.salePrice ?? item?.price ?? '')];
  },
  'search engines': (product) => [
    Number((productJsonLd(screenOf(product), context()) as { offers: { price: string } }).offers.price),
  ],
  'words of the head': (product) => {
    const [, digits = ''] =
      /(\d[\d\u{A0}]*)\u{A0}MDL/u.exec(handle.head(screenOf(product), context()).description ?? '') ?? [];
    return [Number(digits.replaceAll(/\D/g, ''))];
  },
  'report of one click': (product) => [
    shownMdl(leadPurchase({ kind: 'one_click', product }, { phone: '', orderNumber: '1' })?.total),
  ],
  'report of a look': (product) => {
    const event = viewItem(product);
    return event.event === 'view_item' ? [Math.ceil(event.ecommerce.value)] : [];
  },
};

beforeAll(async () => {
  await loadWords('ru');
});

it.each(Object.entries(tellers))(
  'PRICE-3: the same fifty products cost in the %s what they are sold for',
  (_who, tell) => {
    const expected = fifty.map(({ price, promoDiscount }) => Math.ceil((price - promoDiscount) / 100));
    expect(fifty.map((product) => tell(product)[0])).toEqual(expected);
  },
);

it.each([{ labels: ['restricted'] }, { inStock: false }, { labels: ['preorder'], inStock: false }] as const)(
  'SALE-2: the page of what cannot be bought promises neither instalments nor promo: %j',
  (fields) => {
    const promises = (more: Partial<Product>) => {
      const product = aPhone()
        .costing(5_000)
        .withPromoOf(200)
        .being({ discount: fromMdl(100), ...more })
        .build();
      const page = { ...screenOf(product), restricted: product.labels.includes('restricted') };
      const amounts = amountsIn(<BuyBox page={page} ownButton={{ current: null }} />);
      return amounts.filter((amount) => amount === 200);
    };
    // The month's payment of 24, and what the promotion takes off.
    expect(promises({})).toHaveLength(2);
    expect(promises(fields)).toEqual([]);
  },
);

it('PRICE-3: what is shown and what is reckoned are one price', () => {
  for (const product of fifty) expect(shownPrices(product, false)[0].price).toBe(finalPrice(product));
});

it('HISTORY-3: the page of a product that has cost as little before strikes a price and counts no saving', () => {
  const screen = screenOf(aPhone().costing(5_000).discountedBy(500).build());
  const said = (lowest: number) => {
    const priceHistory = { prices: [], until: '2026-11-23', lowestBefore: fromMdl(lowest) };
    return amountsIn(<BuyBox page={{ ...screen, priceHistory }} ownButton={{ current: null }} />).slice(0, 5);
  };
  const [now, before, month] = said(5_400);
  expect(said(5_400)).toEqual([now, before, month, 500, 5_400]);
  expect(said(4_900).slice(0, 4)).toEqual([5_000, 5_500, month, 4_900]);
});
