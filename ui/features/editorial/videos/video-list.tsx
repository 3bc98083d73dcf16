import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { VIDEO_PAGE, type VideoReview } from '#core/editorial/videos/index.ts';
import { EmptyPage } from '#ui/features/kernel/paging/empty-page.tsx';
import { Pager } from '#ui/features/kernel/paging/pager.tsx';
import { usePageAddress } from '#ui/features/kernel/paging/use-page-address.ts';
import { usePages } from '#ui/features/kernel/paging/use-pages.ts';
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
export const VideoList = observer(({ page, videos, totalCount }: VideoListProps) => {
  const { t, locale } = useLanguage();
  const { memory, videos: source } = useShownVideos();
  const load = async (number: number) => {
    const answer = await source.page({ page: number, locale });
    return answer.ok ? answer.value.videos : undefined;
  };
  const pages = usePages({ page, items: videos, memory, keyOf, load });
  const [player] = useState(() => new PlayerStore());
  const addressOf = usePageAddress();
  if (pages.items.length === 0) return <EmptyPage total={totalCount} first={addressOf(1)} words={t('videos.empty')} />;
  return (
    <>
      <VideoGrid label={t('videos.list')} videos={pages.items} player={player} priority />
      <Pager
        page={page}
        size={VIDEO_PAGE}
        from={pages.from}
        shown={pages.items.length}
        total={totalCount}
        addressOf={addressOf}
        onMore={pages.expectMore}
      />
    </>
  );
});
