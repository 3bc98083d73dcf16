import type { VideoReview } from '#core/editorial/videos/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { PagesMemory } from '#ui/features/kernel/paging/pages-memory.ts';

/** What the lists of video reviews of this tab showed, for who comes back to them. */
export const [ShownVideosContext, useShownVideos] = requiredContext<PagesMemory<VideoReview>>('ShownVideos');
