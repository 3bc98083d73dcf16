import { frozen } from '#core/kernel/shared/index.ts';

/**
 * Maps an answer to a question once and freezes the result, so that a cached answer (`createAnswerCache`) gives the same
 * object again. `question` is all that the mapping depends on beside the answer.
 */
export const memoizeMapper = <From extends object, Question, To>(map: (from: From, question: Question) => To) => {
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
