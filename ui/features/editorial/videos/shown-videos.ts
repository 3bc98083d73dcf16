import type { VideoReview } from '#core/editorial/videos/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What the lists of video reviews of this tab showed, for who comes back to them. */
export const [ShownVideosContext, useShownVideos] = requiredContext<PagesMemory<VideoReview>>('ShownVideos');
