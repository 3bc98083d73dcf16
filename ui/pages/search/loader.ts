import { redirect } from 'react-router';
import { isNarrowed, type ListingState, parseListing, type SearchListing } from '#core/catalog/products/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { AS_WRITTEN } from '#ui/features/catalog/search/search-address.ts';
import { redirectFromFirstPage } from '#ui/features/kernel/paging/page-request.ts';

/** Longest search text, in characters. */
const TEXT_MAX = 200;
/** Popular searches shown when nothing was found. */
const POPULAR = 6;
/** Shortest search text, in characters (rule SEARCH-1). */
const TEXT_MIN = 2;
/** Several words: some of them may be filters. */
const HAS_WORDS = /\S\s+\S/;
/** Search parameter of the category. */
export const CATEGORY_PARAMETER = 'category';

export interface SearchData {
  readonly text: string;
  readonly state: ListingState;
  /** The alternative spelling that found the products (rules SEARCH-10, SEARCH-20). */
  readonly otherwise?: string;
  /** Url of the category filter. */
  readonly within?: string;
  /** The text is the beginning of a product's code: no filters or pages (rule SEARCH-5). */
  readonly byCode?: true;
  /** The text looks like a code and is searched for by name (rule SEARCH-16). */
  readonly byName?: true;
  /** The rest of the text after words that were understood as filters (rule SEARCH-17). */
  readonly understood?: string;
  /** The text is searched for as written (rule SEARCH-18). */
  readonly asWritten?: true;
  /** Null while the text is too short. */
  readonly listing: SearchListing | null;
  /** Popular searches, when nothing was found. */
  readonly popular?: readonly string[] | undefined;
}

/** The search text of an address. */
export const textOf = (url: URL): string => clean(url.searchParams.get('query') ?? '').slice(0, TEXT_MAX);

/** A page of search results, for the text or an alternative spelling. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<SearchData> => {
  redirectFromFirstPage(url);
  const text = textOf(url);
  const state = parseListing(url.searchParams);
  const popular = async (): Promise<Pick<SearchData, 'popular'>> => {
    const asked = await shop.search.popular({ locale }, signal);
    return asked.ok ? { popular: asked.value.slice(0, POPULAR) } : {};
  };
  if (text.length < TEXT_MIN) return { text, state, listing: null, ...(await popular()) };
  const category = url.searchParams.get(CATEGORY_PARAMETER)?.slice(0, TEXT_MAX);
  const within = category ? { category } : {};
  const by = url.searchParams.get('by');
  const isOpen = by === null && !isNarrowed(state) && state.sort === undefined && state.page === 1;
  if (isOpen && HAS_WORDS.test(text)) {
    // Loaded on demand: its tables are large.
    const { createSearchByMeaning } = await import('#core/catalog/search/index.ts');
    const meant = await createSearchByMeaning(shop)({ locale, text, category }, signal);
    if (meant) {
      const { listing, category: chosen } = meant;
      return { text, understood: meant.text, state: meant.state, listing, ...(chosen ? { within: chosen } : {}) };
    }
  }
  const asWritten = by === AS_WRITTEN.by ? ({ asWritten: true } as const) : {};
  const ask = (wanted: string) => shop.catalog.search({ locale, text: wanted, ...within, state }, signal);
  const listing = required(await ask(text));
  if (listing.byCategory.length > 0 || listing.totalCount > 0) {
    // A category without results comes from another search: drop it.
    if (category && !listing.byCategory.some((found) => found.url === category)) throw redirect(everywhere(url));
    const { corrected } = listing;
    const otherwise = corrected === undefined ? {} : { otherwise: corrected };
    return { text, state, listing, ...otherwise, ...asWritten, ...(category ? { within: category } : {}) };
  }
  // Loaded on demand: alternative spellings are rarely needed.
  const { findAlternative } = await import('#core/catalog/search/index.ts');
  const alternative = await findAlternative(text, ask);
  if (!alternative) return { text, state, listing, ...asWritten, ...(await popular()) };
  return {
    text,
    state,
    listing: alternative.found,
    otherwise: alternative.text,
    ...asWritten,
    ...(category ? { within: category } : {}),
  };
});

const everywhere = (url: URL): string => {
  const rest = new URLSearchParams(url.search);
  rest.delete(CATEGORY_PARAMETER);
  return `${url.pathname}?${rest}`;
};
