import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, mapResult, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { OneVideo, VideoPage, VideoReviews } from './ports.ts';
import { OTHER_VIDEOS, type VideoReview } from './videos.ts';

/** A video review and what to watch after it. */
export interface VideoScreen extends OneVideo {
  readonly others: readonly VideoReview[];
}

type Question = { readonly videoId: string; readonly locale: Locale };

/**
 * Use-case: loads a video review, by default the newest (rule VIDEO-5), and the newest others, which are optional (rule
 * VIDEO-3). Errors: those of the review.
 */
export const createLoadVideo =
  ({ videos }: { readonly videos: VideoReviews }) =>
  async (query: Question, signal?: AbortSignal): Promise<Result<VideoScreen, Failure>> => {
    const newest = videos.page({ page: 1, locale: query.locale }, signal);
    const named = query.videoId === '' ? nameOfFirst(await newest) : ok(query.videoId);
    if (!named.ok) return named;
    const [one, list] = await Promise.all([videos.one({ ...query, videoId: named.value }, signal), newest]);
    const known = list.ok ? list.value.videos : [];
    return mapResult(one, (shown) => ({
      ...shown,
      others: known.filter(({ videoId }) => videoId !== shown.video.videoId).slice(0, OTHER_VIDEOS),
    }));
  };

/** The name of the first video of a list; `not_found` when it is empty. */
const nameOfFirst = (list: Result<VideoPage, Failure>): Result<string, Failure> => {
  if (!list.ok) return list;
  const [first] = list.value.videos;
  return first ? ok(first.videoId) : err(notFound('There is no video yet'));
};
