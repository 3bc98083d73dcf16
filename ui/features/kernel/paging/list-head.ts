import type { SeoInfo } from '#core/catalog/products/index.ts';
import { pageParameter } from '#core/kernel/paging/index.ts';
import type { Head, HeadContext } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';

interface ListPage {
  readonly page: number;
  /** The one path of the list, without language prefix. */
  readonly path: string;
  /** Its heading. */
  readonly heading: string;
  /** Title unless the provider gives one. */
  readonly title: string;
  readonly description: string;
  readonly seo: SeoInfo;
  /** Picture for search engines and links. */
  readonly image: string | undefined;
  /** The list is empty, so search engines skip it. */
  readonly empty: boolean;
}

/** What a page of a list says of itself: it is known by its path and number, and left out when it is empty. */
export const listHead = (list: ListPage, context: HeadContext): Head => {
  const { page, path, heading, seo, image, empty } = list;
  const { t } = context.language;
  const title = seo.title ?? list.title;
  const number = pageParameter(page);
  return {
    title: number === undefined ? title : t('listing.titlePage', { title, page }),
    description: seo.description ?? list.description,
    canonicalPath: number === undefined ? path : `${path}?page=${number}`,
    ...(image ? { image } : {}),
    ...(empty ? { noindex: true } : {}),
    jsonLd: [breadcrumbsJsonLd([], heading, context)],
  };
};
