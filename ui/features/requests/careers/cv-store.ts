import { makeAutoObservable, observableRef } from 'mobx';
import {
  type ChosenFile,
  type Cv,
  type CvDraft,
  type CvErrors,
  type CvState,
  createCvForm,
  EMPTY_CV,
  NO_CV,
  type Vacancy,
} from '#core/requests/careers/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';

type Dependencies = Pick<Parameters<typeof createCvForm>[0], 'sendCv' | 'problem'>;

/** A CV for one vacancy: form, file and progress. */
export class CvStore implements CvState {
  vacancy = NO_CV.vacancy;
  progress = NO_CV.progress;
  readonly form: FormStore<CvDraft, Cv, CvErrors>;

  readonly #keeping: ReturnType<typeof createCvForm>;

  constructor(dependencies: Dependencies) {
    this.form = new FormStore<CvDraft, Cv, CvErrors>(
      {
        validate: (draft, locale) => this.#keeping.validate(draft, locale),
        send: (cv, locale) => this.#keeping.send(cv, locale),
        callOff: () => this.#keeping.callOff(),
      },
      EMPTY_CV,
    );
    const newCancel = () => new AbortController();
    this.#keeping = createCvForm({ ...dependencies, newCancel, form: this.form, show: syncTo<CvState>(this) });
    makeAutoObservable(this, { vacancy: observableRef }, { autoBind: true });
  }

  /** Opens the form for a vacancy; keeps what was typed for another one. */
  show(vacancy: Vacancy): void {
    this.#keeping.show(vacancy);
  }

  /** Closes the form and cancels an upload; clears a sent CV. */
  hide(): void {
    this.#keeping.hide();
  }

  /** Takes a file and validates it. */
  async choose(chosen: ChosenFile): Promise<void> {
    await this.#keeping.choose(chosen);
  }

  dropFile(): void {
    this.#keeping.dropFile();
  }

  callOff(): void {
    this.#keeping.callOff();
  }
}
