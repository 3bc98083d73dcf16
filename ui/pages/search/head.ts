import type { PageHead } from '#ui/app/head.ts';
import type { SearchData } from './loader.ts';

/** Results of a search are for people only: search engines are asked not to keep them. */
export const searchHead: PageHead<SearchData> = ({ text }, { language }) => {
  const { t } = language;
  return {
    title: text ? t('search.found', { text }) : t('search.title'),
    canonicalPath: '/search',
    noindex: true,
  };
};
