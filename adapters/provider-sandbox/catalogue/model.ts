/** Types shared by the catalogue and the code that writes it to the database. Amounts are whole MDL. */
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Colour } from './colours.ts';

/** A node of the three-level menu. `url` is one segment and unique in the tree. */
export interface SeedCategory {
  url: string;
  title: Bilingual;
  /** The family whose icon it shows. */
  icon: string;
  children: SeedCategory[];
}

export interface SeedProperty {
  /** Stable key such as `ram` or `screen_size`. */
  key: string;
  name: Bilingual;
  value: Bilingual;
  /** Filter options, when they differ from the value: the items of a list, or the family of a part. */
  facetOptions?: readonly Bilingual[];
  facet: boolean;
  /** Whether lists carry it. */
  listed?: boolean;
}

export interface SeedPropertyGroup {
  title: Bilingual;
  properties: SeedProperty[];
}

export type SeedLabel = 'new' | 'preorder' | 'restricted';

/** A model in one memory size and one colour. */
export interface SeedProduct {
  productId: string;
  /** What partners search by: `MI`, `acc-`, `ver3-`, `ver4-`, `hit-`, `ult-` or `bom-` and digits. */
  code: string;
  url: string;
  title: Bilingual;
  caption: Bilingual;
  brand: string;
  /** Products of one group differ only in colour and are each other's swatches. */
  colourGroup: string;
  /** Products of one model differ in memory and colour and follow each other. The title has no noun. */
  model: { slug: string; title: Bilingual };
  /** Set when the model has several memory sizes. */
  memory?: Bilingual;
  /** Two or three category urls from the top level down. */
  categoryPath: string[];
  colour: Colour;
  price: number;
  /** Already subtracted from `price`; 0 when there is none. */
  discount: number;
  secondPrice?: number;
  promoDiscount?: number;
  deliveryFees: { standard: number; express: number; region: number };
  labels: SeedLabel[];
  /** No entry or 0 means out of stock. */
  stock: { shopId: string; quantity: number }[];
  /** 0–1000. */
  popularity: number;
  /** ISO date. */
  createdAt: string;
  groups: SeedPropertyGroup[];
  /** HTML. */
  description: Bilingual;
  family: string;
  /** The name of its pictures, shared by all memory sizes of a model and colour: `xiaomi-15t-pro-mocha`. */
  picture: string;
}

export interface SeedReview {
  productId: string;
  author: string;
  /** 1–5. */
  rating: number;
  text: string;
  pros: string;
  cons: string;
  createdAt: string;
}
