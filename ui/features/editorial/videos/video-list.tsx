import { useState } from 'react';
import { VIDEO_PAGE, type VideoReview } from '#core/editorial/videos/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { PagedList } from '#ui/features/kernel/paging/paged-list.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { PlayerStore } from './player-store.ts';
import { useShownVideos } from './shown-videos.ts';
import { VideoGrid } from './video-grid.tsx';

interface VideoListProps {
  readonly page: number;
  readonly videos: readonly VideoReview[];
  readonly totalCount: number;
}

const keyOf = ({ videoId }: VideoReview): string => videoId;

/** Video reviews, page after page. */
export const VideoList = ({ page, videos, totalCount }: VideoListProps) => {
  const { t, locale } = useLanguage();
  const { memory, videos: source } = useShownVideos();
  const [player] = useState(() => new PlayerStore());
  return (
    <PagedList
      {...{ page, totalCount, memory, keyOf }}
      items={videos}
      size={VIDEO_PAGE}
      load={async (number) => valueOr(await source.page({ page: number, locale }), undefined)?.videos}
      empty={t('videos.empty')}
    >
      {(shown) => <VideoGrid label={t('videos.list')} videos={shown} player={player} priority />}
    </PagedList>
  );
};
