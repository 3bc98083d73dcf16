import { finalPrice, type Product } from '#core/catalog/products/index.ts';
import type { RecentlyViewed } from '#core/catalog/recently-viewed/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, linePrice } from '#core/purchase/cart/index.ts';

/** A product as shown without a connection. */
export interface OfflineProduct {
  readonly productId: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  /** Last seen price, bani: of all pieces in the cart, of one piece elsewhere. */
  readonly price?: Bani;
  /** Pieces in the cart. */
  readonly count?: number;
  /** When it was looked at last, ms since the epoch, where that is known. */
  readonly at?: number;
}

/** What is stored in a browser of products. */
interface Stored {
  readonly cart: Cart;
  readonly favorites: readonly Product[];
  readonly viewed: RecentlyViewed;
}

/** The same, ready to be read. */
export type OfflineLists = { readonly [List in keyof Stored]: readonly OfflineProduct[] };

const described = ({ productId, title, url, image }: Product) => ({ productId, title, url, image });

/** What can be read of the stored lists (rule OFFLINE-4). */
export const readOfflineLists = ({ cart, favorites, viewed }: Stored): OfflineLists => ({
  cart: cart.map((line) => ({ ...described(line.product), count: line.count, price: linePrice(line) })),
  favorites: favorites.map((product) => ({ ...described(product), price: finalPrice(product) })),
  viewed: viewed.flatMap(({ productId, price, seen }) =>
    seen ? [{ productId, ...seen, ...(price === undefined ? {} : { price }) }] : [],
  ),
});

/** Most stored pictures (rule OFFLINE-5). */
const MOST_PICTURES = 60;

/** The pictures of what can be read, each once, the cart's first (rule OFFLINE-5). */
export const picturesOf = ({ cart, viewed, favorites }: OfflineLists): readonly string[] => {
  const images = [...cart, ...viewed, ...favorites].map(({ image }) => image);
  return [...new Set(images)].filter((image) => image !== '').slice(0, MOST_PICTURES);
};
