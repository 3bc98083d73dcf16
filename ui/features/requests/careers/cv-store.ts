import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type Cv,
  type CvDraft,
  type CvErrors,
  type CvFile,
  cvFileError,
  cvSizeError,
  EMPTY_CV,
  type SendCv,
  type Vacancy,
  validateCv,
} from '#core/requests/careers/index.ts';
import type { Problem } from '#ui/features/kernel/errors/problem-store.ts';

interface Dependencies {
  readonly sendCv: SendCv;
  readonly problem: { readonly tell: (problem: Problem) => void };
}

/** A file as the browser hands it over. */
interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A CV for one vacancy: what is typed and chosen, how far it has gone, and what became of it. */
export class CvStore {
  vacancy: Vacancy | undefined = undefined;
  open = false;
  draft: CvDraft = EMPTY_CV;
  file: CvFile | undefined = undefined;
  errors: CvErrors = {};
  phase: 'editing' | 'sending' | 'sent' = 'editing';
  /** How much has gone out, from 0 to 1. */
  progress = 0;
  /** Why the provider did not take it, in its words. */
  refusal: readonly string[] = [];

  readonly #dependencies: Dependencies;
  #sending: AbortController | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        vacancy: observableRef,
        draft: observableRef,
        file: observableRef,
        errors: observableRef,
        refusal: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Opens the form for a vacancy; what was typed for another one stays. */
  show(vacancy: Vacancy): void {
    this.vacancy = vacancy;
    this.refusal = [];
    this.open = true;
  }

  /** Closes the form and calls off what is on its way; a CV that was sent is over. */
  hide(): void {
    this.callOff();
    this.open = false;
    if (this.phase !== 'sent') return;
    this.phase = 'editing';
    this.file = undefined;
    this.draft = { ...this.draft, comment: '' };
  }

  edit(field: keyof CvDraft, value: string): void {
    this.draft = { ...this.draft, [field]: value };
    this.#mend(field);
  }

  /** Takes a file and says at once what is wrong with it; one that is too large is not even read. */
  async choose(chosen: ChosenFile): Promise<void> {
    this.#mend('file');
    this.refusal = [];
    const size = cvSizeError(chosen.size);
    const read = size ? undefined : await chosen.arrayBuffer().catch(() => undefined);
    const file = read && { name: chosen.name, bytes: new Uint8Array(read) };
    const wrong = size ?? (file ? cvFileError(file) : 'empty');
    runInAction(() => {
      this.file = wrong ? undefined : file;
      this.errors = wrong ? { ...this.errors, file: wrong } : this.errors;
    });
  }

  dropFile(): void {
    this.file = undefined;
  }

  /** Checks everything and sends it; gives nothing to wait for but its end. */
  async submit(locale: Locale): Promise<void> {
    if (this.phase !== 'editing' || !this.vacancy) return;
    const valid = validateCv(this.draft, this.file, { vacancyId: this.vacancy.vacancyId, locale });
    // What was said of a file that was not kept still stands.
    const { file = this.errors.file } = valid.ok ? {} : valid.error;
    this.errors = valid.ok ? {} : { ...valid.error, ...(file ? { file: this.errors.file ?? file } : {}) };
    this.refusal = [];
    if (valid.ok) await this.#send(valid.value, locale);
  }

  /** Calls off a CV on its way. */
  callOff(): void {
    this.#sending?.abort();
  }

  async #send(cv: Cv, locale: Locale): Promise<void> {
    const sending = new AbortController();
    this.#sending = sending;
    this.phase = 'sending';
    this.progress = 0;
    const onProgress = (share: number) =>
      runInAction(() => {
        this.progress = share;
      });
    const outcome = await this.#dependencies.sendCv(cv, { signal: sending.signal, onProgress });
    runInAction(() => {
      this.phase = outcome.kind === 'accepted' ? 'sent' : 'editing';
      if (outcome.kind === 'refused') this.refusal = outcome.messages;
      if (outcome.kind === 'wrong_file') {
        this.file = undefined;
        this.errors = { file: outcome.error };
      }
      if (outcome.kind === 'failed')
        this.#dependencies.problem.tell({ failure: outcome.failure, retry: () => void this.submit(locale) });
    });
  }

  #mend(field: keyof CvErrors): void {
    const { [field]: _mended, ...errors } = this.errors;
    this.errors = errors;
  }
}
