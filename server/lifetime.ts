/** `signal` is what ended the process, if any. */
type Close = (signal: NodeJS.Signals | undefined) => Promise<void>;

/** Closes what a process opened, in reverse order. */
export interface Lifetime {
  readonly onEnd: (close: Close) => void;
  /** Closes everything and ends the process. */
  readonly end: (code?: number) => Promise<never>;
  /** Prints a line to standard error and ends the process with 1. */
  readonly giveUp: (line: string) => Promise<never>;
}

/** Ends the process on a signal, or when its parent process is gone. */
export const createLifetime = (): Lifetime => {
  const closing: Close[] = [];
  let ending: Promise<never> | undefined;
  const closeAll = async (code: number, signal: NodeJS.Signals | undefined): Promise<never> => {
    // A failure to close one must not keep the rest open.
    for (const close of closing.splice(0).reverse())
      await close(signal).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    process.exit(code);
  };
  const end = (code = 0, signal?: NodeJS.Signals): Promise<never> => {
    ending ??= closeAll(code, signal);
    return ending;
  };
  // Ctrl-C arrives twice, from the terminal and from the launch script; the second is ignored.
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
