/** A process from its start to its end: what was opened is closed in the opposite order. */
export interface Lifetime {
  readonly onEnd: (close: () => Promise<void>) => void;
  /** Closes everything and ends the process. */
  readonly end: (code?: number) => Promise<never>;
  /** Says on the standard error why the process cannot go on, and ends it. */
  readonly giveUp: (line: string) => Promise<never>;
}

/** Ends the process in good order when it is asked to, or when whoever started it is gone. */
export const createLifetime = (): Lifetime => {
  const closing: (() => Promise<void>)[] = [];
  let ending: Promise<never> | undefined;
  const closeAll = async (code: number): Promise<never> => {
    for (const close of closing.splice(0).reverse()) await close();
    process.exit(code);
  };
  const end = (code = 0): Promise<never> => {
    ending ??= closeAll(code);
    return ending;
  };
  // Ctrl-C comes twice, from the terminal and from the launch script: the second must not cut off what the first lets end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  process.once('disconnect', () => void end());
  return {
    onEnd: (close) => void closing.push(close),
    end,
    giveUp: (line) => {
      process.stderr.write(`${line}\n`);
      return end(1);
    },
  };
};
