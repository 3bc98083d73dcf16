import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { err } from '#core/kernel/shared/index.ts';
import {
  type ChosenFile,
  type Cv,
  type CvDraft,
  type CvErrors,
  EMPTY_CV,
  readCv,
  type SendCv,
  type Sending,
  type Vacancy,
  validateCv,
} from '#core/requests/careers/index.ts';
import type { Problem } from '#ui/features/kernel/errors/problem-store.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';

interface Dependencies {
  readonly sendCv: SendCv;
  readonly problem: { readonly tell: (problem: Problem) => void };
}

/** A CV for one vacancy: its form and its file, and how far it has gone. */
export class CvStore {
  vacancy: Vacancy | undefined = undefined;
  /** How much has gone out, from 0 to 1. */
  progress = 0;
  readonly form: FormStore<CvDraft, Cv, CvErrors>;

  #sending: AbortController | undefined;

  constructor({ sendCv, problem }: Dependencies) {
    this.form = new FormStore<CvDraft, Cv, CvErrors>({
      empty: EMPTY_CV,
      validate: (draft, locale) => validateCv(draft, { vacancyId: this.vacancy?.vacancyId ?? '', locale }),
      send: async (cv, locale) => {
        const outcome = await sendCv(cv, this.#follow());
        if (outcome.kind === 'accepted' || outcome.kind === 'refused') return outcome;
        if (outcome.kind === 'wrong_file') this.#take(err(outcome.error));
        if (outcome.kind === 'failed')
          problem.tell({ failure: outcome.failure, retry: () => void this.form.submit(locale) });
        return { kind: 'unsent' };
      },
      callOff: () => this.callOff(),
    });
    makeAutoObservable(this, { vacancy: observableRef }, { autoBind: true });
  }

  /** Opens the form for a vacancy; what was typed for another one stays. */
  show(vacancy: Vacancy): void {
    this.vacancy = vacancy;
    this.form.show();
  }

  /** Closes the form and calls off what is on its way; a CV that was sent is over. */
  hide(): void {
    this.form.hide();
    if (this.form.phase === 'done') this.form.again();
  }

  /** Takes a file and says at once what is wrong with it. */
  async choose(chosen: ChosenFile): Promise<void> {
    this.dropFile();
    this.#take(await readCv(chosen));
  }

  dropFile(): void {
    this.form.edit('file', EMPTY_CV.file);
  }

  /** Calls off a CV on its way. */
  callOff(): void {
    this.#sending?.abort();
  }

  #take(file: CvDraft['file']): void {
    this.form.edit('file', file);
    this.form.fault(file.ok ? {} : { file: file.error });
  }

  /** Lets what goes out be followed and called off. */
  #follow(): Sending {
    this.#sending = new AbortController();
    const onProgress = (share: number) =>
      runInAction(() => {
        this.progress = share;
      });
    onProgress(0);
    return { signal: this.#sending.signal, onProgress };
  }
}
