import * as v from 'valibot';
import { slug } from '#adapters/provider-sandbox/catalogue/text.ts';
import { memoryText } from '#adapters/provider-sandbox/catalogue/variants.ts';
import { readJson, readMarkdown, readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, numeric, text } from '#adapters/provider-sandbox/data/schemas.ts';

/** Open positions. The active one heads the career page. */
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

/** Partner and sister companies. `href` is a path of the shop. */
export const companies = readTable(
  'companies.csv',
  v.strictObject({ companyId: text, name: text, text: bilingual, city: bilingual, href: v.optional(text) }),
);

const daysAgo = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Sold devices by IMEI or serial number. Dates are relative to today. */
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
        /** Range as a share of the best price. */
        from: share,
        to: share,
      }),
    ),
  }),
);

/** Devices by memory in GB, with the price of a faultless one in MDL. */
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

/** Devices that are accepted in exchange, with their prices. */
export const tradeIn = {
  ...terms,
  models: [...Map.groupBy(variants, ({ brand, title }) => slug(`${brand} ${title}`))].flatMap(([modelId, sold]) =>
    sold.slice(0, 1).map(({ kind, brand, title }) => ({
      modelId,
      kind,
      brand,
      title,
      variants: sold.map(({ memory, price }) => ({ price, ...(memory && { memory: memoryText(memory) }) })),
    })),
  ),
};

/** Partners of the vitrina. `priceLevel` is in thousandths of the second price. The first is the demo login. */
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
