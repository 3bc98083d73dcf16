import { type LoaderFunctionArgs, redirect } from 'react-router';
import { parseListing } from '#core/catalog/products/index.ts';
import { exactProduct, isProductCode } from '#core/catalog/search/index.ts';
import { localePath } from '#core/kernel/locale/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { loadSearch, type SearchData, textOf } from './loader.ts';

/** What a code finds: the product that has exactly it is gone to (rule SEARCH-15), else no categories (rule SEARCH-6). */
const loadByCode = pageLoader(async ({ shop, locale, url, signal }): Promise<SearchData> => {
  const text = textOf(url);
  const { products } = required(await shop.search.byCode({ locale, text }, signal));
  const exact = exactProduct(products, text);
  if (exact) throw redirect(localePath(`/product/${exact.url}`, locale));
  const nothing = { isByModel: false, facets: [], breadcrumbs: [], subcategories: [], byCategory: [] };
  const listing = { title: '', seo: {}, products, totalCount: products.length, ...nothing };
  return { text, state: parseListing([]), byCode: true, listing };
});

/** The page of search in the vitrina: a text that is a product's code is searched for by code alone (rule SEARCH-5). */
export const loadVitrinaSearch = (args: LoaderFunctionArgs): Promise<SearchData> =>
  isProductCode(textOf(new URL(args.request.url))) ? loadByCode(args) : loadSearch(args);
