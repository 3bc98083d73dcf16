import { type LoaderFunctionArgs, redirect } from 'react-router';
import { parseListing } from '#core/catalog/products/index.ts';
import {
  codePrefix,
  codesToTry,
  exactProduct,
  findByCodes,
  isCodeQuery,
  isProductCode,
} from '#core/catalog/search/index.ts';
import { localePath } from '#core/kernel/locale/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { BY_NAME } from '#ui/features/catalog/search/search-address.ts';
import { isEmpty } from './head.ts';
import { load as loadSearch, type SearchData, textOf } from './loader.ts';

/**
 * Results by code: an exact match redirects to the product (rule SEARCH-15), else without categories (rule SEARCH-6).
 */
const loadByCodes = (codes: readonly string[]) =>
  pageLoader(async ({ shop, locale, signal }): Promise<SearchData | undefined> => {
    const asked = await findByCodes(codes, (code) => shop.search.byCode({ locale, text: code }, signal));
    if (!asked) return undefined;
    const { code, found } = required(asked);
    const exact = exactProduct(found.products, code);
    if (exact) throw redirect(localePath(`/product/${exact.url}`, locale));
    const nothing = { isByModel: false, facets: [], breadcrumbs: [], subcategories: [], byCategory: [] };
    const listing = { title: '', seo: {}, products: found.products, totalCount: found.products.length, ...nothing };
    return { text: code, state: parseListing([]), byCode: true, listing };
  });

const hasFound = (found: SearchData | undefined): found is SearchData => (found?.listing?.totalCount ?? 0) > 0;

/**
 * Search in the vitrina. A text that looks like a code, or may be one, is searched for by code (rules SEARCH-5,
 * SEARCH-23); by name on request or when no code matches (rule SEARCH-16). A text too short for a code that no name
 * matches is tried as the beginning of one (rule SEARCH-21).
 */
export const loadVitrinaSearch = async (args: LoaderFunctionArgs): Promise<SearchData> => {
  const url = new URL(args.request.url);
  const text = textOf(url);
  const byName = url.searchParams.get('by') === BY_NAME.by;
  if (byName && isProductCode(text)) return { ...(await loadSearch(args)), byName: true };
  const found = byName ? undefined : await loadByCodes(codesToTry(text))(args);
  if (found && (hasFound(found) || isCodeQuery(text, true))) return found;
  const [named, begun] = [await loadSearch(args), codePrefix(text)];
  if (begun === undefined || named.listing === null || !isEmpty(named.listing)) return named;
  const coded = await loadByCodes([begun])(args);
  return hasFound(coded) ? coded : named;
};
