import { providedHook } from '#ui/app/provided.ts';
import type { GiftStore } from './gift-store.ts';

/** Today's gift, whose code comes once it is time for it; rejects when it cannot be loaded. */
export const useGiftStore = providedHook<() => Promise<GiftStore>>('GiftStore');
