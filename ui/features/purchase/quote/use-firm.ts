import { useEffect, useState } from 'react';
import { type Firm, NO_FIRM, repairFirm } from '#core/purchase/quote/index.ts';
import { useQuoteStorage } from './quote-ports.ts';

/** Company on quotes and receipts (rule QUOTE-6); stored in the browser, unknown in the first render. */
export const useFirm = (): Firm => {
  const storage = useQuoteStorage();
  const [firm, setFirm] = useState(NO_FIRM);
  useEffect(() => setFirm(repairFirm(storage.loadFirm())), [storage]);
  return firm;
};
