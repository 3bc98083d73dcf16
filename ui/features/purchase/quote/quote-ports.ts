import type { QuoteStorage } from '#core/purchase/quote/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Where a partner's offers are kept. */
export const [QuoteStorageContext, useQuoteStorage] = requiredContext<QuoteStorage>('QuoteStorage');
