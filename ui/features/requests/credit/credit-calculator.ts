import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Bani } from '#core/kernel/shared/index.ts';
import {
  type CreditCalculation,
  type CreditSubject,
  calculateCredit,
  createCreditCalculator,
} from '#core/requests/credit/index.ts';

export type CalculatorDependencies = Omit<Parameters<typeof createCreditCalculator>[0], 'show'>;

/** Calculates a credit on a price by lender, length and first payment. */
export class CreditCalculator {
  calculation: CreditCalculation;
  readonly subject: CreditSubject;

  readonly #calculating: ReturnType<typeof createCreditCalculator>;

  constructor(subject: CreditSubject, dependencies: CalculatorDependencies) {
    this.subject = subject;
    this.calculation = calculateCredit(subject.partners, subject);
    const show = (calculation: CreditCalculation) =>
      runInAction(() => {
        this.calculation = calculation;
      });
    this.#calculating = createCreditCalculator({ ...dependencies, show }, subject);
    makeAutoObservable(this, { calculation: observableRef, subject: observableRef }, { autoBind: true });
  }

  choosePartner(partnerId: string): void {
    this.#calculating.choosePartner(partnerId);
  }

  chooseMonths(months: number): void {
    this.#calculating.chooseMonths(months);
  }

  payAtOnce(amount: Bani): void {
    this.#calculating.payAtOnce(amount);
  }

  setPrice(price: Bani): void {
    this.#calculating.setPrice(price);
  }

  /** Reports the current calculation to analytics. */
  tellNow(): void {
    this.#calculating.tellNow();
  }
}
