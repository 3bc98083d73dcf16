import * as v from 'valibot';
import { slug } from '#adapters/provider-sandbox/catalogue/text.ts';
import { readJson, readMarkdown, readTable } from '#adapters/provider-sandbox/data/load.ts';
import { type Bilingual, bilingual, numeric, text } from '#adapters/provider-sandbox/data/schemas.ts';

/** Open positions; the active one heads the career page. */
export const vacancies = readMarkdown(
  'vacancies',
  v.strictObject({
    title: bilingual,
    city: bilingual,
    schedule: bilingual,
    salary: bilingual,
    isActive: v.boolean(),
  }),
);

/** Companies of the shop's own family and those that sell with it; `href` is a path of the shop. */
export const companies = readTable(
  'companies.csv',
  v.strictObject({ companyId: text, name: text, text: bilingual, city: bilingual, href: v.optional(text) }),
);

const daysAgo = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Devices that were sold in the shops, by IMEI or serial number; dates count from today so that each stays as it is meant. */
export const warranties = readJson(
  'warranties.json',
  v.array(
    v.strictObject({
      number: text,
      title: bilingual,
      boughtDaysAgo: daysAgo,
      months: v.number(),
      repairs: v.array(
        v.strictObject({ acceptedDaysAgo: daysAgo, finishedDaysAgo: v.optional(daysAgo), text: bilingual }),
      ),
    }),
  ),
);

export type Warranty = (typeof warranties)[number];

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const terms = readJson(
  'trade-in.json',
  v.strictObject({
    kinds: v.array(v.strictObject({ kind: text, title: bilingual })),
    conditions: v.array(
      v.strictObject({
        condition: v.picklist(['excellent', 'good', 'worn', 'broken']),
        title: bilingual,
        text: bilingual,
        /** Least and highest part of the best price. */
        from: share,
        to: share,
      }),
    ),
  }),
);

/** A device by its memory in GB, where that makes a difference, and what a faultless one is worth, MDL. */
const variants = readTable(
  'trade-in.csv',
  v.strictObject({
    kind: v.picklist(terms.kinds.map(({ kind }) => kind)),
    brand: text,
    title: text,
    memory: v.optional(numeric),
    price: numeric,
  }),
);

const memoryOf = (gigabytes: number): Bilingual =>
  gigabytes >= 1024
    ? { ru: `${gigabytes / 1024} ТБ`, ro: `${gigabytes / 1024} TB` }
    : { ru: `${gigabytes} ГБ`, ro: `${gigabytes} GB` };

/** What is taken in exchange for something new, and for how much. */
export const tradeIn = {
  ...terms,
  models: [...Map.groupBy(variants, ({ brand, title }) => slug(`${brand} ${title}`))].flatMap(([modelId, sold]) =>
    sold.slice(0, 1).map(({ kind, brand, title }) => ({
      modelId,
      kind,
      brand,
      title,
      variants: sold.map(({ memory, price }) => ({ price, ...(memory && { memory: memoryOf(memory) }) })),
    })),
  ),
};

/** Partners of the vitrina, who pay so many thousandths of the second price; the first is the one printed at start. */
export const vitrinaAccounts = readTable(
  'vitrina-accounts.csv',
  v.strictObject({
    login: text,
    password: text,
    companyName: text,
    priceLevel: numeric,
    sellers: v.pipe(
      text,
      v.transform((names) => names.split('; ')),
    ),
  }),
).map(({ sellers, ...account }) => ({
  ...account,
  sellers: sellers.map((name, index) => ({ id: `${account.login}-${index + 1}`, name })),
}));
