import * as v from 'valibot';
import { readMarkdown, readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, day, numeric, text, tint } from '#adapters/provider-sandbox/data/schemas.ts';

const newestFirst = <Entry extends { readonly publishedAt: string }>(entries: readonly Entry[]) =>
  entries.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));

export const articleFront = v.strictObject({
  title: bilingual,
  lead: bilingual,
  publishedAt: day,
  views: v.number(),
  tint,
});

/** News, newest first. */
export const news = newestFirst(readMarkdown('articles', articleFront));

export type Article = (typeof news)[number];

/** Video reviews, newest first. */
export const videos = newestFirst(
  readTable(
    'videos.csv',
    v.strictObject({
      productUrl: text,
      publishedAt: day,
      durationSeconds: numeric,
      youtubeId: v.pipe(v.string(), v.regex(/^[\w-]{11}$/, 'Not eleven characters as YouTube writes them')),
      title: bilingual,
      description: bilingual,
    }),
  ).map((video) => ({ ...video, videoId: `video-${video.productUrl}` })),
);

export type Video = (typeof videos)[number];

/** Reviews of the shop itself, each in one language, newest first. */
export const testimonials = readTable(
  'testimonials.csv',
  v.strictObject({
    testimonialId: text,
    createdAt: day,
    author: text,
    locality: bilingual,
    rating: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(5)),
    language: v.picklist(['ru', 'ro']),
    text,
  }),
).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
