import { type Failure, frozen, type Result } from '#core/kernel/shared/index.ts';
import type { RawAnswer } from './incoming.ts';

/** Most answers that are known. */
const KNOWN = 100;
/** Longer answers are whole catalogues, which nobody asks for again soon; characters. */
const LONGEST = 300_000;

/** What an answer was read as: a failure, which is worth no memory, or what it says. */
type Read = Result<unknown, Failure>;

interface Known {
  readonly body: string;
  readonly read: Read;
}

/**
 * Knows what the last answers to each question were read as: an answer of the same text, letter by letter, is the very same
 * object again, frozen, and is neither parsed nor validated anew.
 */
export const createKnownAnswers = () => {
  const known = new Map<string, Known>();
  return <Answer extends Read>(question: string, { status, body }: RawAnswer, read: () => Answer): Answer => {
    const key = `${status} ${question}`;
    const before = known.get(key);
    if (before) known.delete(key);
    // A question has one kind of answer.
    const answer = before?.body === body ? (before.read as Answer) : frozen(read());
    if (answer.ok && body.length <= LONGEST) known.set(key, { body, read: answer });
    const [oldest] = known.keys();
    if (known.size > KNOWN && oldest !== undefined) known.delete(oldest);
    return answer;
  };
};
