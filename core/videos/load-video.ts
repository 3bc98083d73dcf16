import type { Locale } from '#core/locale/index.ts';
import { type Failure, mapResult, type Result } from '#core/shared/index.ts';
import type { OneVideo, VideoReviews } from './ports.ts';
import { OTHER_VIDEOS, type VideoReview } from './videos.ts';

/** A video review and what to watch after it. */
export interface VideoScreen extends OneVideo {
  readonly others: readonly VideoReview[];
}

/**
 * Use-case: one video review and, side by side, the newest others, which the page can do without (rule VIDEO-3). Errors:
 * those of the review itself.
 */
export const makeLoadVideo =
  ({ videos }: { readonly videos: VideoReviews }) =>
  async (
    query: { readonly videoId: string; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<VideoScreen, Failure>> => {
    const [one, newest] = await Promise.all([
      videos.one(query, signal),
      videos.page({ page: 1, locale: query.locale }, signal),
    ]);
    const known = newest.ok ? newest.value.videos : [];
    return mapResult(one, (shown) => ({
      ...shown,
      others: known.filter(({ videoId }) => videoId !== shown.video.videoId).slice(0, OTHER_VIDEOS),
    }));
  };
export type LoadVideo = ReturnType<typeof makeLoadVideo>;
