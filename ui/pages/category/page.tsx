import { useMemo } from 'react';
import { type Breadcrumb, listingCanonical } from '#core/catalog/products/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { CategoryChips } from '#ui/features/catalog/products/category-chips.tsx';
import { ListingView } from '#ui/features/catalog/products/listing/listing.tsx';
import { ListingCount } from '#ui/features/catalog/products/listing/listing-count.tsx';
import { useListingPorts } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { Breadcrumbs } from '#ui/features/kernel/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { useCategoryPath } from '#ui/features/kernel/links/use-category-path.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { CategoryData } from './loader.ts';

/** Breadcrumbs above a category; the provider may list the category itself last. */
const trailAbove = (breadcrumbs: readonly Breadcrumb[], category: string): readonly Breadcrumb[] =>
  breadcrumbs.filter(({ categoryUrl }) => categoryUrl !== category);

export const handle: PageHandle<CategoryData> = {
  /** The canonical address has the page but no filters or order. A page without products is not indexed. */
  head: ({ category, state, listing }, context) => {
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
  },
};

/** A subcategory's title without its parent's: of `Смартфоны Xiaomi` in `Смартфоны`, `Xiaomi`. */
const shortTitle = (title: string, parent: string): string => {
  if (!title.startsWith(`${parent} `)) return title;
  const rest = title.slice(parent.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** A category of any level: what is below it, and its products. */
export const Component = () => {
  const { t, locale } = useLanguage();
  const { catalog } = useListingPorts();
  const toCategory = useCategoryPath();
  const { category, state, listing } = useLoaderData<CategoryData>();
  const page = useMemo(() => ({ scope: category, state, listing }), [category, state, listing]);
  const { title, subcategories } = listing;
  return (
    <div className="container-page pt-2 pb-16">
      <Breadcrumbs trail={trailAbove(listing.breadcrumbs, category)} current={title} />
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28 md:text-36">{noBreakName(title)}</h1>
        <ListingCount listing={listing} />
      </div>
      <CategoryChips
        label={t('catalog.subcategories')}
        chips={subcategories.map((one) => ({ ...one, title: shortTitle(one.title, title) }))}
      />
      <ListingView
        key={category}
        page={page}
        place={{ path: toCategory(category) }}
        load={(wanted) => catalog.listing({ locale, category, state: wanted })}
      />
    </div>
  );
};
