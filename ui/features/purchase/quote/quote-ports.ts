import type { QuoteStorage } from '#core/purchase/quote/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Storage of a partner's quotes. */
export const useQuoteStorage = providedHook<QuoteStorage>('QuoteStorage');
