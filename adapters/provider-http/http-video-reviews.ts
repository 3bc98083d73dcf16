import { toOneVideo, toVideoPage, videoReview, videoReviews } from '#adapters/provider-http/calls/videos.ts';
import { VIDEO_PAGE, type VideoReviews } from '#core/editorial/videos/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Video reviews over the provider's HTTP calls. */
export const createHttpVideoReviews = (access: ProviderAccess): VideoReviews => {
  const mapping = { pictures: access.transport.pictures };
  return {
    page: ({ page, locale }, signal) =>
      ask(
        access,
        videoReviews,
        { query: { page, per_page: VIDEO_PAGE } },
        { locale, signal },
        mapped((answer) => toVideoPage(answer, mapping)),
      ),
    one: ({ videoId, locale }, signal) =>
      ask(access, videoReview, { params: { videoId } }, { locale, signal }, (answer) => toOneVideo(answer, mapping)),
  };
};
