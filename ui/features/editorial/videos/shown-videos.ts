import type { VideoReview, VideoReviews } from '#core/editorial/videos/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** The lists of video reviews of this tab: what they showed, for who comes back to them, and by what a lost page is loaded again. */
interface ShownVideos {
  readonly memory: PagesMemory<VideoReview>;
  readonly videos: Pick<VideoReviews, 'page'>;
}

export const [ShownVideosContext, useShownVideos] = requiredContext<ShownVideos>('ShownVideos');
