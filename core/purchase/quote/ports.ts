import type { QuoteBook } from './book.ts';
import type { Firm } from './firm.ts';

/** Keeps a partner's offers, and whose they are, between visits. */
export interface QuoteStorage {
  /** Whatever was stored; `repairBook` makes a book of it. */
  loadBook(): unknown;
  saveBook(book: QuoteBook): void;
  /** Whatever was stored; `repairFirm` makes a firm of it. */
  loadFirm(): unknown;
  saveFirm(firm: Firm): void;
  /** Deletes both. */
  forget(): void;
}
