import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type makeFindOrder,
  NO_QUESTION,
  type OrderQuestion,
  type OrderQuestionErrors,
  type OrderStatus,
  validateQuestion,
} from '#core/purchase/checkout/index.ts';
import type { Problem } from '#ui/features/kernel/errors/problem-store.ts';

interface Dependencies {
  readonly findOrder: ReturnType<typeof makeFindOrder>;
  readonly problem: { readonly tell: (problem: Problem) => void };
}

/** Asking for an order: what is typed, what is wrong with it, and what was found last. */
export class OrderStatusStore {
  question: OrderQuestion;
  errors: OrderQuestionErrors = {};
  asking = false;
  order: OrderStatus | undefined = undefined;
  /** The last question was answered: nobody's. */
  none = false;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies, orderNumber: string) {
    this.#dependencies = dependencies;
    this.question = { ...NO_QUESTION, orderNumber };
    makeAutoObservable(
      this,
      { question: observableRef, errors: observableRef, order: observableRef },
      { autoBind: true },
    );
  }

  edit(field: keyof OrderQuestion, value: string): void {
    const { [field]: _mended, ...errors } = this.errors;
    this.question = { ...this.question, [field]: value };
    this.errors = errors;
    this.none = false;
  }

  /** Puts the phone of the last order in, unless one was typed already. */
  suggestPhone(phone: string): void {
    if (this.question.phone === '') this.question = { ...this.question, phone };
  }

  /** Checks what is typed and asks; a failure is reported by the one modal of failures. */
  async ask(locale: Locale): Promise<void> {
    const valid = validateQuestion(this.question);
    this.errors = valid.ok ? {} : valid.error;
    if (!valid.ok || this.asking) return;
    this.asking = true;
    const finding = await this.#dependencies.findOrder(valid.value, locale);
    runInAction(() => {
      this.asking = false;
      this.none = finding.kind === 'none';
      if (finding.kind === 'failed') {
        this.#dependencies.problem.tell({ failure: finding.failure, retry: () => void this.ask(locale) });
        return;
      }
      this.order = finding.kind === 'found' ? finding.order : undefined;
    });
  }
}
