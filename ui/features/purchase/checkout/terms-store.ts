import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { SellerDirectory } from '#core/partner/orders/index.ts';
import type { PaymentStatusType } from '#core/purchase/cart/index.ts';
import {
  EMPTY_TERMS,
  keepSellers,
  nextTerms,
  type PartnerTerms,
  repairTerms,
  type Seller,
  settleSeller,
  type TermsStorage,
} from '#core/purchase/checkout/index.ts';

interface Dependencies {
  readonly sellers: SellerDirectory;
  readonly termsStorage: TermsStorage;
}

/** Who sells and how the order is paid, as a partner states it at the checkout. */
export class TermsStore {
  terms: PartnerTerms = EMPTY_TERMS;
  sellers: readonly Seller[] = [];
  loading = false;
  failed = false;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { terms: observableRef, sellers: observableRef }, { autoBind: true });
  }

  /** Reads what the last order left. */
  start(): void {
    this.terms = repairTerms(this.#dependencies.termsStorage.load());
  }

  /** Asks who sells, until somebody is known (rule CONTENT-2). */
  async load(locale: Locale): Promise<void> {
    if (this.loading || this.sellers.length > 0) return;
    this.loading = true;
    const answer = await this.#dependencies.sellers.list({ locale });
    runInAction(() => {
      this.loading = false;
      this.failed = !answer.ok;
      if (!answer.ok) return;
      this.sellers = keepSellers(this.sellers, answer.value);
      this.#keep(settleSeller(this.terms, this.sellers));
    });
  }

  chooseSeller(sellerId: string): void {
    this.#keep({ ...this.terms, sellerId });
  }

  stateAs(statusType: PaymentStatusType): void {
    this.#keep({ ...this.terms, statusType });
  }

  /** An order was placed: the next one begins with its seller (rule CHECKOUT-10). */
  next(): void {
    this.#keep(nextTerms(this.terms));
  }

  forget(): void {
    this.terms = EMPTY_TERMS;
    this.sellers = [];
    this.#dependencies.termsStorage.save(undefined);
  }

  #keep(terms: PartnerTerms): void {
    if (terms === this.terms) return;
    this.terms = terms;
    this.#dependencies.termsStorage.save(terms);
  }
}
