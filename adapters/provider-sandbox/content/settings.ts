import * as v from 'valibot';
import { readJson, readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, tint as colour, text } from '#adapters/provider-sandbox/data/schemas.ts';

const texts = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

const baseColours = ['accent', 'accentHover', 'onAccent', 'ink', 'muted', 'hairline', 'tile', 'surface'] as const;
const signalColours = ['positive', 'warning', 'danger', 'promoTint'] as const;

const link = v.strictObject({ title: bilingual, href: text });

export const shop = readJson(
  'settings.json',
  v.strictObject({
    shopName: text,
    colours: v.strictObject(v.entriesFromList([...baseColours, ...signalColours], colour)),
    /** In the contract's names. */
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
  }),
);

const lei = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.minValue(0));

export const creditPartner = v.strictObject({
  partnerId: text,
  name: text,
  title: bilingual,
  terms: bilingual,
  months: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** 0 means free of interest. */
  yearlyRate: percent,
  /** Charged once, of the sum. */
  commission: percent,
  minAmount: lei,
  maxAmount: lei,
});

/** Invented lenders. */
export const creditPartners = readJson('credit-partners.json', v.array(creditPartner));

/** Curated product rows of the home page. */
export const productSliders = readJson(
  'sliders.json',
  v.array(v.strictObject({ sliderId: text, title: bilingual, productUrls: v.array(text) })),
);

/** Suggestions under the search field. */
export const popularQueries = readTable('popular-queries.csv', bilingual);
