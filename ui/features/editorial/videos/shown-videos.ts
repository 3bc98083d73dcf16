import type { VideoReview, VideoReviews } from '#core/editorial/videos/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Pages shown by the video lists of this tab, and the loader that restores them. */
interface ShownVideos {
  readonly memory: PagesMemory<VideoReview>;
  readonly videos: Pick<VideoReviews, 'page'>;
}

export const useShownVideos = providedHook<ShownVideos>('ShownVideos');
