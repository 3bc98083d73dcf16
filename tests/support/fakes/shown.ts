/** What a use-case shows: `now` is its last state, `all` every one in its order. */
export const watching = <State>(first: State) => {
  const all: State[] = [];
  return { all, show: (state: State): void => void all.push(state), now: (): State => all.at(-1) ?? first };
};
