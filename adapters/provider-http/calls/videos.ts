import * as v from 'valibot';
import { ask, type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  count,
  darkPicture,
  filled,
  id,
  maybe,
  moment,
  paged,
  pageQuery,
  picture,
  seoInfo,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { type Mapping, picturedOf } from '#adapters/provider-http/mapping.ts';
import {
  isYoutubeId,
  type OneVideo,
  VIDEO_PAGE,
  type VideoPage,
  type VideoReview,
  type VideoReviews,
} from '#core/editorial/videos/index.ts';
import { err, type Failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { productWire, toProduct, toSeo } from './products.ts';

export const videoWire = v.object({
  videoId: id,
  title: filled,
  description: maybe(text),
  youtube_id: filled,
  duration: v.pipe(count, v.description('Seconds')),
  published_at: moment,
  img: maybe(picture),
  ...darkPicture,
  product: maybe(productWire),
});

export const videoReviews = defineCall({
  id: 'videoReviews',
  method: 'GET',
  path: '/general/video_reviews',
  summary: 'Video reviews, newest first',
  query: v.object(pageQuery),
  assumed: true,
  answer: v.object({ results: v.array(videoWire), ...paged, seo_info: maybe(seoInfo) }),
  example: { query: { page: 1, per_page: 12 } },
});

export const videoReview = defineCall({
  id: 'videoReview',
  method: 'GET',
  path: '/general/video_reviews/{videoId}',
  summary: 'One video review; 404 when there is none',
  params: v.object({ videoId: id }),
  assumed: true,
  answer: v.object({ video: videoWire, seo_info: maybe(seoInfo) }),
  example: { params: { videoId: 'video-1' }, from: { '/params/videoId': 'videoReviews#/results/0/videoId' } },
});

const toVideo = (wire: v.InferOutput<typeof videoWire>, mapping: Mapping): VideoReview => ({
  videoId: String(wire.videoId),
  title: wire.title,
  description: wire.description ?? '',
  youtubeId: wire.youtube_id,
  seconds: wire.duration,
  publishedAt: wire.published_at,
  ...picturedOf(wire, mapping),
  ...(wire.product ? { product: toProduct(wire.product, mapping) } : {}),
});

/** One page of video reviews as core knows it, without those that cannot be played (rule VIDEO-1). */
const toVideoPage = (wire: AnswerOf<typeof videoReviews>, mapping: Mapping): VideoPage => ({
  videos: wire.results.filter(({ youtube_id }) => isYoutubeId(youtube_id)).map((video) => toVideo(video, mapping)),
  totalCount: wire.totalCount,
  seo: toSeo(wire.seo_info),
});

/** One video review as core knows it. Errors: `not_found` for one that cannot be played (rule VIDEO-1). */
const toOneVideo = (wire: AnswerOf<typeof videoReview>, mapping: Mapping): Result<OneVideo, Failure> =>
  isYoutubeId(wire.video.youtube_id)
    ? ok({ video: toVideo(wire.video, mapping), seo: toSeo(wire.seo_info) })
    : err(notFound('The video cannot be played'));

/** Video reviews over the provider's HTTP calls. */
export const createHttpVideoReviews = (access: ProviderAccess): VideoReviews => ({
  page: readerOf(access)(videoReviews, ({ page }) => ({ query: { page, per_page: VIDEO_PAGE } }), toVideoPage),
  one: ({ videoId, locale }, signal) =>
    ask(access, videoReview, { params: { videoId } }, { locale, signal }, (answer) =>
      toOneVideo(answer, access.transport),
    ),
});
