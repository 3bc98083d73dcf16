import type { Problems } from '#core/kernel/errors/index.ts';
import type { FormOutcome } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Cancel, err, type Result } from '#core/kernel/shared/index.ts';
import {
  type ChosenFile,
  type Cv,
  type CvDraft,
  type CvErrors,
  EMPTY_CV,
  readCv,
  type Vacancy,
  validateCv,
} from './careers.ts';
import type { SendCv } from './send-cv.ts';

/** State of a CV for one vacancy. */
export interface CvState {
  readonly vacancy: Vacancy | undefined;
  /** Share that is uploaded, 0 to 1. */
  readonly progress: number;
}

/** State before a CV is begun (rule CAREER-2). */
export const NO_CV: CvState = { vacancy: undefined, progress: 0 };

interface Dependencies {
  readonly sendCv: SendCv;
  readonly problem: Problems;
  readonly newCancel: () => Cancel;
  /** What was typed, with the file. */
  readonly form: {
    readonly phase: string;
    readonly show: () => void;
    readonly hide: () => void;
    readonly again: () => void;
    readonly edit: (field: 'file', file: CvDraft['file']) => void;
    readonly fault: (errors: Pick<CvErrors, 'file'>) => void;
    readonly submit: (locale: Locale) => Promise<void>;
  };
  /** Shows the CV each time it changes. */
  readonly show: (cv: CvState) => void;
}

/** Use-case: leads a CV from its file to its outcome; it can be followed and called off (rules CAREER-1 … CAREER-3). */
export const createCvForm = ({ sendCv, problem, newCancel, form, show }: Dependencies) => {
  let state = NO_CV;
  let sending: Cancel | undefined;
  const setState = (change: Partial<CvState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const take = (file: CvDraft['file']) => {
    form.edit('file', file);
    form.fault(file.ok ? {} : { file: file.error });
  };
  const dropFile = (): void => form.edit('file', EMPTY_CV.file);
  return {
    /** Opens the form for a vacancy; what was typed for another one stays. */
    show: (vacancy: Vacancy): void => {
      setState({ vacancy });
      form.show();
    },
    /** Closes the form; a CV that was sent is over. */
    hide: (): void => {
      form.hide();
      if (form.phase === 'done') form.again();
    },
    /** Takes a file and says at once what is wrong with it. */
    choose: async (chosen: ChosenFile): Promise<void> => {
      dropFile();
      take(await readCv(chosen));
    },
    dropFile,
    validate: (draft: CvDraft, locale: Locale): Result<Cv, CvErrors> =>
      validateCv(draft, { vacancyId: state.vacancy?.vacancyId ?? '', locale }),
    /** Shows what the server found wrong with the file at the file; a failure may be retried. */
    send: async (cv: Cv, locale: Locale): Promise<FormOutcome> => {
      sending = newCancel();
      setState({ progress: 0 });
      const onProgress = (progress: number) => setState({ progress });
      const outcome = await sendCv(cv, { signal: sending.signal, onProgress });
      if (outcome.kind === 'accepted' || outcome.kind === 'refused') return outcome;
      if (outcome.kind === 'wrong_file') take(err(outcome.error));
      if (outcome.kind === 'failed') problem.tell({ failure: outcome.failure, retry: () => void form.submit(locale) });
      return { kind: 'unsent' };
    },
    /** Calls off a CV on its way. */
    callOff: (): void => sending?.abort(),
  };
};
