import type { QuoteStorage } from '#core/purchase/quote/index.ts';
import { localStored } from './stored.ts';

/** A partner's quotes in local storage under `quotes`, and the partner's company under `quotes.firm`. */
export const createLocalStorageQuotes = (): QuoteStorage => {
  const [book, firm] = [localStored('quotes'), localStored('quotes.firm')];
  return {
    loadBook: book.read,
    saveBook: book.write,
    loadFirm: firm.read,
    saveFirm: firm.write,
    forget: () => {
      book.write(undefined);
      firm.write(undefined);
    },
  };
};
