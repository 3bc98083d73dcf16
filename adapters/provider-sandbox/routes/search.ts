import { type IRouter, Router } from 'express';
import { popularQueries } from '#adapters/provider-sandbox/content/settings.ts';
import { foldCode } from '#adapters/provider-sandbox/db/fold.ts';
import { quickSearch } from '#adapters/provider-sandbox/db/listing.ts';
import { productsBy, productsById } from '#adapters/provider-sandbox/db/products.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, queryParam, queryParams } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { findByCode } from '#adapters/provider-sandbox/search/find.ts';
import { categoryCounts } from './category-wire.ts';
import { productWriter } from './product-wire.ts';

/** The shop shows three at once. */
const QUICK_RESULTS = 6;
const CODES_SHOWN = 24;
const MAX_CODES = 100;

/** Quick search, search by code, and popular queries. */
export const searchRoutes = (provider: Provider): IRouter => {
  const { sql, categories, columns } = provider;
  return Router()
    .get('/general/search', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const { ids, totalCount, bySection, corrected } = quickSearch(
        sql,
        columns.current(),
        queryParam(request, 'query'),
        QUICK_RESULTS,
      );
      reply<'search'>(response, {
        products: productsById(sql, locale, ids).map(write),
        totalCount,
        resultsByCategory: categoryCounts(categories, bySection, locale),
        ...(corrected === undefined ? {} : { correctedQuery: corrected }),
      });
    })
    .get('/general/search-product-by-code', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const { ids, total } = findByCode(sql, queryParam(request, 'query'), CODES_SHOWN);
      reply<'searchProductByCode'>(response, {
        products: productsById(sql, locale, ids).map(write),
        totalCount: total,
      });
    })
    .get('/general/products_by_code', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const codes = queryParams(request, 'code').slice(0, MAX_CODES).map(foldCode);
      reply<'productsByCode'>(response, {
        products: productsBy(sql, locale, 'code_fold', codes).map((shown) => ({
          product: write(shown),
          available: shown.row.available,
        })),
      });
    })
    .get('/general/popular_query', (request, response) => {
      const answer = popularQueries.map(({ [localeOf(request)]: query }) => ({ query }));
      reply<'popularQuery'>(response, answer);
    });
};
