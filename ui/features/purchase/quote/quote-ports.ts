import type { QuoteStorage } from '#core/purchase/quote/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Storage of a partner's quotes. */
export const [QuoteStorageContext, useQuoteStorage] = requiredContext<QuoteStorage>('QuoteStorage');
