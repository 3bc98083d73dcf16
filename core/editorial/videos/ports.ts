import type { SeoInfo } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { VideoReview } from './videos.ts';

type Answer<Value> = Promise<Result<Value, Failure>>;

/** One page of video reviews. */
export interface VideoPage {
  readonly videos: readonly VideoReview[];
  /** How many there are on all pages. */
  readonly totalCount: number;
  readonly seo: SeoInfo;
}

/** One video review with its words for search engines. */
export interface OneVideo {
  readonly video: VideoReview;
  readonly seo: SeoInfo;
}

/** Where video reviews come from; those that cannot be played are left out (rule VIDEO-1). */
export interface VideoReviews {
  /** Newest first; `page` counts from 1. A page beyond the last is empty. */
  page(query: { readonly page: number; readonly locale: Locale }, signal?: AbortSignal): Answer<VideoPage>;
  /** One video review; `not_found` when it does not exist. */
  one(query: { readonly videoId: string; readonly locale: Locale }, signal?: AbortSignal): Answer<OneVideo>;
}
