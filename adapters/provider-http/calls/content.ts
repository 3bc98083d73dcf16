import * as v from 'valibot';
import { defineCall } from '../contract/define-call.ts';
import { amount, count, filled, html, id, maybe, moment, picture, seoInfo, slug, text } from '../contract/wire.ts';
import { productWire } from './products.ts';

const pageQuery = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counted from 1'))),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
};
const paged = { pages: count, current_page: count, totalCount: count };

export const articleWire = v.object({
  url: slug,
  title: filled,
  lead: maybe(text),
  img: maybe(picture),
  tint: maybe(text),
  published_at: moment,
  views: maybe(count),
});

export const newsList = defineCall({
  id: 'newsList',
  method: 'GET',
  path: '/general/news',
  summary: 'News, newest first or most read first',
  query: v.object({ ...pageQuery, order: v.optional(v.picklist(['newest', 'popular'])) }),
  assumed: true,
  answer: v.object({ results: v.array(articleWire), ...paged }),
  example: { query: { page: 1, per_page: 6, order: 'popular' } },
});

export const newsArticle = defineCall({
  id: 'newsArticle',
  method: 'GET',
  path: '/general/news/{url}',
  summary: 'One article with those recommended after it; 404 when there is none',
  params: v.object({ url: slug }),
  assumed: true,
  answer: v.object({
    article: v.object({ ...articleWire.entries, html }),
    recommended: v.array(articleWire),
    seo_info: maybe(seoInfo),
  }),
  example: { params: { url: 'new-shop-balti' }, from: { '/params/url': 'newsList#/results/0/url' } },
});

export const videoReviews = defineCall({
  id: 'videoReviews',
  method: 'GET',
  path: '/general/video_reviews',
  summary: 'Video reviews, newest first',
  query: v.object(pageQuery),
  assumed: true,
  answer: v.object({
    results: v.array(
      v.object({
        videoId: id,
        title: filled,
        description: maybe(text),
        youtube_id: filled,
        duration: v.pipe(count, v.description('Seconds')),
        published_at: moment,
        img: maybe(picture),
        product: maybe(productWire),
      }),
    ),
    ...paged,
  }),
  example: { query: { page: 1, per_page: 12 } },
});

export const testimonials = defineCall({
  id: 'testimonials',
  method: 'GET',
  path: '/general/testimonials',
  summary: 'What shoppers say of the shop, newest first',
  query: v.object(pageQuery),
  assumed: true,
  answer: v.object({
    results: v.array(
      v.object({
        testimonialId: id,
        author: text,
        locality: maybe(text),
        rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        language: v.pipe(maybe(text), v.description('Language it is written in, ru or ro')),
        text,
        created_at: moment,
      }),
    ),
    ...paged,
  }),
  example: { query: { page: 1, per_page: 12 } },
});

export const promotionWire = v.object({
  url: slug,
  title: filled,
  lead: maybe(text),
  img: maybe(picture),
  tint: maybe(text),
  is_active: v.boolean(),
  starts_at: maybe(moment),
  ends_at: maybe(moment),
});

export const promotions = defineCall({
  id: 'promotions',
  method: 'GET',
  path: '/general/promotions',
  summary: 'Promotions, active ones first',
  assumed: true,
  answer: v.array(promotionWire),
});

export const promotion = defineCall({
  id: 'promotion',
  method: 'GET',
  path: '/general/promotions/{url}',
  summary: 'One promotion with its products; 404 when there is none',
  params: v.object({ url: slug }),
  assumed: true,
  secured: 'optional',
  answer: v.object({
    promotion: v.object({ ...promotionWire.entries, html }),
    products: v.array(productWire),
    seo_info: maybe(seoInfo),
  }),
  example: { params: { url: 'back-to-school' }, from: { '/params/url': 'promotions#/0/url' } },
});

export const dayOffer = defineCall({
  id: 'dayOffer',
  method: 'GET',
  path: '/general/day_offer',
  summary: 'Today’s offer; `is_active` false when there is none',
  assumed: true,
  answer: v.object({
    is_active: v.boolean(),
    title: maybe(text),
    text: maybe(text),
    product: v.pipe(maybe(productWire), v.description('Its `price` is today’s, its `discount` what is taken off')),
    regular_price: maybe(amount),
    ends_at: maybe(moment),
    pieces_total: maybe(count),
    pieces_left: maybe(count),
  }),
});
