import type { QuickOrder } from './list.ts';

/** Where a partner's quick order is kept between visits; a broken or missing one reads as empty (rule QUICK-6). */
export interface QuickOrderStorage {
  /** What was kept, as it stands there; `undefined` when there is nothing. */
  load(): unknown;
  save(order: QuickOrder): void;
  forget(): void;
}
