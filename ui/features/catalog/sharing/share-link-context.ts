import type { ShareLink } from '#core/catalog/sharing/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Hands a link of the shop on. */
export const useShareLink = providedHook<ShareLink>('ShareLink');
