import type { PageHandle } from '#ui/app/head.ts';
import { VIDEOS_PATH } from '#ui/features/editorial/videos/video-addresses.ts';
import { VideoList } from '#ui/features/editorial/videos/video-list.tsx';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { VideosData } from './loader.ts';

export const handle: PageHandle<VideosData> = {
  // One canonical address (rule ROUTE-6).
  head: ({ page, videos, seo }, context) => {
    const { t } = context.language;
    const site = context.shell.settings.siteName;
    const words = { heading: t('videos.title'), title: t('videos.headTitle', { site }) };
    const description = t('videos.description', { site });
    const shown = { image: videos[0]?.image, empty: videos.length === 0 };
    return listHead({ page, path: VIDEOS_PATH, ...words, description, seo, ...shown }, context);
  },
};

export const Component = () => {
  const { t, locale } = useLanguage();
  const { page, videos, totalCount } = useLoaderData<VideosData>();
  return (
    <TitledPage title={t('videos.title')} lead={t('videos.lead')}>
      <VideoList key={locale} page={page} videos={videos} totalCount={totalCount} />
    </TitledPage>
  );
};
