import { secondTimeStore } from '#adapters/cache/bounded-store.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { RawAnswer } from './incoming.ts';

/** Bounds of the cache; bytes are the length of the bodies. */
export const ANSWER_CACHE = { entries: 100, bytes: 8_000_000 } as const;
/** Longer answers are whole catalogues, which are rarely asked for again; characters. */
const LONGEST = 300_000;
const NOT_MODIFIED = 304;

export interface CachedAnswer {
  readonly body: string;
  readonly etag?: string | undefined;
  /** The parsed and validated answer. */
  readonly read: Result<unknown, Failure>;
}

/**
 * Caches the parsed answer of each question that comes again. An unchanged answer (304, or the same text) is the same object again,
 * without another parsing or validation.
 */
export const createAnswerCache = () => {
  const known = secondTimeStore<CachedAnswer>({ ...ANSWER_CACHE, sizeOf: ({ body }) => body.length });
  return {
    last: (question: string): CachedAnswer | undefined => known.get(question),
    /** The cached answer when it has not changed, else what `read` gives. */
    read: <Answer extends CachedAnswer['read']>(
      question: string,
      last: CachedAnswer | undefined,
      { status, body, etag }: RawAnswer,
      read: () => Answer,
    ): Answer => {
      const isLast = last && (status === NOT_MODIFIED || (status === 200 && body === last.body));
      // A question has one kind of answer.
      const answer = isLast ? (last.read as Answer) : read();
      known.delete(question);
      if (isLast) known.set(question, last);
      else if (answer.ok && status === 200 && body.length <= LONGEST) known.set(question, { body, etag, read: answer });
      return answer;
    },
  };
};
