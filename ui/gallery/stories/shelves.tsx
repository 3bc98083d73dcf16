import { priceSpans } from '#core/catalog/price-history/index.ts';
import type { BannerContent, Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { BannerSlide } from '#ui/features/catalog/offers/banner-slide.tsx';
import { PricePlot } from '#ui/features/catalog/price-history/price-plot.tsx';
import { CategoryBanner } from '#ui/features/catalog/product/category-banner.tsx';
import { TileNote } from '#ui/features/catalog/products/price-note.tsx';
import { ProductBadge, TileStatus } from '#ui/features/catalog/products/product-badges.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { HomeRow } from '#ui/features/site/home/home-row.tsx';
import { inBoth, longTitle, pictures, product, sentence } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';

const similar = inBoth('Похожие товары', 'Produse similare');
const clear = inBoth('Очистить', 'Golește');
const newShop = inBoth('Новинки Aurora', 'Noutăți Aurora');
const look = inBoth('Смотреть', 'Vezi');

const products = (locale: Locale, count: number): readonly Product[] =>
  Array.from({ length: count }, (_, place) =>
    product(locale, {
      productId: `gallery-${place}`,
      image: place % 2 === 0 ? pictures.phone : pictures.tablet,
      discount: place % 3 === 0 ? fromMdl(1_500) : 0,
    }),
  );

const UNTIL = '2026-11-20';
const plot = (name: string, ...prices: readonly (readonly [since: string, mdl: number])[]): State =>
  state(name, () => {
    const known = prices.map(([since, mdl]) => ({ since, price: fromMdl(mdl) }));
    const amounts = known.map(({ price }) => price);
    return (
      <PricePlot
        spans={priceSpans({ prices: known, until: UNTIL })}
        until={UNTIL}
        low={Math.min(...amounts)}
        high={Math.max(...amounts)}
      />
    );
  });

const content = (locale: Locale, changes: Partial<BannerContent> = {}): BannerContent => ({
  title: newShop(locale),
  text: sentence(locale),
  action: look(locale),
  href: '/catalog',
  image: pictures.banner,
  tint: '#C9D6D3',
  ...changes,
});
const banner = (name: string, changes: (locale: Locale) => Partial<BannerContent>, showContent = true): State =>
  state(name, (locale) => (
    <CategoryBanner banner={{ show: true, showContent, content: content(locale, changes(locale)) }} />
  ));

const slide = (name: string, changes: (locale: Locale) => Partial<BannerContent>): State =>
  state(name, (locale) => {
    const { text, ...shown } = content(locale, changes(locale));
    return (
      <div className="overflow-hidden rounded-sheet">
        <BannerSlide first={false} banner={{ id: name, subtitle: text, ...shown }} />
      </div>
    );
  });
const dark = () => ({ tint: '#1F2A33', image: '' });
const long = (locale: Locale) => ({ title: longTitle(locale) });

export const shelves: readonly Story[] = [
  story('ProductRow', 'page', [
    state('more than fit, with a way to all of them', (locale) => (
      <ProductRow title={similar(locale)} products={products(locale, 8)} href="/catalog" />
    )),
    state('a few, with a word on each and something to do', (locale) => (
      <ProductRow
        title={longTitle(locale)}
        products={products(locale, 2)}
        noteOf={({ discount }) => (
          <TileNote change={{ kind: discount > 0 ? 'cheaper' : 'dearer', by: fromMdl(500) }}>500 MDL</TileNote>
        )}
      >
        <Button kind="quiet" size="sm">
          {clear(locale)}
        </Button>
      </ProductRow>
    )),
  ]),
  story('HomeRow', 'page', [
    state('of a collection, the first of many', (locale) => (
      <HomeRow row={{ source: { collection: 'newest' }, href: '/new', products: products(locale, 5), total: 20 }} />
    )),
  ]),
  story(
    'ProductBadge',
    'auto',
    (['new', 'preorder'] as const).map((label) =>
      state(label, (locale) => <ProductBadge product={product(locale, { labels: [label] })} />),
    ),
  ),
  story(
    'TileStatus',
    'auto',
    (['new', 'preorder'] as const).map((label) =>
      state(label, (locale) => (
        <div className="tile-picture">
          <TileStatus product={product(locale, { labels: [label] })} />
        </div>
      )),
    ),
  ),
  story('PricePlot', 'card', [
    plot('up and down', ['2026-08-23', 13_999], ['2026-09-20', 12_499], ['2026-10-15', 13_499], ['2026-11-10', 12_999]),
    plot('two prices, the lower one today', ['2026-08-23', 13_999], ['2026-11-19', 999]),
  ]),
  story('CategoryBanner', 'line', [
    banner('open', () => ({})),
    banner('folded', () => ({}), false),
    banner('dark tint, no picture', dark),
    banner('long title', long),
  ]),
  story('BannerSlide', 'page', [
    slide('with a picture', () => ({})),
    slide('long title', long),
    slide('dark tint, no picture', dark),
  ]),
];
