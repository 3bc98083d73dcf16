import { type IRouter, Router } from 'express';
import type { CategorySpan } from '#adapters/provider-sandbox/db/categories.ts';
import { productsById } from '#adapters/provider-sandbox/db/products.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { badRequest, notFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { numberParam, queryParam } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { PRODUCT_VIEWS, pictureUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import { productWriter } from './product-wire.ts';

const PAGE_SIZE = 60;
const MAX_PAGE_SIZE = 500;
const MAX_PAGE = 100_000;
const EVERYTHING: CategorySpan = { first: 1, last: Number.MAX_SAFE_INTEGER };

/** A position in the catalogue in menu order. */
interface CataloguePosition {
  readonly category: number;
  readonly id: number;
}

const CATALOGUE_START: CataloguePosition = { category: 0, id: 0 };

/** Products of these categories, in menu order. The index skips the offset. */
const productIdsIn = (sql: Sql, { first, last }: CategorySpan, limit: number, offset: number): readonly number[] =>
  sql
    .all<CataloguePosition>(
      'SELECT category, id FROM product WHERE category BETWEEN ? AND ? ORDER BY category, id LIMIT ? OFFSET ?',
      ...[first, last, limit, offset],
    )
    .map(({ id }) => id);

const countProductsIn = (sql: Sql, { first, last }: CategorySpan): number =>
  sql.get<{ total: number }>('SELECT count(*) AS total FROM product WHERE category BETWEEN ? AND ?', first, last)
    ?.total ?? 0;

/** The next products in menu order, equally fast at any position. */
const positionsAfter = (sql: Sql, { category, id }: CataloguePosition, limit: number): readonly CataloguePosition[] =>
  sql.all<CataloguePosition>(
    'SELECT category, id FROM product WHERE (category, id) > (?, ?) ORDER BY category, id LIMIT ?',
    ...[category, id, limit],
  );

/** HTML descriptions by product id. */
const descriptionsOf = (sql: Sql, locale: string, ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map(
    sql
      .all<{ product: number; description: string }>(
        `SELECT product, description FROM json_each(?) wanted
         CROSS JOIN product_page ON product = wanted.value AND locale = ?`,
        ...[JSON.stringify(ids), locale],
      )
      .map(({ product, description }) => [product, description]),
  );

/** The whole catalogue, in pages for people and as a feed for programs. */
export const catalogueRoutes = (provider: Provider): IRouter => {
  const { sql, categories } = provider;
  return Router()
    .get('/general/all_products', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const category = queryParam(request, 'category');
      const node = categories.byUrl(category);
      if (category && !node) throw notFound('There is no such category');
      const span = node ? categories.span(node) : EVERYTHING;
      const size = numberParam(request, 'per_page', PAGE_SIZE, MAX_PAGE_SIZE);
      const ids = productIdsIn(sql, span, size, (numberParam(request, 'page', 1, MAX_PAGE) - 1) * size);
      reply<'allProducts'>(response, {
        products: productsById(sql, locale, ids).map(write),
        totalCount: countProductsIn(sql, span),
      });
    })
    .get('/general/products_feed', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const size = numberParam(request, 'per_page', PAGE_SIZE, MAX_PAGE_SIZE);
      const places = positionsAfter(sql, placeOf(queryParam(request, 'after')), size);
      const ids = places.map(({ id }) => id);
      const descriptions = descriptionsOf(sql, locale, ids);
      const last = places.length === size ? places.at(-1) : undefined;
      reply<'productsFeed'>(response, {
        products: productsById(sql, locale, ids).map((shown) => ({
          product: write(shown),
          description: wordsOf(descriptions.get(shown.row.id) ?? ''),
          gallery: PRODUCT_VIEWS.map((view) => pictureUrl(shown.row.picture, view)),
          mpn: shown.row.code,
        })),
        ...(last ? { next: `${last.category}.${last.id}` } : {}),
      });
    });
};

const placeOf = (after: string): CataloguePosition => {
  if (after === '') return CATALOGUE_START;
  const [, category, id] = /^(\d{1,9})\.(\d{1,9})$/.exec(after) ?? [];
  if (category === undefined || id === undefined) throw badRequest('after: `next` of an answer is expected');
  return { category: Number(category), id: Number(id) };
};

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Plain text of a seeded description. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim();
