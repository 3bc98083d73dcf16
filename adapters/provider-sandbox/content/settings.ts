import * as v from 'valibot';
import { readJson, readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { tint as colour, picture } from './picture.ts';

const texts = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

const link = v.strictObject({ title: bilingual, href: text });

export const shop = readJson(
  'settings.json',
  v.strictObject({
    shopName: text,
    colours: v.strictObject(
      v.entriesFromList(
        [
          ...[
            'accent',
            'accentHover',
            'onAccent',
            'ink',
            'muted',
            'hairline',
            'tile',
            'surface',
            'positive',
            'warning',
          ],
          ...['danger', 'promoTint'],
        ] as const,
        colour,
      ),
    ),
    /** By the names of the contract. */
    site: v.strictObject({
      logo: texts('light', 'dark'),
      icons: texts('favicon'),
      images: texts('notFound', 'compareError', 'favoritesEmpty', 'searchEmpty', 'emptyCart', 'filtersEmpty'),
      phones: texts('mainPhoneNumber', 'landlinePhoneNumber', 'supportPhoneNumber', 'serviceCenterPhoneNumber'),
      social: texts('viber', 'instagram', 'facebook', 'tiktok'),
      mapIcons: texts('shop', 'shopActive', 'pickup'),
      buttonsSettings: v.record(text, v.boolean()),
      email: text,
    }),
    promoStrip: v.strictObject({ text: bilingual, href: text }),
    footer: v.strictObject({
      columns: v.array(v.strictObject({ title: bilingual, links: v.array(link) })),
      legal: bilingual,
      copyright: bilingual,
    }),
    deliveryInfoText: bilingual,
    /** Pictures between the words of the page about the shop, by their names. */
    aboutPictures: v.record(text, v.array(picture)),
  }),
);

const lei = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.minValue(0));

export const creditPartner = v.strictObject({
  partnerId: text,
  name: text,
  title: bilingual,
  terms: bilingual,
  /** Lengths offered. */
  months: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** 0 is free of interest. */
  yearlyRate: percent,
  /** Of the sum, charged once. */
  commission: percent,
  minAmount: lei,
  maxAmount: lei,
});

/** Who lends; names are invented. */
export const creditPartners = readJson('credit-partners.json', v.array(creditPartner));

/** Product rows of the home page besides newest, popular and promo. */
export const productSliders = readJson(
  'sliders.json',
  v.array(v.strictObject({ sliderId: text, title: bilingual, productUrls: v.array(text) })),
);

/** Badges under the search field. */
export const popularQueries = readTable('popular-queries.csv', bilingual);
