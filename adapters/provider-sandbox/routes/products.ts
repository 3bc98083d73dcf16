import { type IRouter, Router } from 'express';
import { priceHistoryOf } from '#adapters/provider-sandbox/catalogue/price-history.ts';
import { shops } from '#adapters/provider-sandbox/content/places.ts';
import type { CategoryNode } from '#adapters/provider-sandbox/db/categories.ts';
import { fittingsOf } from '#adapters/provider-sandbox/db/fittings.ts';
import {
  type ProductDetails,
  productDetails,
  productsBy,
  productsById,
  type ShownProduct,
  stockOf,
  variantsOf,
} from '#adapters/provider-sandbox/db/products.ts';
import { similarProducts } from '#adapters/provider-sandbox/db/similar.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { pathParam, queryParam, queryParams } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { PRODUCT_VIEWS, pictureUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import { breadcrumbs } from './category-wire.ts';
import { productWriter } from './product-wire.ts';

const SIMILAR_SHOWN = 12;
const MAX_IDS = 200;
const MAX_DESCRIBED = 20;

/** The product page, and the current state of products by id. */
export const productRoutes = (provider: Provider): IRouter => {
  const { sql } = provider;
  return Router()
    .get('/general/product_detail/:url', (request, response) => {
      const { locale, write, writeAll } = productWriter(provider, request);
      const [shown] = productsBy(sql, locale, 'url', [pathParam(request, 'url')]);
      if (!shown) return reply<'productDetail'>(response, { not_found: true });
      const { row } = shown;
      const details = productDetails(sql, locale, row.id);
      return reply<'productDetail'>(response, {
        restricted: row.is_restricted === 1,
        product: write(shown),
        properties: propertiesOf(details),
        breadcrumbs: breadcrumbs(pathTo(provider, row.category, queryParam(request, 'category_url')), locale),
        seo_info: seoOf(shown, locale),
        gallery: PRODUCT_VIEWS.map((view) => pictureUrl(row.picture, view)),
        description: details.description,
        stock: stockByShop(provider, row.product_id, locale),
        similar: writeAll(productsById(sql, locale, similarIds(provider, row))),
        variants: variantsOf(sql, locale, row.model).map(({ url, memory, colour, hex, is_purchasable }) => ({
          ...{ url, memory, color: colour, hex, in_stock: is_purchasable === 1 },
        })),
        fits: fittingsOf(sql, locale, row).map(({ kind, shown: fitting }) => ({ kind, product: write(fitting) })),
        price_history: formerPrices(row, provider.now()),
        price_watch: true,
      });
    })
    .get('/general/products_by_id', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const ids = queryParams(request, 'id').slice(0, MAX_IDS);
      const shown = productsBy(sql, locale, 'product_id', ids);
      reply<'productsById'>(response, {
        products: shown.map((one) => ({ ...write(one), available: one.row.available })),
      });
    })
    .get('/general/described_products', (request, response) => {
      const { locale, write } = productWriter(provider, request);
      const ids = queryParams(request, 'id').slice(0, MAX_DESCRIBED);
      reply<'describedProducts'>(response, {
        products: productsBy(sql, locale, 'product_id', ids).map((shown) => ({
          product: write(shown),
          properties: propertiesOf(productDetails(sql, locale, shown.row.id)),
        })),
      });
    });
};

const similarIds = ({ columns, categories }: Provider, { id, category }: ShownProduct['row']): readonly number[] => {
  const node = categories.byId(category);
  const path = (node ? categories.path(node) : []).map((one) => one.id).toReversed();
  return similarProducts(columns.current(), path, id, SIMILAR_SHOWN);
};

const formerPrices = (row: ShownProduct['row'], now: number): Answer<'productDetail'>['price_history'] => {
  const history = priceHistoryOf(row, now);
  return (
    history && {
      until: history.until,
      prices: history.prices.map(({ since, price }) => ({ since, price: amount(price) })),
    }
  );
};

const propertiesOf = ({ groups }: ProductDetails) =>
  groups.map(({ title, properties }) => ({ title, properties: [...properties] }));

/** Breadcrumbs of a product, cut after the category the shopper came through. */
const pathTo = ({ categories }: Provider, leaf: number, through: string): readonly CategoryNode[] => {
  const node = categories.byId(leaf);
  const path = node ? categories.path(node) : [];
  const cut = path.findIndex(({ url }) => url === through);
  return cut < 0 ? path : path.slice(0, cut + 1);
};

const stockByShop = ({ sql }: Provider, productId: string, locale: Locale) => {
  const pieces = stockOf(sql, productId);
  return shops.flatMap(({ shopId, title, address }) => {
    const quantity = pieces.get(shopId);
    return quantity ? [{ shopId, title: title[locale], address: address[locale], quantity }] : [];
  });
};

const seoOf = ({ row }: ShownProduct, locale: Locale): Answer<'productDetail'>['seo_info'] => ({
  title: { ru: `${row.title} — купить в Молдове`, ro: `${row.title} — preț în Moldova` }[locale],
  description: {
    ru: `${row.title}. ${row.caption}. Доставка по всей Молдове, рассрочка и гарантия.`,
    ro: `${row.title}. ${row.caption}. Livrare în toată Moldova, rate și garanție.`,
  }[locale],
});
