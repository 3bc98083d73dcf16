import { type LoaderFunctionArgs, redirect } from 'react-router';
import { parseListing } from '#core/catalog/products/index.ts';
import { codeBegun, exactProduct, isProductCode, mayBeName } from '#core/catalog/search/index.ts';
import { localePath } from '#core/kernel/locale/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { BY_NAME } from '#ui/features/catalog/search/search-address.ts';
import { isEmpty } from './head.ts';
import { loadSearch, type SearchData, textOf } from './loader.ts';

/** What a code finds: the product that has exactly it is gone to (rule SEARCH-15), else no categories (rule SEARCH-6). */
const loadByCode = (text: string) =>
  pageLoader(async ({ shop, locale, signal }): Promise<SearchData> => {
    const { products } = required(await shop.search.byCode({ locale, text }, signal));
    const exact = exactProduct(products, text);
    if (exact) throw redirect(localePath(`/product/${exact.url}`, locale));
    const nothing = { isByModel: false, facets: [], breadcrumbs: [], subcategories: [], byCategory: [] };
    const listing = { title: '', seo: {}, products, totalCount: products.length, ...nothing };
    return { text, state: parseListing([]), byCode: true, listing };
  });

/**
 * The page of search in the vitrina: a text that looks like a product's code is searched for by code (rule SEARCH-5), and
 * by name where that is asked for, or where no code begins like what may be a name (rule SEARCH-16). What is too short to be
 * a code and finds nothing by name is looked for as the beginning of one (rule SEARCH-21).
 */
export const loadVitrinaSearch = async (args: LoaderFunctionArgs): Promise<SearchData> => {
  const url = new URL(args.request.url);
  const text = textOf(url);
  if (!isProductCode(text)) {
    const [named, begun] = [await loadSearch(args), codeBegun(text)];
    if (begun === undefined || named.listing === null || !isEmpty(named.listing)) return named;
    const coded = await loadByCode(begun)(args);
    return coded.listing?.totalCount === 0 ? named : coded;
  }
  if (url.searchParams.get('by') === BY_NAME.by) return { ...(await loadSearch(args)), byName: true };
  const found = await loadByCode(text)(args);
  return found.listing?.totalCount === 0 && mayBeName(text) ? loadSearch(args) : found;
};
