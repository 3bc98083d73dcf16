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

/** What a code finds: the product that has exactly it is gone to (rule SEARCH-15), else no categories (rule SEARCH-6). */
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

/** Codes that found something. */
const hasFound = (found: SearchData | undefined): found is SearchData => (found?.listing?.totalCount ?? 0) > 0;

/**
 * The page of search in the vitrina: a text that looks like a product's code, or may be meant as one, is searched for by
 * code (rules SEARCH-5, SEARCH-23), and by name where that is asked for, or where no code begins like what may be a name
 * (rule SEARCH-16). What is too short to be a code and finds nothing by name is looked for as the beginning of one (rule
 * SEARCH-21).
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
