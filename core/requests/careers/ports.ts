import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Cv, Vacancy } from './careers.ts';

/** How a CV that is being sent is followed and called off. */
export interface Sending {
  readonly signal?: AbortSignal;
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The desk that has jobs and takes CVs. */
export interface CareerDesk {
  vacancies(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<readonly Vacancy[], Failure>>;
  /** The same key and CV give the same answer however often they are sent (rule CAREER-3). */
  sendCv(query: { readonly cv: Cv; readonly key: string }, sending?: Sending): Promise<Result<FormAnswer, Failure>>;
}
