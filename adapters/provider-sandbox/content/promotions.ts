import * as v from 'valibot';
import { readJson, readMarkdown } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text, tint } from '#adapters/provider-sandbox/data/schemas.ts';

const isoDate = v.pipe(v.string(), v.isoDate());

/** Promotions. A period is a first and last month relative to today's, or two dates. */
export const promotions = readMarkdown(
  'promotions',
  v.strictObject({
    title: bilingual,
    lead: bilingual,
    period: v.union([v.tuple([v.number(), v.number()]), v.tuple([isoDate, isoDate])]),
    categoryUrls: v.optional(v.array(text), []),
    productUrls: v.optional(v.array(text), []),
    tint,
  }),
);

export type Promotion = (typeof promotions)[number];

/** The day `day` of the month `months` after an ISO date's. Day 0 is the last day of the month before. */
const dayOf = (today: string, months: number, day: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
};

/** The days of a promotion. Months count from today, so that some promotion is always active. */
export const promotionDays = (
  { period: [first, last] }: { readonly period: Readonly<Promotion['period']> },
  today: string,
) => {
  const startsAt = typeof first === 'number' ? dayOf(today, first, 1) : first;
  const endsAt = typeof last === 'number' ? dayOf(today, last + 1, 0) : last;
  return { startsAt, endsAt, isActive: startsAt <= today && today <= endsAt };
};

const mdl = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One product at a lower price until a time of day (local). */
export const dayOffer = readJson(
  'day-offer.json',
  v.strictObject({
    productUrl: text,
    price: mdl,
    until: text,
    piecesTotal: v.number(),
    piecesLeft: v.number(),
    title: bilingual,
    text: bilingual,
  }),
);

/** Promo codes. The first is the gift's. */
export const promoCodes = readJson(
  'promo-codes.json',
  v.array(
    v.strictObject({
      code: text,
      title: bilingual,
      discount: mdl,
      minGoods: mdl,
      /** The last valid day. */
      lastDay: v.optional(isoDate),
    }),
  ),
);
