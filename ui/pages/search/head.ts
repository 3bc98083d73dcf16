import type { PageHead } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/catalog/breadcrumbs-json-ld.ts';
import type { SearchData } from './loader.ts';

/** Results of a search are for people only: search engines are asked not to keep them. */
export const searchHead: PageHead<SearchData> = ({ text, otherwise }, context) => {
  const { t } = context.language;
  const found = otherwise === undefined ? t('search.found', { text }) : t('search.shownFor', { text: otherwise });
  return {
    title: text ? found : t('search.title'),
    canonicalPath: '/search',
    noindex: true,
    jsonLd: [breadcrumbsJsonLd([], t('search.title'), context)],
  };
};
