import { present } from '#adapters/provider-http/mapping.ts';
import { DEFAULT_SORT, type Product, type ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, mapResult, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { askEngine } from './ask-engine.ts';
import { askCollections, collectionQuery, toCategoryHead, toMenu, toTopCategories } from './category.ts';
import { placeStock } from './delivery.ts';
import type { EngineAccess } from './engine-access.ts';
import { findByText } from './find-text.ts';
import { askProducts, askSold } from './goods.ts';
import { countByCategory, findHits, type Hit } from './hits.ts';
import { listHits } from './listing.ts';
import { partsOf, productIdOf, toListed, toProduct, withFees } from './product.ts';
import { productBySlug, toDescribed, toProductPage } from './product-page.ts';

/** How many of the newest products are shown. */
const NEWEST = 24;

interface Context {
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

/** The products of some hits as they are sold now. */
export const productsOf = async (
  access: EngineAccess,
  hits: readonly Hit[],
  context: Context,
): Promise<Result<readonly Product[], Failure>> => {
  const ids = hits.map(({ productId, productVariantId }) => productIdOf(productId, productVariantId));
  return mapResult(await askSold(access, ids, context), (sold) => sold.map((one) => toListed(one, access.transport)));
};

/** The catalogue over Vendure's Shop API; with a partner's token products carry second prices. */
export const createVendureProductCatalog = (access: EngineAccess): Partial<ProductCatalog> => {
  const { transport } = access;
  return {
    menu: async ({ locale }, signal) =>
      mapResult(await askCollections(access, { locale, signal }), (all) => toMenu(all, transport)),
    topCategories: async ({ locale }, signal) =>
      mapResult(await askCollections(access, { locale, signal }), (all) => toTopCategories(all, transport)),
    collection: async ({ locale, name }, signal) => {
      if (name !== 'newest') return err(notFound('Vendure does not know this'));
      const options = { take: NEWEST, sort: { createdAt: 'DESC' } };
      const answer = await askProducts(access, options, { locale, signal });
      return mapResult(answer, ({ items }) =>
        items.flatMap(({ variants, ...whole }) =>
          variants.slice(0, 1).map((variant) => toListed({ product: { variants, ...whole }, variant }, transport)),
        ),
      );
    },
    listing: async ({ locale, category, state }, signal) => {
      const context = { locale, signal };
      const [head, hits] = await Promise.all([
        askEngine(access, collectionQuery, { slug: category }, context, (data) => {
          const found = toCategoryHead(data);
          return found ? ok(found) : err(notFound('No such category'));
        }),
        findHits(access, { collectionSlug: category }, context),
      ]);
      if (!head.ok) return head;
      if (!hits.ok) return hits;
      const { shown, ...list } = listHits(hits.value, { ...state, sort: state.sort ?? DEFAULT_SORT }, locale);
      return mapResult(await productsOf(access, shown, context), (products) => ({
        ...head.value,
        ...list,
        products,
        seo: {},
      }));
    },
    search: async ({ locale, text, category, state }, signal) => {
      const context = { locale, signal };
      const found = await findByText(access, text, context);
      if (!found.ok) return found;
      const { hits, corrected } = found.value;
      const within = hits.collections.find(({ slug }) => slug === category)?.id ?? '';
      const items =
        category === undefined ? hits.items : hits.items.filter((hit) => hit.collectionIds.includes(within));
      const { shown, ...list } = listHits({ ...hits, items }, state, locale);
      return mapResult(await productsOf(access, shown, context), (products) => ({
        ...list,
        products,
        title: text,
        breadcrumbs: [],
        subcategories: [],
        seo: {},
        byCategory: countByCategory(hits),
        ...present({ corrected }),
      }));
    },
    product: async ({ locale, url }, signal) => {
      const context = { locale, signal };
      const parts = partsOf(url);
      if (!parts) return err(notFound('No such product'));
      const hasPlugin = await access.hasPlugin();
      const [answer, stock, fees] = await Promise.all([
        askEngine(access, productBySlug(hasPlugin), { slug: parts.slug }, context, ({ product }) => ok(product)),
        hasPlugin ? placeStock(access, parts.variant, context) : ok([]),
        hasPlugin ? undefined : access.flatFees(locale),
      ]);
      if (!answer.ok) return answer;
      const whole = answer.value && withFees(answer.value, fees);
      const variant = whole?.variants.find(({ id }) => id === parts.variant);
      if (!whole || !variant) return err(notFound('No such product'));
      const shops = stock.ok ? stock.value : [];
      return ok(toProductPage({ product: whole, variant }, shops, { ...transport, locale }));
    },
    current: async ({ locale, productIds }, signal) =>
      mapResult(await askSold(access, productIds, { locale, signal }), (sold) =>
        sold.map((one) => toProduct(one, transport)),
      ),
    described: async ({ locale, productIds }, signal) =>
      mapResult(await askSold(access, productIds, { locale, signal }), (sold) =>
        sold.map((one) => toDescribed(one, { ...transport, locale })),
      ),
  };
};
