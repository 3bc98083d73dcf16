import type { VideoReview, VideoReviews } from '#core/editorial/videos/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Pages shown by the video lists of this tab, and the loader that restores them. */
interface ShownVideos {
  readonly memory: PagesMemory<VideoReview>;
  readonly videos: Pick<VideoReviews, 'page'>;
}

export const [ShownVideosContext, useShownVideos] = requiredContext<ShownVideos>('ShownVideos');
