import type { Connection } from '#core/site/browsing/index.ts';

/** Storage for use without a connection. It never fails; what cannot be stored is missing. */
export interface OfflineShelf {
  readonly connection: () => Connection;
  /** Stores the offline page. */
  keepPage(): Promise<void>;
  /** Stores these pictures in this order up to `most` bytes, and deletes all others. */
  keepPictures(addresses: readonly string[], most: number): Promise<void>;
}
