import type { PageHandle } from '#ui/app/head.ts';
import { MostRead } from '#ui/features/editorial/news/most-read.tsx';
import { NewsList } from '#ui/features/editorial/news/news-list.tsx';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import { newsHead } from './head.ts';
import type { NewsData } from './loader.ts';

export const handle: PageHandle<NewsData> = { head: newsHead };

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
