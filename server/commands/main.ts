import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, parseConfig } from '#server/config.ts';
import { CACHE_HELP, cacheCommand } from './cache.ts';
import { type Command, type CommandContext, EXIT, type ExitCode } from './command.ts';
import { REDIRECTS_HELP, redirectsCommand } from './redirects.ts';

const commands: Partial<Record<string, Command>> = { cache: cacheCommand, redirects: redirectsCommand };
const HELP = `${REDIRECTS_HELP}\n\n${CACHE_HELP}`;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

const runCommand = async (words: readonly string[]): Promise<ExitCode> => {
  const [name, ...rest] = words;
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    say(HELP);
    return EXIT.done;
  }
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    complain(HELP);
    return EXIT.usage;
  }
  const context: CommandContext = { config: parseConfig(process.env), root, say, complain };
  return command(rest, context);
};

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  complain(
    error instanceof ConfigError
      ? error.message
      : `Not done: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = EXIT.failed;
}
