/** Computes a value on first use and keeps it. */
export const once = <Result>(work: () => Result): (() => Result) => {
  let done: { readonly result: Result } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
};
