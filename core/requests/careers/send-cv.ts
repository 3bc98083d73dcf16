import { type Failure, type Ids, isUndecided } from '#core/kernel/shared/index.ts';
import type { Cv, CvFileError } from './careers.ts';
import type { CareerDesk, CvAnswer, Sending } from './ports.ts';

/** What is known of a CV that was sent. */
export type CvOutcome =
  | CvAnswer
  /** The server looked into the file and did not take it (rule CAREER-1). */
  | { readonly kind: 'wrong_file'; readonly error: CvFileError }
  /** It was not taken, or nobody knows; asking again is safe (rule CAREER-3). */
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'called_off' };

/** Statuses that say what is wrong with a file (rule CAREER-1). */
const FILE_ERRORS: Readonly<Record<number, CvFileError>> = { 413: 'too_large', 415: 'kind' };

interface Dependencies {
  readonly careers: Pick<CareerDesk, 'sendCv'>;
  readonly ids: Ids;
}

/**
 * Use-case: sends a CV under a key; the same CV without a definite answer goes under the same key again (rule
 * CAREER-3). A file is the same when it is the very one that was chosen.
 */
export const makeSendCv = ({ careers, ids }: Dependencies) => {
  let unanswered: { readonly cv: Cv; readonly key: string } | undefined;
  return async (cv: Cv, sending: Sending = {}): Promise<CvOutcome> => {
    const key = unanswered && isSame(unanswered.cv, cv) ? unanswered.key : ids.next();
    unanswered = { cv, key };
    const answer = await careers.sendCv({ cv, key }, sending);
    if (sending.signal?.aborted) return { kind: 'called_off' };
    if (answer.ok || !isUndecided(answer.error)) unanswered = undefined;
    if (answer.ok) return answer.value;
    const error = FILE_ERRORS[answer.error.status];
    return error ? { kind: 'wrong_file', error } : { kind: 'failed', failure: answer.error };
  };
};
export type SendCv = ReturnType<typeof makeSendCv>;

const isSame = ({ file, ...words }: Cv, { file: other, ...others }: Cv): boolean =>
  file === other && JSON.stringify(words) === JSON.stringify(others);
