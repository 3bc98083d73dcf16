import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { PaymentStatusType } from '#core/purchase/cart/index.ts';
import {
  type AdvancedOrder,
  createPartnerTerms,
  type TermsState,
  UNREAD_TERMS,
} from '#core/purchase/checkout/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createPartnerTerms>[0], 'show'>;

/** Who sells and how the order is paid, as a partner states it at the checkout. */
export class TermsStore implements TermsState {
  terms = UNREAD_TERMS.terms;
  sellers = UNREAD_TERMS.sellers;
  loading = UNREAD_TERMS.loading;
  failed = UNREAD_TERMS.failed;
  advanceError = UNREAD_TERMS.advanceError;

  readonly #keeping: ReturnType<typeof createPartnerTerms>;

  constructor({ sellers, termsStorage }: Dependencies) {
    this.#keeping = createPartnerTerms({ sellers, termsStorage, show: syncTo<TermsState>(this) });
    makeAutoObservable(this, { terms: observableRef, sellers: observableRef }, { autoBind: true });
  }

  /** Reads what the last order left, once. */
  start(): void {
    this.#keeping.start();
  }

  /** Asks who sells, until somebody is known. */
  async load(locale: Locale): Promise<void> {
    await this.#keeping.load(locale);
  }

  chooseSeller(sellerId: string): void {
    this.#keeping.chooseSeller(sellerId);
  }

  stateAs(statusType: PaymentStatusType): void {
    this.#keeping.stateAs(statusType);
  }

  typeAdvance(advance: string): void {
    this.#keeping.typeAdvance(advance);
  }

  /** Shows what is wrong with the advance that is stated of an order. */
  check(order: AdvancedOrder): void {
    this.#keeping.check(order);
  }

  /** An order was placed: the next one begins with its seller. */
  next(): void {
    this.#keeping.next();
  }

  forget(): void {
    this.#keeping.forget();
  }
}
