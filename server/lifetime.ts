/** What is closed at the end; `signal` is what the process was ended by, if it was asked to. */
type Close = (signal: NodeJS.Signals | undefined) => Promise<void>;

/** A process from its start to its end: what was opened is closed in the opposite order. */
export interface Lifetime {
  readonly onEnd: (close: Close) => void;
  /** Closes everything and ends the process. */
  readonly end: (code?: number) => Promise<never>;
  /** Says on the standard error why the process cannot go on, and ends it. */
  readonly giveUp: (line: string) => Promise<never>;
}

/** Ends the process in good order when it is asked to, or when whoever started it is gone. */
export const createLifetime = (): Lifetime => {
  const closing: Close[] = [];
  let ending: Promise<never> | undefined;
  const closeAll = async (code: number, signal: NodeJS.Signals | undefined): Promise<never> => {
    // What cannot be closed must not keep the rest open.
    for (const close of closing.splice(0).reverse())
      await close(signal).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    process.exit(code);
  };
  const end = (code = 0, signal?: NodeJS.Signals): Promise<never> => {
    ending ??= closeAll(code, signal);
    return ending;
  };
  // Ctrl-C comes twice, from the terminal and from the launch script: the second must not cut off what the first lets end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, signal));
  process.once('disconnect', () => void end());
  return {
    onEnd: (close) => void closing.push(close),
    end: (code) => end(code),
    giveUp: (line) => {
      process.stderr.write(`${line}\n`);
      return end(1);
    },
  };
};
