import * as v from 'valibot';
import { readMarkdown } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { openingHours } from './places.ts';

/** Frequent questions with answers. */
export const questions = v.array(v.strictObject({ question: bilingual, answer: bilingual }));

/** Information pages; the slug is part of the address. */
export const pages = readMarkdown(
  'pages',
  v.strictObject({
    title: bilingual,
    lead: bilingual,
    faq: questions,
    place: v.optional(
      v.strictObject({ address: bilingual, hours: openingHours, latitude: v.number(), longitude: v.number() }),
    ),
  }),
);

export type Page = (typeof pages)[number];
