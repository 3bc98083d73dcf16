import type { Config } from '#server/config.ts';

/** How a command ends: done, something refused or out of reach, or asked for in a way that it does not know. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  /** Folder of the repository. */
  readonly root: string;
  /** One line of the outcome. */
  readonly say: (line: string) => void;
  /** One line of what went wrong. */
  readonly complain: (line: string) => void;
}

/** Does what it is asked for by words; throws when what it works on cannot be reached. */
export type Command = (words: readonly string[], context: CommandContext) => Promise<ExitCode>;
