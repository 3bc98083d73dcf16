import * as v from 'valibot';
import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import type { CategoryCount } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { askEngine, defineOperation } from './ask-engine.ts';
import { breadcrumbs, money, withoutRoot } from './product.ts';

/** Most variants of one list; Vendure's search filters by no price, so a list is narrowed and ordered here. */
const MOST_HITS = 5_000;

export const searchQuery = defineOperation(
  `query ShopHits($input: SearchInput!) {
  search(input: $input) {
    items {
      productId slug productVariantId productVariantName sku facetValueIds collectionIds
      priceWithTax { ... on SinglePrice { value } }
    }
    facetValues { facetValue { id name facet { code name } } }
    collections { collection { id slug name breadcrumbs { id slug name } children { id } } }
  }
}`,
  v.object({
    search: v.object({
      items: v.array(
        v.object({
          productId: v.string(),
          slug: v.string(),
          productVariantId: v.string(),
          productVariantName: v.string(),
          sku: v.string(),
          facetValueIds: v.array(v.string()),
          collectionIds: v.array(v.string()),
          priceWithTax: v.object({ value: money }),
        }),
      ),
      facetValues: v.array(
        v.object({
          facetValue: v.object({
            id: v.string(),
            name: v.string(),
            facet: v.object({ code: v.string(), name: v.string() }),
          }),
        }),
      ),
      collections: v.array(
        v.object({
          collection: v.object({
            id: v.string(),
            slug: v.string(),
            name: v.string(),
            breadcrumbs,
            children: v.nullish(v.array(v.object({ id: v.string() }))),
          }),
        }),
      ),
    }),
  }),
);
type Answer = v.InferOutput<(typeof searchQuery)['data']>['search'];

/** A variant as the search index knows it. */
export type Hit = Answer['items'][number];

/** Variants with the facet values and the collections that they have. */
export interface Hits {
  readonly items: readonly Hit[];
  readonly facetValues: readonly Answer['facetValues'][number]['facetValue'][];
  readonly collections: readonly Answer['collections'][number]['collection'][];
}

/** What the engine is asked to find. */
interface Wanted {
  readonly term?: string;
  readonly collectionSlug?: string;
}

/** Finds variants, by relevance where a text is given. */
export const findHits = (
  access: Pick<ProviderAccess, 'transport'>,
  wanted: Wanted,
  context: { readonly locale: Locale; readonly signal?: AbortSignal | undefined },
): Promise<Result<Hits, Failure>> =>
  // Prices of the index are the visitors'; a partner's own come with the products.
  askEngine(
    { transport: access.transport },
    searchQuery,
    { input: { ...wanted, groupByProduct: false, take: MOST_HITS } },
    context,
    ({ search: { items, facetValues, collections } }) =>
      ok({
        items,
        facetValues: facetValues.map(({ facetValue }) => facetValue),
        collections: collections.map(({ collection }) => collection),
      }),
  );

/** The price of a variant, bani. */
export const priceOf = ({ priceWithTax }: Hit): number => priceWithTax.value;

/** The cheapest variant of each product, in the order of the products' first variants. */
export const cheapestOfEach = (hits: readonly Hit[]): readonly Hit[] =>
  [...Map.groupBy(hits, ({ productId }) => productId).values()].map((variants) =>
    variants.reduce((least, other) => (priceOf(other) < priceOf(least) ? other : least)),
  );

/** How many products of the hits each of the deepest collections has, most first. */
export const countByCategory = ({ items, collections }: Hits): readonly CategoryCount[] =>
  collections
    .filter(({ children, breadcrumbs: way }) => (children ?? []).length === 0 && withoutRoot(way).length > 0)
    .map(({ id, slug, name }) => ({
      url: slug,
      title: name,
      totalCount: cheapestOfEach(items.filter(({ collectionIds }) => collectionIds.includes(id))).length,
    }))
    .toSorted((one, other) => other.totalCount - one.totalCount);
