import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type AskedOrder,
  createOrderLookup,
  type OrderQuestion,
  type OrderStatus,
  unaskedOrder,
} from '#core/purchase/checkout/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createOrderLookup>[0], 'show'>;

const UNASKED = unaskedOrder('');

/** Asking for an order: what is typed, what is wrong with it, and what was found last. */
export class OrderStatusStore implements AskedOrder {
  question: OrderQuestion;
  errors = UNASKED.errors;
  asking = UNASKED.asking;
  order = UNASKED.order;
  phone = UNASKED.phone;
  none = UNASKED.none;

  readonly #asking: ReturnType<typeof createOrderLookup>;

  constructor(dependencies: Dependencies, orderNumber: string) {
    this.question = unaskedOrder(orderNumber).question;
    this.#asking = createOrderLookup({ ...dependencies, show: syncTo<AskedOrder>(this) }, orderNumber);
    makeAutoObservable(
      this,
      { question: observableRef, errors: observableRef, order: observableRef },
      { autoBind: true },
    );
  }

  edit(field: keyof OrderQuestion, value: string): void {
    this.#asking.edit(field, value);
  }

  /** Puts the phone of the last order in, unless one was typed already. */
  suggestPhone(phone: string): void {
    this.#asking.suggestPhone(phone);
  }

  /** Takes the news of the order that was found. */
  learn(order: OrderStatus): void {
    this.#asking.learn(order);
  }

  /** Checks what is typed and asks; a failure is reported by the one modal of failures. */
  async ask(locale: Locale): Promise<void> {
    await this.#asking.ask(locale);
  }
}
