/** Does something when its result is first asked for, and never again: a table is read when somebody needs it. */
export const once = <Result>(work: () => Result): (() => Result) => {
  let done: { readonly result: Result } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
};
