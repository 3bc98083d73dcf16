import { type ListingState, parseListing, type SearchListing } from '#core/catalog/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { redirectFromFirstPage } from '#ui/features/catalog/first-page.ts';

/** Longest text that is searched for, in characters. */
const TEXT_MAX = 200;
/** Shortest text that is searched for, in characters (rule SEARCH-1). */
const TEXT_MIN = 2;

export interface SearchData {
  readonly text: string;
  readonly state: ListingState;
  /** Absent while the text is too short to search. */
  readonly listing: SearchListing | null;
}

/** One page of what a text finds. */
export const loadSearch = pageLoader(async ({ shop, locale, url, signal }): Promise<SearchData> => {
  redirectFromFirstPage(url);
  const text = (url.searchParams.get('query') ?? '').trim().slice(0, TEXT_MAX);
  const state = parseListing(url.searchParams);
  if (text.length < TEXT_MIN) return { text, state, listing: null };
  return { text, state, listing: required(await shop.catalog.search({ locale, text, state }, signal)) };
});
