import { type ReactNode, useEffect } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { CompareCard } from '#ui/features/catalog/compare/compare-card.tsx';
import { ProductLine } from '#ui/features/catalog/feed/product-line.tsx';
import { PastPromotion, PromotionCard } from '#ui/features/catalog/offers/promotion-card.tsx';
import { ProductTile } from '#ui/features/catalog/products/product-tile.tsx';
import { ReviewCard } from '#ui/features/catalog/reviews/review-card.tsx';
import { useDevice } from '#ui/features/purchase/counted-device/device-context.ts';
import {
  inBoth,
  longText,
  longTitle,
  partnersProduct,
  pictures,
  product,
  sentence,
  withCart,
} from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { World } from '#ui/renderer/world.ts';

const nothing = () => undefined;
const GIGABYTES = inBoth('ГБ', 'GB');

const tile = (name: string, made: (locale: Locale) => Product, more: Omit<State, 'name' | 'show'> = {}): State =>
  state(name, (locale) => <ProductTile product={made(locale)} sizes="280px" />, more);

/** The device is followed, as around the shop's pages. */
const Started = ({ children }: { readonly children: ReactNode }) => {
  const { locale } = useLanguage();
  const device = useDevice();
  useEffect(() => device.start(locale), [device, locale]);
  return children;
};
const withDevice = (): Partial<World> => ({
  deviceStorage: {
    load: () => ({
      ...{ modelId: '1', memory: '', condition: 'good', title: 'Aurora 9', device: 'Aurora 9 8/128' },
      ...{ worth: fromMdl(3_200), until: Date.UTC(2026, 11, 1) },
    }),
    save: nothing,
    onChangeElsewhere: () => nothing,
  },
});

const promotion = (locale: Locale) => ({
  url: 'black-friday',
  title: inBoth('Чёрная пятница: до −40 % на планшеты', 'Black Friday: până la −40 % la tablete')(locale),
  lead: sentence(locale),
  image: pictures.tablet,
  tint: '#E9EEF2',
  isActive: true,
  endsAt: '2026-11-30',
});

const review = (locale: Locale) =>
  ({
    reviewId: '1',
    author: inBoth('Анна Руссу', 'Ana Rusu')(locale),
    rating: 4,
    text: sentence(locale),
    createdAt: '2026-11-12T10:00:00Z',
  }) as const;

export const catalog: readonly Story[] = [
  story('ProductTile', 'tile', [
    tile('sold', product),
    tile('discounted and new', (locale) =>
      product(locale, { discount: fromMdl(2_000), promoDiscount: fromMdl(500), labels: ['new'] }),
    ),
    tile('in the cart', product, {
      world: (locale) => withCart({ product: product(locale), count: 1, tier: 'retail' }),
    }),
    state(
      'with a device counted in',
      (locale) => (
        <Started>
          <ProductTile product={product(locale)} sizes="280px" />
        </Started>
      ),
      { world: withDevice },
    ),
    tile('pre-order', (locale) => product(locale, { inStock: false, labels: ['preorder'], image: pictures.tablet })),
    tile('out of stock', (locale) => product(locale, { inStock: false })),
    tile('one of a model', (locale) =>
      product(locale, {
        model: {
          ...{ modelId: 'aurora', title: 'Aurora 12 Pro', from: product(locale).price },
          ...{ colours: ['#1F2A44', '#D8D3C8', '#7A8B6F'], memories: `8/256 · 12/512 ${GIGABYTES(locale)}` },
        },
        variant: { memory: `8/256 ${GIGABYTES(locale)}`, colour: inBoth('синий', 'albastru')(locale) },
      }),
    ),
    tile('restricted', (locale) => product(locale, { labels: ['restricted'] })),
    tile('long title, no picture, no reviews', (locale) => {
      const { rating: _rating, ...rest } = product(locale, { title: longTitle(locale), image: '', reviewCount: 0 });
      return rest;
    }),
    tile('second price', partnersProduct, { vitrina: true }),
    tile('second price, a customer looks', partnersProduct, {
      vitrina: true,
      world: () => ({ viewerMemory: { load: () => 'customer', save: nothing, onReturn: () => nothing } }),
    }),
  ]),
  story('ProductLine', 'line', [
    state('sold', (locale) => <ProductLine product={product(locale, { discount: fromMdl(500) })} />),
    state('out of stock', (locale) => <ProductLine product={product(locale, { inStock: false })} />),
    state('pre-order, long title', (locale) => (
      <ProductLine product={product(locale, { inStock: false, labels: ['preorder'], title: longTitle(locale) })} />
    )),
  ]),
  story('CompareCard', 'tile', [
    state('between two others', (locale) => (
      <CompareCard
        product={product(locale)}
        left={product(locale, { productId: 'left' })}
        right={product(locale, { productId: 'right' })}
        priority={false}
        onRemove={nothing}
        onSwap={nothing}
      />
    )),
    state('alone, long title, no picture', (locale) => (
      <CompareCard
        product={product(locale, { title: longTitle(locale), image: '', discount: fromMdl(300) })}
        left={undefined}
        right={undefined}
        priority={false}
        onRemove={nothing}
        onSwap={nothing}
      />
    )),
  ]),
  story('PromotionCard', 'card', [
    state('active', (locale) => <PromotionCard promotion={promotion(locale)} />),
    state('without an end, a picture and a lead', (locale) => {
      const { endsAt: _end, ...endless } = promotion(locale);
      return <PromotionCard promotion={{ ...endless, title: longTitle(locale), lead: '', image: '' }} />;
    }),
  ]),
  story('PastPromotion', 'card', [
    state('over', (locale) => <PastPromotion promotion={{ ...promotion(locale), isActive: false }} />),
  ]),
  story('ReviewCard', 'line', [
    state('short', (locale) => <ReviewCard review={review(locale)} />),
    state('long, with what is good and bad', (locale) => (
      <ReviewCard
        review={{
          ...review(locale),
          rating: 2,
          author: longTitle(locale),
          text: longText(locale),
          pros: sentence(locale),
          cons: longText(locale),
        }}
      />
    )),
  ]),
];
