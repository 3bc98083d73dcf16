import type { QuickOrder } from './list.ts';

/** Stores a partner's quick order; a broken or missing one reads as empty (rule QUICK-6). */
export interface QuickOrderStorage {
  /** The stored value, unchecked; `undefined` when there is none. */
  load(): unknown;
  save(order: QuickOrder): void;
  forget(): void;
}
