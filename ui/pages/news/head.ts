import type { PageHead } from '#ui/app/head.ts';
import { NEWS_PATH } from '#ui/features/editorial/news/article-path.ts';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import type { NewsData } from './loader.ts';

/** The news have one canonical address (rule ROUTE-6). */
export const newsHead: PageHead<NewsData> = ({ page, articles, seo }, context) => {
  const { t } = context.language;
  const site = context.shell.settings.siteName;
  return listHead(
    {
      page,
      path: NEWS_PATH,
      heading: t('news.title'),
      title: t('news.headTitle', { site }),
      description: t('news.description', { site }),
      seo,
      image: articles[0]?.image,
      empty: articles.length === 0,
    },
    context,
  );
};
