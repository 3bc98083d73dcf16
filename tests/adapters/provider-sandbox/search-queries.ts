import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { findAlternative } from '#core/catalog/search/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { TestProvider } from './support.ts';

/** What a result must match. */
interface Wanted {
  /** One or several categories of any level. */
  readonly in?: string | readonly string[];
  readonly brand?: string;
  /** In the query's language. */
  readonly title?: RegExp;
}

type Locale = 'ru' | 'ro';

/** Page language, query, and what the first three results must match. */
export type SearchQuery = readonly [Locale, string, Wanted];

interface Seen {
  readonly title: string;
  readonly brand: string;
  readonly path: readonly string[];
}

const fits = (product: Seen, wanted: Wanted): boolean =>
  (wanted.in === undefined || [wanted.in].flat().some((url) => product.path.includes(url))) &&
  (wanted.brand === undefined || product.brand === wanted.brand) &&
  (wanted.title === undefined || wanted.title.test(product.title));

const sold = [...products()];

/** How many matching models the shop has, at most three: so many must come first. */
const due = (locale: Locale, wanted: Wanted): number => {
  const wantedOnes = sold.filter(({ title, brand, categoryPath }) =>
    fits({ title: title[locale], brand, path: categoryPath }, wanted),
  );
  return Math.min(3, new Set(wantedOnes.map(({ model }) => model.slug)).size);
};

/** Like the shop: the results of the text, or of its first respelling with results. */
const searchLikeTheShop = async (provider: TestProvider, locale: Locale, text: string): Promise<Answer<'search'>> => {
  const search = async (query: string) =>
    (await provider.get<Answer<'search'>>(`/general/search?query=${encodeURIComponent(query)}`, { lang: locale })).json;
  const answer = await search(text);
  if (answer.totalCount > 0) return answer;
  const alternative = await findAlternative(text, async (other) => ok(await search(other)));
  return alternative?.found ?? answer;
};

/**
 * A line for each query whose first three results are not the wanted ones. Throws for a query that wants what the shop
 * does not sell.
 */
export const misses = async (provider: TestProvider, queries: readonly SearchQuery[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const [locale, text, wanted] of queries) {
    const places = due(locale, wanted);
    if (places === 0) throw new Error(`The shop sells nothing that "${text}" wants`);
    const first = (await searchLikeTheShop(provider, locale, text)).products
      .slice(0, 3)
      .map(({ title, brand, category }) => ({
        title,
        brand: brand ?? '',
        path: (category ?? []).map(({ subcategoryUrl }) => subcategoryUrl),
      }));
    const right = first.length >= places && first.slice(0, places).every((product) => fits(product, wanted));
    if (!right) lines.push(`${locale} "${text}": ${first.map(({ title }) => title).join(' · ') || 'nothing'}`);
  }
  return lines;
};
