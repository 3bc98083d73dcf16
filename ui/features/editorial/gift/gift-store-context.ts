import { requiredContext } from '#ui/app/required-context.ts';
import type { GiftStore } from './gift-store.ts';

/** Today's gift, whose code comes once it is time for it; rejects when it cannot be loaded. */
export const [GiftStoreContext, useGiftStore] = requiredContext<() => Promise<GiftStore>>('GiftStore');
