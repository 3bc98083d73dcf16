export { type BannerContent, bannerCategory, NO_BANNER, type ProductBanner, toggleBanner } from './banner.ts';
export {
  type CheckboxFacet,
  enterCategory,
  type Facet,
  type FacetOption,
  type FacetSelection,
  type FilterMemory,
  isChosenOption,
  orderedRange,
  type PriceRange,
  priceFacet,
  type RangeFacet,
  toggleOption,
} from './facets.ts';
export {
  createListView,
  initialListView,
  LIST_VIEW_COOKIE,
  LIST_VIEW_COOKIE_DAYS,
  type ListView,
  type ListViewMemory,
  listViews,
  parseListView,
} from './list-view.ts';
export {
  type CategoryCount,
  type Listing,
  type ListingState,
  listingCanonical,
  listingParameters,
  parseListing,
  type SearchListing,
} from './listing.ts';
export { createListing, type ListingPage, type ShownListing, UNREAD_LISTING } from './listing-state.ts';
export { leadsToList, type MainBanner, type MenuItem, type Subcategory, type TopCategory } from './menu.ts';
export { isOwnList, PRODUCT_IDS, parseProductIds, productIdsQuery, sortByIds } from './named-products.ts';
export { changeListing, chosenOf, isNarrowed, narrowingCount, widenListing } from './narrowing.ts';
export { offeredOptions } from './offered-options.ts';
export type { CollectionName, ProductCatalog, ProductSlider } from './ports.ts';
export { changeSince, type PriceChange, priceChange } from './price-change.ts';
export {
  type FurtherTier,
  furtherTiers,
  type PriceTier,
  parseTier,
  priceTiers,
  RETAIL,
  sellableTier,
  type TierPrices,
  tierPrice,
  tiers,
  tiersInOrder,
  withTier,
} from './price-tiers.ts';
export {
  discountPercent,
  finalPrice,
  fullPrice,
  type Priced,
  percentOff,
  priceBeforeDiscount,
  promoSavingOf,
  savingOf,
  struckPrice,
  totalDiscount,
} from './pricing.ts';
export type {
  Breadcrumb,
  CategoryLink,
  DeliveryFees,
  DescribedProduct,
  Product,
  ProductLabel,
  ProductPage,
  Property,
  PropertyGroup,
  SeoInfo,
  ShopStock,
} from './product.ts';
export { createProductList, type ProductListState, UNREAD_LIST } from './product-list.ts';
export { type ProductAnswer, validateProductAnswer } from './product-page.ts';
export { ROW_FIRST } from './row.ts';
export { isPurchasable, lowStock, type SaleState, saleState } from './sale.ts';
export { DEFAULT_SORT, offeredSorts, parseSort, type SortOption, sortOptions } from './sorting.ts';
export { type ProductListStorage, repairProducts, storedProduct } from './stored-product.ts';
export { type Fact, leadingFacts } from './tile-facts.ts';
export { isLowestVariantPrice, tileWords } from './tile-words.ts';
export {
  type Choice,
  type Choices,
  choicesOf,
  type Model,
  type Variant,
  type VariantWords,
} from './variants.ts';
