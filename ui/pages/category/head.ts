import { type Breadcrumb, listingCanonical } from '#core/catalog/products/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import type { CategoryData } from './loader.ts';

/** Breadcrumbs above a category; the provider may list the category itself last. */
export const trailAbove = (breadcrumbs: readonly Breadcrumb[], category: string): readonly Breadcrumb[] =>
  breadcrumbs.filter(({ categoryUrl }) => categoryUrl !== category);

/** The canonical address has the page but no filters or order. A page without products is not indexed. */
export const categoryHead: PageHead<CategoryData> = ({ category, state, listing }, context) => {
  const { t } = context.language;
  const { title, seo, breadcrumbs, products } = listing;
  const named = seo.title ?? t('listing.headTitle', { title });
  const image = products[0]?.image;
  return {
    title: state.page > 1 ? t('listing.titlePage', { title: named, page: state.page }) : named,
    description: seo.description ?? t('listing.headDescription', { title }),
    canonicalPath: listingCanonical(`/${category}`, state),
    ...(image ? { image } : { noindex: true }),
    jsonLd: [breadcrumbsJsonLd(trailAbove(breadcrumbs, category), title, context)],
  };
};
