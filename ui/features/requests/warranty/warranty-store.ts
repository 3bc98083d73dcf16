import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type AskedWarranty,
  createWarrantyLookup,
  UNASKED_WARRANTY,
  type WarrantyDraft,
  type WarrantyWay,
} from '#core/requests/warranty/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createWarrantyLookup>[0], 'show'>;

/** Asking for a warranty: how, what is typed, what is wrong with it, and what was found last. */
export class WarrantyStore implements AskedWarranty {
  way = UNASKED_WARRANTY.way;
  draft = UNASKED_WARRANTY.draft;
  errors = UNASKED_WARRANTY.errors;
  asking = UNASKED_WARRANTY.asking;
  finding = UNASKED_WARRANTY.finding;
  answers = UNASKED_WARRANTY.answers;

  readonly #asking: ReturnType<typeof createWarrantyLookup>;

  constructor(dependencies: Dependencies) {
    this.#asking = createWarrantyLookup({ ...dependencies, show: syncTo<AskedWarranty>(this) });
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, finding: observableRef },
      { autoBind: true },
    );
  }

  /** Asks by the device's number or by the order; what was typed the other way stays. */
  choose(way: WarrantyWay): void {
    this.#asking.choose(way);
  }

  edit(field: keyof WarrantyDraft, value: string): void {
    this.#asking.edit(field, value);
  }

  /** Puts the phone of the last order in, unless one was typed already. */
  suggestPhone(phone: string): void {
    this.#asking.suggestPhone(phone);
  }

  /** Checks what is typed and asks; a failure is reported by the one modal of failures. */
  async ask(locale: Locale): Promise<void> {
    await this.#asking.ask(locale);
  }
}
