import type {
  CategoryCount,
  Facet,
  FacetSelection,
  ListingState,
  PriceRange,
  ProductCatalog,
  SearchListing,
} from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { isSearchable } from '../search.ts';
import { fitFilters } from './fit-filters.ts';
import { fold, isSameWord } from './fold.ts';
import { isModelNumber, namesCategory, namesModel } from './model-numbers.ts';
import { textWithout, type Wish, wishesIn } from './wishes.ts';

/** A search as understood: the remaining text and the filters. */
interface Understood {
  readonly text: string;
  /** Url of the category that it names. */
  readonly category?: string;
  readonly state: ListingState;
}

/** What was understood, with what it finds. */
export interface UnderstoodSearch extends Understood {
  readonly listing: SearchListing;
}

const EVERYTHING: ListingState = { selection: [], price: {}, page: 1 };

/** The category whose whole title is in the text, if the results are in several categories. */
const categoryIn = (text: string, byCategory: readonly CategoryCount[]): string | undefined => {
  if (byCategory.length < 2) return undefined;
  const said = fold(text).split(' ');
  const words = (title: string) => fold(title).split(/[\s-]+/);
  return byCategory.find(({ title }) => words(title).every((word) => said.some((other) => isSameWord(word, other))))
    ?.url;
};

const together = (selections: readonly FacetSelection[]): readonly FacetSelection[] => {
  const values = new Map<string, readonly string[]>();
  for (const { filterId, values: more } of selections)
    values.set(filterId, [...new Set([...(values.get(filterId) ?? []), ...more])]);
  return [...values].map(([filterId, chosen]) => ({ filterId, values: chosen }));
};

/**
 * What a text means in a list that its goods are found in: wishes that the list has filters for become these, and all
 * other words stay text (rule SEARCH-17). Undefined when nothing but text is left.
 */
const understandSearch = (
  text: string,
  wishes: readonly Wish[],
  { facets, byCategory }: { readonly facets: readonly Facet[]; readonly byCategory: readonly CategoryCount[] },
): Understood | undefined => {
  const fitted = wishes.map((wish) => ({ wish, selection: fitFilters(facets, wish.wanted) }));
  const isKept = ({ wish: { wanted }, selection }: (typeof fitted)[number]): boolean =>
    wanted.kind === 'price' || wanted.kind === 'order' || selection !== undefined;
  const kept = fitted.filter(isKept);
  if (kept.length === 0) return undefined;
  let price: PriceRange = {};
  let sort: ListingState['sort'];
  for (const { wish } of kept) {
    if (wish.wanted.kind === 'price') price = { ...price, ...wish.wanted.range };
    if (wish.wanted.kind === 'order') sort = wish.wanted.sort;
  }
  const rest = textWithout(
    text,
    kept.map(({ wish }) => wish),
  );
  const category = categoryIn(rest, byCategory);
  return {
    text: rest,
    ...(category === undefined ? {} : { category }),
    state: { ...EVERYTHING, selection: together(kept.flatMap(({ selection }) => selection ?? [])), price, sort },
  };
};

interface MeaningQuery {
  readonly locale: Locale;
  readonly text: string;
  /** Url of the category that is searched in; all of them when absent. */
  readonly category?: string | undefined;
}

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'search'>;
}

/**
 * Use-case: searches by meaning. Loads the named goods for their filters, then searches with all that was understood.
 * Undefined when the text has nothing to filter by; a promise of undefined when nothing is found, when only model
 * numbers remain, and on failure. Then the text is searched for as written (rules SEARCH-17 … SEARCH-19).
 */
export const createSearchByMeaning = ({ catalog }: Dependencies) => {
  /** What goods find together with the numbers beside them, where these are of a model (rule SEARCH-19). */
  const findModels = async (
    { text, ...query }: { readonly locale: Locale; readonly text: string; readonly category?: string },
    wishes: readonly Wish[],
    around: SearchListing,
    signal: AbortSignal | undefined,
  ): Promise<SearchListing | undefined> => {
    // A number that is no size of these goods stays text.
    const isSize = (wish: Wish): boolean => isModelNumber(wish) && fitFilters(around.facets, wish.wanted) !== undefined;
    if (!wishes.some(isSize) || namesCategory(textWithout(text, wishes), around)) return undefined;
    const others = wishes.filter((wish) => !isModelNumber(wish));
    const name = textWithout(text, others);
    const found = await catalog.search({ ...query, text: name, state: EVERYTHING }, signal);
    return found.ok && namesModel(name, wishes, around, found.value) ? found.value : undefined;
  };
  const search = async (
    { locale, text, category }: MeaningQuery,
    wishes: readonly Wish[],
    signal: AbortSignal | undefined,
  ): Promise<UnderstoodSearch | undefined> => {
    const inside = category === undefined ? {} : { category };
    const goods = textWithout(text, wishes);
    const around = await catalog.search({ locale, text: goods, ...inside, state: EVERYTHING }, signal);
    if (!around.ok || around.value.totalCount === 0) return undefined;
    const models = await findModels({ locale, text, ...inside }, wishes, around.value, signal);
    const others = models ? wishes.filter((wish) => !isModelNumber(wish)) : wishes;
    const understood = understandSearch(text, others, models ?? around.value);
    if (!understood) return undefined;
    const meant = { ...understood, ...inside };
    const found = await catalog.search({ locale, ...meant }, signal);
    return found.ok && found.value.totalCount > 0 ? { ...meant, listing: found.value } : undefined;
  };
  return (query: MeaningQuery, signal?: AbortSignal): Promise<UnderstoodSearch | undefined> | undefined => {
    const read = wishesIn(query.text);
    // The name of goods may itself be a feature of others, such as wireless charging.
    const namesGoods = (wishes: readonly Wish[]): boolean =>
      wishes.length > 0 && isSearchable(textWithout(query.text, wishes));
    const wishes = [read, read.filter(({ wanted }) => wanted.kind !== 'feature')].find(namesGoods);
    return wishes && search(query, wishes, signal);
  };
};
export type SearchByMeaning = ReturnType<typeof createSearchByMeaning>;
