import { pictureOf, present } from '#adapters/provider-http/mapping.ts';
import { CATALOGUE_PAGE_SIZE, type CatalogueIndex, type FeedSource } from '#core/catalog/feed/index.ts';
import type { SiteIndex } from '#core/catalog/sitemap/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { err, mapResult, notFound } from '#core/kernel/shared/index.ts';
import { askCollections } from './category.ts';
import type { EngineAccess } from './engine-access.ts';
import { askProducts } from './goods.ts';
import { findHits, type Hit, type Hits } from './hits.ts';
import { toProduct, urlOf } from './product.ts';
import { productsOf } from './vendure-product-catalog.ts';

/** Variants of one collection follow each other. */
const byCollection = ({ items, collections }: Hits): readonly Hit[] => {
  const placeOf = ({ collectionIds }: Hit) => collections.findLastIndex(({ id }) => collectionIds.includes(id));
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The whole catalogue page by page. */
export const createVendureCatalogueIndex = (access: EngineAccess): Partial<CatalogueIndex> => ({
  page: async ({ locale, category, page }, signal) => {
    const context = { locale, signal };
    const hits = await findHits(access, present({ collectionSlug: category }), context);
    if (!hits.ok) return hits;
    if (category !== undefined && hits.value.items.length === 0) return err(notFound('No such category'));
    const start = (page - 1) * CATALOGUE_PAGE_SIZE;
    const shown = byCollection(hits.value).slice(start, start + CATALOGUE_PAGE_SIZE);
    return mapResult(await productsOf(access, shown, context), (products) => ({
      products,
      totalCount: hits.value.items.length,
    }));
  },
});

/** Products of Vendure in one part of the feed. */
const PART = 20;

/** The whole catalogue for shopping programs, oldest products first; never at a partner's prices. */
export const createVendureFeedSource = (access: EngineAccess): Partial<FeedSource> => ({
  part: async ({ locale, after = '0' }, signal) => {
    const options = { skip: Number(after), take: PART, sort: { id: 'ASC' } };
    const answer = await askProducts(access, options, { locale, signal });
    return mapResult(answer, ({ items, totalItems }) => {
      const end = Number(after) + PART;
      return {
        products: items.flatMap((product) =>
          product.variants.map((variant) => ({
            product: toProduct({ product, variant }, access.transport),
            description: product.description.replaceAll(/<[^>]*>/g, ' '),
            gallery: variant.assets
              .map(({ preview }) => pictureOf(preview, access.transport))
              .filter((path) => path !== ''),
          })),
        ),
        ...(end < totalItems ? { next: String(end) } : {}),
      };
    });
  },
});

/** Categories and products of Vendure, and of `others` what else has a page. */
export const createVendureSiteIndex = (access: EngineAccess, others: SiteIndex): Partial<SiteIndex> => {
  const context = (signal?: AbortSignal) => ({ locale: DEFAULT_LOCALE, signal });
  const categories = async (signal?: AbortSignal): ReturnType<SiteIndex['entries']> =>
    mapResult(await askCollections(access, context(signal)), (all) => ({
      entries: all.map(({ slug, updatedAt }) => ({ kind: 'category' as const, url: slug, updatedAt })),
      totalCount: all.length,
    }));
  const products = async (signal?: AbortSignal): ReturnType<SiteIndex['entries']> =>
    mapResult(await findHits(access, {}, context(signal)), ({ items }) => ({
      entries: items.map((hit) => ({ kind: 'product' as const, url: urlOf(hit.slug, hit.productVariantId) })),
      totalCount: items.length,
    }));
  return {
    entries: async (query, signal) => {
      const { kind, page, size } = query;
      if (kind !== 'category' && kind !== 'product') return others.entries(query, signal);
      const all = await (kind === 'category' ? categories(signal) : products(signal));
      const start = (page - 1) * size;
      return mapResult(all, ({ entries, totalCount }) => ({
        entries: entries.slice(start, start + size),
        totalCount,
      }));
    },
  };
};
