/**
 * The vocabulary shared by the embedded provider's catalogue (what is sold), its pictures (how it is drawn)
 * and its database (where it is kept). Amounts are whole MDL; texts stand in both languages of the shop.
 */
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Colour } from './colours.ts';

/** How one model and colour is drawn; equal specs give equal pictures, so memory variants share them. */
export interface PictureSpec {
  family: string;
  /** Slug of the model line: decides proportions, camera island, wallpaper … deterministically. */
  model: string;
  /** Body colour as #RRGGBB. */
  colour: string;
}

/** A node of the three-level menu. `url` is one address segment and unique in the whole tree. */
export interface SeedCategory {
  url: string;
  title: Bilingual;
  /** Which family's icon stands for it. */
  icon: string;
  children: SeedCategory[];
}

export interface SeedProperty {
  /** Stable key, e.g. `ram`, `screen_size`; a facet when `facet` is true. */
  key: string;
  name: Bilingual;
  value: Bilingual;
  /** By what filters offer it, where that is not the value: what a list names one by one, or the family of a part. */
  singles?: readonly Bilingual[];
  facet: boolean;
}

export interface SeedPropertyGroup {
  title: Bilingual;
  properties: SeedProperty[];
}

export type SeedLabel = 'new' | 'preorder' | 'restricted';

/** One thing that can be bought: a model in one memory size and one colour. */
export interface SeedProduct {
  productId: string;
  /** What partners search by: `MI` + digits (9 characters or more) or acc-, ver3-, ver4-, hit-, ult-, bom- + digits. */
  code: string;
  url: string;
  title: Bilingual;
  caption: Bilingual;
  brand: string;
  /** Variants of one model and memory size differ only in colour: these are each other's swatches. */
  colourGroup: string;
  /** Products of one model differ in memory and colour alone and follow one another; its title has no word for what they are. */
  model: { slug: string; title: Bilingual };
  /** The memory that tells variants of the model apart, where it is sold with several. */
  memory?: Bilingual;
  /** Category urls from the top level down, two or three of them. */
  categoryPath: string[];
  colour: Colour;
  price: number;
  /** Already taken off `price`; 0 when there is none. */
  discount: number;
  secondPrice?: number;
  promoDiscount?: number;
  deliveryFees: { standard: number; express: number; region: number };
  labels: SeedLabel[];
  /** Pieces by shop id; an empty list or zeros mean absent. */
  stock: { shopId: string; quantity: number }[];
  /** 0–1000, orders the popular list. */
  popularity: number;
  /** ISO date, orders the newest list. */
  createdAt: string;
  groups: SeedPropertyGroup[];
  /** Clean HTML, a few paragraphs. */
  description: Bilingual;
  picture: PictureSpec;
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
