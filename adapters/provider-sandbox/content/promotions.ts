import * as v from 'valibot';
import { readJson, readMarkdown } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { picture, tint } from './picture.ts';

const isoDate = v.pipe(v.string(), v.isoDate());

/** Promotions; the first and the last month of one counted from today's, or the first and the last day of one that is over. */
export const promotions = readMarkdown(
  'promotions',
  v.strictObject({
    title: bilingual,
    lead: bilingual,
    period: v.union([v.tuple([v.number(), v.number()]), v.tuple([isoDate, isoDate])]),
    categoryUrls: v.optional(v.array(text), []),
    productUrls: v.optional(v.array(text), []),
    tint,
    picture,
  }),
);

export type Promotion = (typeof promotions)[number];

/** The day so many months after the month of an ISO date, as an ISO date; day 0 is the last one of the month before. */
const dayOf = (today: string, months: number, day: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
};

/** When a promotion is on. Whole months are counted from today's date, so the shop always has one. */
export const promotionDays = (
  { period: [first, last] }: { readonly period: Readonly<Promotion['period']> },
  today: string,
) => {
  const startsAt = typeof first === 'number' ? dayOf(today, first, 1) : first;
  const endsAt = typeof last === 'number' ? dayOf(today, last + 1, 0) : last;
  return { startsAt, endsAt, isActive: startsAt <= today && today <= endsAt };
};

const mdl = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One product a day at a price it never has otherwise, below its own; `until` is local time of day. */
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

/** Codes that take MDL off an order whose goods come to so much; the first is the gift's. */
export const promoCodes = readJson(
  'promo-codes.json',
  v.array(
    v.strictObject({
      code: text,
      title: bilingual,
      takesOff: mdl,
      leastGoods: mdl,
      /** The last day on which it holds; absent when it has none. */
      lastDay: v.optional(isoDate),
    }),
  ),
);
