import * as v from 'valibot';
import { type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import type { Breadcrumb, MenuItem, Subcategory, TopCategory } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import { askEngine, defineOperation, MOST_AT_ONCE } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';
import { ASSET, asset, breadcrumbs, withoutRoot } from './product.ts';

const leaf = v.object({ slug: v.string(), name: v.string(), position: v.number() });
const child = v.object({ ...leaf.entries, children: v.nullish(v.array(leaf)) });
const CHILDREN = 'children { slug name position children { slug name position } }';

const collection = v.object({
  id: v.string(),
  parentId: v.string(),
  updatedAt: v.string(),
  ...leaf.entries,
  featuredAsset: asset,
});
type Collection = v.InferOutput<typeof collection>;

/** A part of all collections of every level; `children` of a list are those of its first level alone. */
export const collectionsQuery = defineOperation(
  `query ShopCollections($skip: Int!) {
  collections(options: { skip: $skip, take: ${MOST_AT_ONCE}, sort: { id: ASC } }) {
    totalItems
    items { id parentId updatedAt slug name position featuredAsset ${ASSET} }
  }
}`,
  v.object({ collections: v.object({ totalItems: v.number(), items: v.array(collection) }) }),
);

/** All collections. */
export const askCollections = async (
  access: EngineAccess,
  context: { readonly locale: Locale; readonly signal?: AbortSignal | undefined },
  skip = 0,
): Promise<Result<readonly Collection[], Failure>> => {
  const part = await askEngine(access, collectionsQuery, { skip }, context, ({ collections }) => ok(collections));
  if (!part.ok) return part;
  const { items, totalItems } = part.value;
  const end = skip + MOST_AT_ONCE;
  if (end >= totalItems) return ok(items);
  return mapResult(await askCollections(access, context, end), (rest) => [...items, ...rest]);
};

const inOrder = <Placed extends { readonly position: number }>(collections: readonly Placed[]): readonly Placed[] =>
  collections.toSorted((one, other) => one.position - other.position);

const toSubcategory = (
  wire: v.InferOutput<typeof leaf> & Partial<Pick<v.InferOutput<typeof child>, 'children'>>,
): Subcategory => ({
  url: wire.slug,
  title: wire.name,
  subcategories: inOrder(wire.children ?? []).map(toSubcategory),
});

const topOf = (all: readonly Collection[]): readonly Collection[] =>
  inOrder(all.filter(({ parentId }) => all.every(({ id }) => id !== parentId)));

/** The menu; Vendure has no icons, and a collection's picture is its banner. */
export const toMenu = (all: readonly Collection[], mapping: Mapping): readonly MenuItem[] => {
  const below = (parent: Collection): readonly Subcategory[] =>
    inOrder(all.filter(({ parentId }) => parentId === parent.id)).map((one) => ({
      url: one.slug,
      title: one.name,
      subcategories: below(one),
    }));
  return topOf(all).map((top) => ({
    id: top.id,
    icon: '',
    url: top.slug,
    title: top.name,
    subcategories: below(top),
    ...present({ menuImage: pictureOf(top.featuredAsset?.preview, mapping) || undefined }),
  }));
};

/** The top collections as tiles. */
export const toTopCategories = (all: readonly Collection[], mapping: Mapping): readonly TopCategory[] =>
  topOf(all).map(({ slug, name, featuredAsset }) => ({
    url: slug,
    title: name,
    image: pictureOf(featuredAsset?.preview, mapping),
  }));

/** One collection of any level; null when there is none. */
export const collectionQuery = defineOperation(
  `query ShopCollection($slug: String!) {
  collection(slug: $slug) { id name breadcrumbs { id slug name } ${CHILDREN} }
}`,
  v.object({
    collection: v.nullable(
      v.object({ id: v.string(), name: v.string(), breadcrumbs, children: v.nullish(v.array(child)) }),
    ),
  }),
);

/** What a list says of its category. */
export interface CategoryHead {
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly subcategories: readonly Subcategory[];
}

/** A collection as the page of its list knows it; undefined when there is none. */
export const toCategoryHead = ({
  collection,
}: v.InferOutput<(typeof collectionQuery)['data']>): CategoryHead | undefined =>
  collection
    ? {
        title: collection.name,
        breadcrumbs: withoutRoot(collection.breadcrumbs).map(({ id, slug, name }) => ({
          categoryId: id,
          categoryTitle: name,
          categoryUrl: slug,
        })),
        subcategories: inOrder(collection.children ?? []).map(toSubcategory),
      }
    : undefined;
