export { type MerchantItem, merchantItem } from './merchant.ts';
export type { CatalogueIndex, CataloguePage, FeedPart, FeedProduct, FeedSource } from './ports.ts';
export { CATALOGUE_PAGE_SIZE, type CatalogueSection, sectionsOf } from './sections.ts';
