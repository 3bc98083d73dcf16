import { boundedStore } from '#adapters/cache/bounded-store.ts';
import { type Failure, frozen, type Result } from '#core/kernel/shared/index.ts';
import type { RawAnswer } from './incoming.ts';

/** Most answers that are known, and the length of their bodies together. */
export const KNOWN_ANSWERS = { entries: 100, bytes: 8_000_000 } as const;
/** Longer answers are whole catalogues, which nobody asks for again soon; characters. */
const LONGEST = 300_000;
const NOT_MODIFIED = 304;

/** The last answer to a question. */
export interface KnownAnswer {
  readonly body: string;
  /** What the provider calls this very answer by, if it does. */
  readonly etag?: string | undefined;
  /** What it was read as. */
  readonly read: Result<unknown, Failure>;
}

/**
 * Knows what the last answer to each question was read as. The same answer, by the provider's own word (304) or letter by
 * letter, is the very same object again, frozen, and is neither parsed nor validated anew.
 */
export const createKnownAnswers = () => {
  const known = boundedStore<KnownAnswer>({ ...KNOWN_ANSWERS, sizeOf: ({ body }) => body.length });
  return {
    last: (question: string): KnownAnswer | undefined => known.get(question),
    /** What an answer is read as: by `read`, unless it is the `last` one. */
    read: <Answer extends KnownAnswer['read']>(
      question: string,
      last: KnownAnswer | undefined,
      { status, body, etag }: RawAnswer,
      read: () => Answer,
    ): Answer => {
      const isLast = last && (status === NOT_MODIFIED || (status === 200 && body === last.body));
      // A question has one kind of answer.
      const answer = isLast ? (last.read as Answer) : frozen(read());
      known.delete(question);
      if (isLast) known.set(question, last);
      else if (answer.ok && status === 200 && body.length <= LONGEST) known.set(question, { body, etag, read: answer });
      return answer;
    },
  };
};
