import type { Connection } from '#core/site/browsing/index.ts';

/** What a browser keeps for when it has no connection. Nothing of it fails: where it cannot be kept, it is not. */
export interface OfflineShelf {
  readonly connection: () => Connection;
  /** Has the offline page kept, and shown where there is no connection. */
  keepPage(): Promise<void>;
  /** Keeps these pictures and no others, in this order, as long as they are no more than `most` bytes together. */
  keepPictures(addresses: readonly string[], most: number): Promise<void>;
}
