import type { Breadcrumb, SeoInfo } from '#core/catalog/products/index.ts';
import { pageAddress } from '#core/kernel/paging/index.ts';
import type { Head, HeadContext } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';

interface ListPage {
  readonly page?: number;
  /** The one path of the list, without language prefix. */
  readonly path: string;
  /** Its heading. */
  readonly heading: string;
  /** What stands above it in the breadcrumbs. */
  readonly trail?: readonly Breadcrumb[];
  /** Title unless the provider gives one. */
  readonly title: string;
  readonly description: string;
  readonly seo?: SeoInfo;
  /** Picture for search engines and links. */
  readonly image: string | undefined;
  /** The list is empty, so search engines skip it. */
  readonly empty: boolean;
}

/** Title, description and canonical address of a page of a list; an empty one is not indexed. */
export const listHead = (list: ListPage, context: HeadContext): Head => {
  const { page = 1, path, heading, trail = [], seo = {}, image, empty } = list;
  const title = seo.title ?? list.title;
  return {
    title: page > 1 ? context.language.t('listing.titlePage', { title, page }) : title,
    description: seo.description ?? list.description,
    canonicalPath: pageAddress(path, page),
    ...(image ? { image } : {}),
    ...(empty ? { noindex: true } : {}),
    jsonLd: [breadcrumbsJsonLd(trail, heading, context)],
  };
};
