import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import type { ProductScreen } from '#core/site/screens/index.ts';
import { aProductPage } from '#core/testing/index.ts';
import { product } from '#ui/gallery/samples.ts';
import { Stage } from '#ui/gallery/stage.tsx';
import { languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { Details } from '#ui/pages/product/details.tsx';

const review = (reviewId: string) =>
  ({ reviewId, author: reviewId, rating: 5, text: `${reviewId} says`, createdAt: '2026-11-01' }) as const;

const screenOf = (locale: Locale, changes: Partial<ProductScreen> = {}): ProductScreen => ({
  ...aProductPage(product(locale)),
  banner: { show: false, showContent: false },
  stock: [
    { shopId: '1', title: 'Centru', address: 'Strada 1', quantity: 3 },
    { shopId: '2', title: 'Botanica', address: 'Strada 2', quantity: 0 },
  ],
  priceHistory: {
    prices: [
      { since: '2026-09-01', price: 1_500_000 },
      { since: '2026-11-01', price: 1_299_900 },
    ],
    until: '2026-11-20',
  },
  reviews: { reviews: ['Ana', 'Ion', 'Eva'].map(review), total: 13, counts: { 5: 13 } },
  ...changes,
});

const html = (locale: Locale, changes?: Partial<ProductScreen>): string =>
  renderToString(
    <Stage
      state={{ name: 'x', show: () => <Details page={screenOf(locale, changes)} /> }}
      locale={locale}
      scheme="light"
    />,
  ).replaceAll('<!-- -->', '');

beforeAll(async () => {
  await Promise.all(locales.map(loadWords));
});

describe.each(locales)('the details of a product in %s', (locale) => {
  const { t } = languageOf(locale);

  it('fold shops, credit and price history, each with what it comes to, and keep their text in the page', () => {
    const page = html(locale);
    const folds = page.split('<details').slice(1);
    expect(folds).toHaveLength(3);
    expect(folds.filter((fold) => /^[^>]*\sopen/.test(fold))).toEqual([]);
    expect(folds[0]).toContain(t('product.stockShops', { there: 1, all: 2 }));
    expect(folds[0]).toContain('Botanica');
    expect(folds[1]).toContain(t('credit.apply'));
    expect(folds[2]).toContain(t('priceHistory.title'));
  });

  it('cut only a long description on a phone', () => {
    expect(html(locale, { description: '<p>Short.</p>' })).not.toContain(t('product.readAll'));
    const long = html(locale, { description: `<p>${'Long. '.repeat(60)}The end.</p>` });
    expect(long).toContain(t('product.readAll'));
    expect(long).toContain('The end.');
  });

  it('show two reviews, and the others of the page with a press', () => {
    const shown = [...html(locale).matchAll(/<li class="([^"]*)"><article/g)].map(([, look]) => look);
    expect(shown).toEqual(['', '', expect.stringContaining('hidden')]);
    expect(html(locale)).toContain(t('reviews.every', { total: 13 }));
    expect(html(locale)).toContain('Eva says');
  });
});
