import type { ContentPage, ContentPageName, ContentPages } from '#core/editorial/content/index.ts';
import type { Gift, GiftDesk, GiftStorage } from '#core/editorial/gift/index.ts';
import type { Landing, LandingCard, LandingPages } from '#core/editorial/landing/index.ts';
import { type FullArticle, MOST_READ, NEWS_CHUNK, type NewsRoom } from '#core/editorial/news/index.ts';
import { TESTIMONIAL_PAGE, type Testimonial, type Testimonials } from '#core/editorial/testimonials/index.ts';
import { VIDEO_PAGE, type VideoReview, type VideoReviews } from '#core/editorial/videos/index.ts';
import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import { keptAsText } from './kept.ts';

const pageOf = <Item>(items: readonly Item[], page: number, size: number): readonly Item[] =>
  items.slice((page - 1) * size, page * size);

/** Has these of the operator's pages. */
export const fakeContentPages = (
  pages: Readonly<Partial<Record<ContentPageName, ContentPage>>> = {},
): ContentPages => ({
  page: async ({ page }) => {
    const found = pages[page];
    return found ? ok(found) : err(notFound('No such page'));
  },
});

/** Today's gift, or none. */
export const fakeGiftDesk = (gift: Gift | null = null): GiftDesk => ({ current: async () => ok(gift) });

/** Remembers the gifts that were offered, and when something was ordered. */
export const fakeGiftStorage = (offered: readonly string[] = [], orderedAt?: number): GiftStorage => {
  const kept = keptAsText(offered);
  const ordered = keptAsText(orderedAt);
  return {
    load: () => kept.load() ?? [],
    save: kept.save,
    orderedAt: ordered.load,
    saveOrderedAt: ordered.save,
  };
};

/** Has these landing pages by their slugs. */
export const fakeLandingPages = (
  pages: Readonly<Record<string, Landing>> = {},
  cards: readonly LandingCard[] = [],
): LandingPages => ({
  list: async () => ok(cards),
  page: async ({ slug }) => {
    const found = pages[slug];
    return found ? ok(found) : err(notFound('No such page'));
  },
});

/** Has these articles, the newest first; the first are the most read, too. */
export const fakeNewsRoom = (articles: readonly FullArticle[] = [], changes: Partial<NewsRoom> = {}): NewsRoom => ({
  page: async ({ page }) => ok({ articles: pageOf(articles, page, NEWS_CHUNK), totalCount: articles.length, seo: {} }),
  mostRead: async () => ok(articles.slice(0, MOST_READ)),
  article: async ({ url }) => {
    const article = articles.find((known) => known.url === url);
    return article ? ok({ article, recommended: [], seo: {} }) : err(notFound('No such article'));
  },
  ...changes,
});

/** Has what shoppers say, the newest first. */
export const fakeTestimonials = (testimonials: readonly Testimonial[] = []): Testimonials => ({
  page: async ({ page }) =>
    ok({
      testimonials: pageOf(testimonials, page, TESTIMONIAL_PAGE),
      totalCount: testimonials.length,
      counts: {},
      seo: {},
    }),
});

/** Has these video reviews, the newest first. */
export const fakeVideoReviews = (
  videos: readonly VideoReview[] = [],
  changes: Partial<VideoReviews> = {},
): VideoReviews => ({
  page: async ({ page }) => ok({ videos: pageOf(videos, page, VIDEO_PAGE), totalCount: videos.length, seo: {} }),
  one: async ({ videoId }) => {
    const video = videos.find((known) => known.videoId === videoId);
    return video ? ok({ video, seo: {} }) : err(notFound('No such video'));
  },
  ...changes,
});
