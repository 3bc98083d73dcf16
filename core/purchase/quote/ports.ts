import type { QuoteBook } from './book.ts';
import type { Firm } from './firm.ts';

/** Stores a partner's quotes and company. */
export interface QuoteStorage {
  /** The stored value, unchecked. */
  loadBook(): unknown;
  saveBook(book: QuoteBook): void;
  /** The stored value, unchecked. */
  loadFirm(): unknown;
  saveFirm(firm: Firm): void;
  /** Deletes both. */
  forget(): void;
}
