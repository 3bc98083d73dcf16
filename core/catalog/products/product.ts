import type { PriceHistory } from '#core/catalog/price-history/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import type { TierPrices } from './price-tiers.ts';
import type { Choices, Model, VariantWords } from './variants.ts';

export type ProductLabel = 'new' | 'preorder' | 'restricted';

/** What one product costs to bring: within Kishinev by delivery type, elsewhere one fee. All in bani. */
export interface DeliveryFees {
  readonly standard: Bani;
  readonly express: Bani;
  readonly regionPrice: Bani;
}

/** A product as lists, the cart and the product page know it. */
export interface Product {
  readonly productId: string;
  readonly code: string;
  readonly url: string;
  readonly title: string;
  readonly caption: string;
  readonly brand: string;
  /** What is paid now, bani. */
  readonly price: Bani;
  /** Further prices, bani; absent when there are none or the user may not see them. */
  readonly tierPrices?: TierPrices;
  /** Already taken off `price`, bani. */
  readonly discount: Bani;
  /** Taken off in the cart, bani. */
  readonly promoDiscount: Bani;
  readonly deliveryFees: DeliveryFees;
  /** Categories from the top level down. */
  readonly categories: readonly CategoryLink[];
  readonly image: string;
  readonly hoverImage?: string;
  /** Which model it is one of (rule VARIANT-1); absent where the provider tells no models. */
  readonly model?: Model;
  /** What tells it from the others of its model. */
  readonly variant?: VariantWords;
  /** The facts that its tile shows (rule TILE-1); absent where the provider names none. */
  readonly facts?: readonly string[];
  readonly labels: readonly ProductLabel[];
  /** Mean rating, 1–5; absent without reviews. */
  readonly rating?: number;
  readonly reviewCount: number;
  readonly inStock: boolean;
  /** Pieces in all shops together; known where the provider says so. */
  readonly available?: number;
}

export interface CategoryLink {
  readonly url: string;
  readonly title: string;
}

export interface Breadcrumb {
  readonly categoryId: string;
  readonly categoryTitle: string;
  readonly categoryUrl: string;
}

/** What a product is made of, as a page shows it. */
export interface Property {
  readonly name: string;
  readonly value: string;
}

/** A property that is found again in another product. */
interface KeyedProperty extends Property {
  readonly key: string;
}

export interface PropertyGroup<Shown extends Property = Property> {
  readonly title: string;
  readonly properties: readonly Shown[];
}

/** A product with its properties, as products are compared by them. */
export interface DescribedProduct {
  readonly product: Product;
  readonly properties: readonly PropertyGroup<KeyedProperty>[];
}

export interface ShopStock {
  readonly shopId: string;
  readonly title: string;
  readonly address: string;
  readonly quantity: number;
}

export interface SeoInfo {
  readonly title?: string;
  readonly description?: string;
}

/** The whole product page. */
export interface ProductPage {
  readonly product: Product;
  readonly gallery: readonly string[];
  /** Clean HTML. */
  readonly description: string;
  readonly properties: readonly PropertyGroup[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly stock: readonly ShopStock[];
  readonly similar: readonly Product[];
  /** What may be chosen in its place among the products of its model. */
  readonly choices: Choices;
  /** Compatible products offered together; absent when none are known. */
  readonly fits?: readonly Product[];
  /** Price history; absent when the provider sends none or only that of another price. */
  readonly priceHistory?: PriceHistory;
  readonly seo: SeoInfo;
  /** The provider accepts price alerts. */
  readonly takesPriceWatch?: boolean;
  /** May be looked at but not sold. */
  readonly restricted: boolean;
}
