import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

/** Something that is asked and answers when asked to; it remembers everything that it was asked. */
export const fakeAsking = <Query, Value = Result<FormAnswer, Failure>>() => {
  const asked: Query[] = [];
  const waiting: ((answer: Value) => void)[] = [];
  const ask = (query: Query): Promise<Value> => {
    asked.push(query);
    return new Promise((resolve) => waiting.push(resolve));
  };
  /** Answers the oldest pending question. */
  const answer = async (value: Value): Promise<void> => {
    waiting.shift()?.(value);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return { ask, asked, answer };
};

/** What a use-case shows: `now` is its last state, `all` every one in its order. */
export const watching = <State>(first: State) => {
  const all: State[] = [];
  return { all, show: (state: State): void => void all.push(state), now: (): State => all.at(-1) ?? first };
};
