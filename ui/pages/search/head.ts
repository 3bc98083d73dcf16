import type { SearchListing } from '#core/catalog/products/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import type { SearchData } from './loader.ts';

/** Nothing was found, filters aside: a list that filters emptied still shows them. */
export const isEmpty = ({ totalCount, byCategory }: SearchListing): boolean =>
  totalCount === 0 && byCategory.length === 0;

/** Search results are not indexed. */
export const searchHead: PageHead<SearchData> = ({ text, otherwise, byCode, listing }, context) => {
  const { t } = context.language;
  const found = () => {
    if (!listing) return t('search.title');
    if (isEmpty(listing)) return t(byCode ? 'search.nothingCode' : 'search.nothing', { text });
    return otherwise === undefined ? t('search.found', { text }) : t('search.shownFor', { text: otherwise });
  };
  return {
    title: found(),
    canonicalPath: '/search',
    noindex: true,
    jsonLd: [breadcrumbsJsonLd([], t('search.title'), context)],
  };
};
