import type { Breadcrumb } from '#core/catalog/products/index.ts';
import type { Language } from '#ui/i18n/context.ts';

/** Path of the special offers, without language prefix. */
export const OFFERS_PATH = '/special-offers';

/** The way down to the offers of a category: through those of the categories above it. */
export const offersTrail = ({ t }: Language, above: readonly Breadcrumb[]): readonly Breadcrumb[] => [
  { categoryId: 'special-offers', categoryTitle: t('offers.title'), categoryUrl: OFFERS_PATH.slice(1) },
  ...above.map((step) => ({ ...step, categoryUrl: `${OFFERS_PATH.slice(1)}/${step.categoryUrl}` })),
];
