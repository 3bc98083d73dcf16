import { makeAutoObservable, observableRef } from 'mobx';
import { type PriceTier, type Product, RETAIL } from '#core/catalog/products/index.ts';
import type { Bani, Timers } from '#core/kernel/shared/index.ts';
import { creditChecked, type DataLayer } from '#core/marketing/analytics/index.ts';
import {
  type CreditChoice,
  type CreditOption,
  type CreditPartner,
  type CreditPlan,
  chosenOption,
  creditOptions,
  firstPayments,
  nearestPayment,
  plansOf,
  type SumRange,
} from '#core/requests/credit/index.ts';

/** What a calculator needs of the world. */
export interface CalculatorDependencies {
  readonly analytics: DataLayer;
  readonly timers: Timers;
}

/** What is bought on credit. */
export interface CreditSubject {
  /** Bani. */
  readonly price: Bani;
  readonly partners: readonly CreditPartner[];
  /** Absent when a sum alone is reckoned. */
  readonly product?: Product;
  /** Which price of the product it is (rule CREDIT-2). */
  readonly tier?: PriceTier;
}

/** How long a choice stands before analytics is notified of it, ms: a slider on its way tells nothing. */
const TELL_MS = 600;

/** What a credit on a price costs by partner, length and first payment. */
export class CreditCalculator {
  /** Bani. */
  price: Bani;
  /** As it was last named, bani; `paidAtOnce` is what it comes to. */
  firstPayment: Bani = 0;
  choice: CreditChoice | undefined = undefined;
  readonly partners: readonly CreditPartner[];
  readonly product: Product | undefined;
  readonly tier: PriceTier;

  readonly #dependencies: CalculatorDependencies;
  #stopTelling: () => void = () => undefined;

  constructor({ price, partners, product, tier = RETAIL }: CreditSubject, dependencies: CalculatorDependencies) {
    this.price = price;
    this.partners = partners;
    this.product = product;
    this.tier = tier;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { choice: observableRef, partners: observableRef, product: observableRef },
      { autoBind: true },
    );
  }

  /** Between which first payments somebody lends; undefined when nobody lends on this price (rule CREDIT-10). */
  get firstPayments(): SumRange | undefined {
    return firstPayments(this.price, this.partners);
  }

  /** The first payment reckoned with, bani. */
  get paidAtOnce(): Bani {
    return this.firstPayments ? nearestPayment(this.firstPayment, this.firstPayments) : 0;
  }

  get options(): readonly CreditOption[] {
    return creditOptions(this.price, this.partners, this.paidAtOnce);
  }

  /** The terms reckoned with (rule CREDIT-11). */
  get chosen(): CreditOption | undefined {
    return chosenOption(this.options, this.choice);
  }

  /** Every partner that lends, with the option of its smallest monthly payment. */
  get lenders(): readonly CreditOption[] {
    return this.partners.flatMap(({ partnerId }) => {
      const cheapest = this.options.find(({ partner }) => partner.partnerId === partnerId);
      return cheapest ? [cheapest] : [];
    });
  }

  /** The lengths that the chosen partner offers, the shortest first. */
  get plans(): readonly CreditPlan[] {
    return this.chosen ? plansOf(this.options, this.chosen.partner.partnerId) : [];
  }

  choosePartner(partnerId: string): void {
    this.#choose({ partnerId, months: this.chosen?.plan.months ?? 0 });
  }

  chooseMonths(months: number): void {
    if (this.chosen) this.#choose({ partnerId: this.chosen.partner.partnerId, months });
  }

  payAtOnce(amount: Bani): void {
    this.firstPayment = amount;
    this.#tell();
  }

  setPrice(price: Bani): void {
    this.price = price;
    this.#tell();
  }

  /** Tells analytics what is reckoned now. */
  tellNow(): void {
    this.#stopTelling();
    const { chosen, product } = this;
    if (chosen)
      this.#dependencies.analytics.push(creditChecked(product, chosen.plan.months, chosen.plan.monthlyPayment));
  }

  #choose(choice: CreditChoice): void {
    this.choice = choice;
    this.#tell();
  }

  #tell(): void {
    this.#stopTelling();
    this.#stopTelling = this.#dependencies.timers.after(TELL_MS, this.tellNow);
  }
}
