import { frozen } from '#core/kernel/shared/index.ts';

/**
 * The same mapper for answers that come again (`createKnownAnswers`): what an answer is to a question is mapped once and
 * frozen, so that whoever asks the same gets the same object. `question` is all that the mapping depends on beside the
 * answer.
 */
export const mapOnce = <From extends object, Question, To>(map: (from: From, question: Question) => To) => {
  const known = new WeakMap<From, Map<string, To>>();
  return (from: From, question: Question): To => {
    const answers = known.get(from) ?? new Map<string, To>();
    known.set(from, answers);
    const key = JSON.stringify(question);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const value = frozen(map(from, question));
    answers.set(key, value);
    return value;
  };
};
