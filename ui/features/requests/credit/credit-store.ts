import { makeAutoObservable } from 'mobx';
import type { ContactMemory } from '#core/kernel/forms/index.ts';
import type { Ids } from '#core/kernel/shared/index.ts';
import {
  type CreditDesk,
  type CreditRequest,
  type CreditSubject,
  createRequestCredit,
  createRequestPrime,
  type PrimeRequest,
  validateCredit,
  validatePrime,
} from '#core/requests/credit/index.ts';
import { EMPTY_LEAD, type LeadDraft, type LeadErrors } from '#core/requests/leads/index.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import { type CalculatorDependencies, CreditCalculator } from './credit-calculator.ts';

interface Dependencies extends CalculatorDependencies {
  readonly credit: Pick<CreditDesk, 'request' | 'requestPrime'>;
  readonly ids: Ids;
}

/** Credit calculators and requests, and requests for prime credits. */
export class CreditStore {
  /** The calculator of the current request. */
  calculator: CreditCalculator | undefined = undefined;
  readonly form: FormStore<LeadDraft, CreditRequest, LeadErrors>;
  /** Declined without words means that the prime credit was not granted (rule CREDIT-6). */
  readonly prime: FormStore<LeadDraft, PrimeRequest, LeadErrors>;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies, contact: ContactMemory) {
    this.#dependencies = dependencies;
    this.form = new FormStore<LeadDraft, CreditRequest, LeadErrors>(
      {
        contact,
        validate: (draft) => validateCredit(draft, this.calculator),
        send: createRequestCredit(dependencies),
      },
      EMPTY_LEAD,
    );
    this.prime = new FormStore<LeadDraft, PrimeRequest, LeadErrors>(
      {
        contact,
        validate: validatePrime,
        send: createRequestPrime(dependencies),
      },
      EMPTY_LEAD,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Creates a calculator. */
  calculate(subject: CreditSubject): CreditCalculator {
    return new CreditCalculator(subject, this.#dependencies);
  }

  /** Opens the request with a calculator's product and terms. */
  show(calculator: CreditCalculator): void {
    this.calculator = calculator;
    calculator.tellNow();
    this.form.show(calculator.subject.product?.productId ?? '');
  }

  showPrime(): void {
    this.prime.show('prime');
  }
}
