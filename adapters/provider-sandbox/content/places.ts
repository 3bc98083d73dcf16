import * as v from 'valibot';
import { slug } from '#adapters/provider-sandbox/catalogue/text.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, numeric, text } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Weekday } from '#adapters/provider-sandbox/moldova.ts';

const timeSpan = v.pipe(
  v.string(),
  v.regex(/^\d\d:\d\d-\d\d:\d\d$/, 'Not opening hours such as 09:00-18:00'),
  v.transform((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) })),
);

export type Hours = Partial<Record<Weekday, v.InferOutput<typeof timeSpan>>>;

/** Opening hours by ISO weekday, local time. A missing day is closed. */
export const openingHours = v.pipe(
  v.strictObject({ weekdays: timeSpan, saturday: v.optional(timeSpan), sunday: v.optional(timeSpan) }),
  v.transform(
    ({ weekdays: day, saturday, sunday }): Hours => ({
      ...{ 1: day, 2: day, 3: day, 4: day, 5: day },
      ...(saturday && { 6: saturday }),
      ...(sunday && { 7: sunday }),
    }),
  ),
);

export const shopRow = v.strictObject({
  shopId: text,
  regionId: text,
  title: bilingual,
  address: bilingual,
  phone: text,
  latitude: numeric,
  longitude: numeric,
  hours: openingHours,
});

/** The shop's stores, which are also pickup points. */
export const shops = readTable('shops.csv', shopRow);

const place = v.strictObject({ regionId: text, title: bilingual });
const localities = Map.groupBy(readTable('localities.csv', place), ({ regionId }) => regionId);

/** Regions the shop delivers to, the capital first. A region's main town has the region's id. */
export const regions = readTable('regions.csv', place).map(({ regionId, title }) => ({
  regionId,
  title,
  localities: (localities.get(regionId) ?? []).map((locality, index) => ({
    localityId: index === 0 ? regionId : slug(`${regionId} ${locality.title.ro}`),
    title: locality.title,
  })),
}));
