import type { Config } from '#server/config.ts';

/** Exit codes: done, refused or failed, wrong usage. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  /** Folder of the repository. */
  readonly root: string;
  /** Prints to standard output. */
  readonly say: (line: string) => void;
  /** Prints to standard error. */
  readonly complain: (line: string) => void;
}

/** Runs a command; throws when a store is down. */
export type Command = (words: readonly string[], context: CommandContext) => Promise<ExitCode>;
