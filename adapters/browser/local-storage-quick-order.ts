import type { QuickOrderStorage } from '#core/purchase/quick-order/index.ts';
import { localStored } from './stored.ts';

/** The quick order in local storage under `quick-order`. */
export const createLocalStorageQuickOrder = (): QuickOrderStorage => {
  const stored = localStored('quick-order');
  return {
    load: stored.read,
    save: (order) => stored.write(order.text === '' && order.lines.length === 0 ? undefined : order),
    forget: () => stored.write(undefined),
  };
};
