import { type IRouter, Router } from 'express';
import { settings } from '#adapters/provider-sandbox/catalogue/index.ts';
import { foldCode } from '#adapters/provider-sandbox/db/fold.ts';
import { productsBy, productsById, productsOf } from '#adapters/provider-sandbox/db/products.ts';
import { findByCode, findProducts, foundByCategory, RELEVANCE } from '#adapters/provider-sandbox/db/search.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { listParameter, localeOf, parameter } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { categoryCounts } from './category-wire.ts';
import { productWriter } from './product-wire.ts';

/** A few more than the three that the shop shows at once. */
const QUICK_RESULTS = 6;
const CODES_SHOWN = 24;
const MAX_CODES = 100;

const TOP = `SELECT product.id FROM hit CROSS JOIN product ON product.id = hit.product ORDER BY ${RELEVANCE} LIMIT ?`;

/** Search by text and by code, and what others search for. */
export const searchRoutes = (provider: Provider): IRouter => {
  const { sql, categories } = provider;
  return Router()
    .get('/general/search', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      findProducts(sql, parameter(request, 'query'));
      const counts = foundByCategory(sql);
      reply<'search'>(response, {
        products: productsOf(sql, locale, TOP, QUICK_RESULTS).map(write),
        totalCount: counts.reduce((sum, { total }) => sum + total, 0),
        resultsByCategory: categoryCounts(categories, counts, locale),
      });
    })
    .get('/general/search-product-by-code', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const { ids, total } = findByCode(sql, parameter(request, 'query'), CODES_SHOWN);
      reply<'searchProductByCode'>(response, {
        products: productsById(sql, locale, ids).map(write),
        totalCount: total,
      });
    })
    .get('/general/products_by_code', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const codes = listParameter(request, 'code').slice(0, MAX_CODES).map(foldCode);
      reply<'productsByCode'>(response, {
        products: productsBy(sql, locale, 'code_fold', codes).map((shown) => ({
          product: write(shown),
          available: shown.row.available,
        })),
      });
    })
    .get('/general/popular_query', (request, response) => {
      reply<'popularQuery'>(
        response,
        settings.popularQueries[localeOf(request)].map((query) => ({ query })),
      );
    });
};
