import type { PageHandle } from '#ui/app/head.ts';
import { NEWS_PATH } from '#ui/features/editorial/news/article-path.ts';
import { MostRead } from '#ui/features/editorial/news/most-read.tsx';
import { NewsList } from '#ui/features/editorial/news/news-list.tsx';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { NewsData } from './loader.ts';

export const handle: PageHandle<NewsData> = {
  /** The news have one canonical address (rule ROUTE-6). */
  head: ({ page, articles, seo }, context) => {
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
  },
};

export const Component = () => {
  const { t, locale } = useLanguage();
  const { page, articles, totalCount, mostRead } = useLoaderData<NewsData>();
  return (
    <TitledPage title={t('news.title')} lead={t('news.lead')}>
      <NewsList key={locale} page={page} articles={articles} totalCount={totalCount} />
      <MostRead articles={mostRead} />
    </TitledPage>
  );
};
