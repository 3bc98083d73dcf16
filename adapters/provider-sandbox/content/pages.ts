import * as v from 'valibot';
import { readMarkdown } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { openingHours } from './places.ts';

/** Questions that are asked often, with their answers. */
export const questions = v.array(v.strictObject({ question: bilingual, answer: bilingual }));

/** Texts of the information pages, by the names of their addresses. */
export const pages = readMarkdown(
  'pages',
  v.strictObject({
    title: bilingual,
    lead: bilingual,
    faq: questions,
    /** Where its subject is found. */
    place: v.optional(
      v.strictObject({ address: bilingual, hours: openingHours, latitude: v.number(), longitude: v.number() }),
    ),
  }),
);

export type Page = (typeof pages)[number];
