import type { FormAnswer } from '#core/kernel/forms/index.ts';
import { type Failure, type Ids, unansweredInMemory, withIdempotencyKey } from '#core/kernel/shared/index.ts';
import type { Cv, CvFileError } from './careers.ts';
import type { CareerDesk, Sending } from './ports.ts';

/** What is known of a CV that was sent. */
export type CvOutcome =
  | FormAnswer
  /** The server looked into the file and did not take it (rule CAREER-1). */
  | { readonly kind: 'wrong_file'; readonly error: CvFileError }
  /** Not accepted, or unknown; a retry is safe (rule CAREER-3). */
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'called_off' };

/** Statuses that say what is wrong with a file (rule CAREER-1). */
const FILE_ERRORS: Readonly<Record<number, CvFileError>> = { 413: 'too_large', 415: 'kind' };

interface Dependencies {
  readonly careers: Pick<CareerDesk, 'sendCv'>;
  readonly ids: Ids;
}

/**
 * Use-case: sends a CV with an idempotency key, which a retry reuses until a definite answer (rule CAREER-3). Files are
 * compared by identity.
 */
export const createSendCv = ({ careers, ids }: Dependencies) => {
  const underKey = withIdempotencyKey(ids, unansweredInMemory(isSame));
  return async (cv: Cv, sending: Sending = {}): Promise<CvOutcome> => {
    const answer = await underKey(cv, (key) => careers.sendCv({ cv, key }, sending), sending.signal);
    if (sending.signal?.aborted) return { kind: 'called_off' };
    if (answer.ok) return answer.value;
    const error = FILE_ERRORS[answer.error.status];
    return error ? { kind: 'wrong_file', error } : { kind: 'failed', failure: answer.error };
  };
};
export type SendCv = ReturnType<typeof createSendCv>;

const isSame = ({ file, ...words }: Cv, { file: other, ...others }: Cv): boolean =>
  file === other && JSON.stringify(words) === JSON.stringify(others);
