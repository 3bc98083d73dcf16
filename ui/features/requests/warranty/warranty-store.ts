import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import {
  makeCheckWarranty,
  NO_WARRANTY_QUESTION,
  validateWarranty,
  type WarrantyDesk,
  type WarrantyDraft,
  type WarrantyErrors,
  type WarrantyFinding,
  type WarrantyWay,
} from '#core/requests/warranty/index.ts';
import type { Problem } from '#ui/features/kernel/errors/problem-store.ts';

interface Dependencies {
  readonly warranty: Pick<WarrantyDesk, 'check'>;
  readonly clock: Clock;
  readonly problem: { readonly tell: (problem: Problem) => void };
}

/** Asking for a warranty: how, what is typed, what is wrong with it, and what was found last. */
export class WarrantyStore {
  way: WarrantyWay = 'device';
  draft: WarrantyDraft = NO_WARRANTY_QUESTION;
  errors: WarrantyErrors = {};
  asking = false;
  /** Absent until the first answer. */
  finding: Exclude<WarrantyFinding, { kind: 'failed' }> | undefined = undefined;
  /** Number of the answer shown, so that each new one is shown anew. */
  answers = 0;

  readonly #check: ReturnType<typeof makeCheckWarranty>;
  readonly #tell: Dependencies['problem']['tell'];

  constructor(dependencies: Dependencies) {
    this.#check = makeCheckWarranty(dependencies);
    this.#tell = dependencies.problem.tell;
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, finding: observableRef },
      { autoBind: true },
    );
  }

  /** Asks by the device's number or by the order; what was typed the other way stays. */
  choose(way: WarrantyWay): void {
    this.way = way;
    this.errors = {};
    this.finding = undefined;
  }

  edit(field: keyof WarrantyDraft, value: string): void {
    const { [field]: _mended, ...errors } = this.errors;
    this.draft = { ...this.draft, [field]: value };
    this.errors = errors;
  }

  /** Puts the phone of the last order in, unless one was typed already. */
  suggestPhone(phone: string): void {
    if (this.draft.phone === '') this.draft = { ...this.draft, phone };
  }

  /** Checks what is typed and asks; a failure is reported by the one modal of failures. */
  async ask(locale: Locale): Promise<void> {
    if (this.asking) return;
    const valid = validateWarranty(this.draft, this.way);
    this.errors = valid.ok ? {} : valid.error;
    if (!valid.ok) return;
    this.asking = true;
    const finding = await this.#check(valid.value, locale);
    runInAction(() => {
      this.asking = false;
      if (finding.kind === 'failed') {
        this.#tell({ failure: finding.failure, retry: () => void this.ask(locale) });
        return;
      }
      this.finding = finding;
      this.answers += 1;
    });
  }
}
