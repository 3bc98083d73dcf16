import { commands } from './commands.ts';
import { aTrial } from './trial.ts';

/** What a trial says before the first command. */
export const GREETING = 'A cart to try the rules on; what is sold here is made up. “help” lists the commands.';

const HELP = [
  ...Object.values(commands).map(({ usage, help }) => [usage, help] as const),
  ['help', 'lists the commands'] as const,
  ['quit', 'ends'] as const,
]
  .map(([usage, help]) => `${usage.padEnd(18)}${help}`)
  .join('\n');

/** What a line is answered. */
export interface TrialAnswer {
  readonly text: string;
  /** The trial is over. */
  readonly over: boolean;
}

/** Tries the core by short commands, one a line. The caller reads the lines and prints the answers. */
export const aTrialSession = () => {
  const trial = aTrial();
  return async (line: string): Promise<TrialAnswer> => {
    const [name = '', ...words] = line.trim().split(/\s+/);
    if (name === 'quit') return { text: '', over: true };
    if (name === 'help') return { text: HELP, over: false };
    if (name === '') return { text: '', over: false };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const text = command ? await command.run(trial, words) : `There is no command “${name}”. “help” lists them.`;
    return { text, over: false };
  };
};
