import { parseArgs } from 'node:util';
import { type CheckedCall, checkProvider } from './check-provider.ts';

const HELP = `Makes every call of the contract to a provider and prints the result of each.

npm run provider:check -- URL [--token TOKEN] [--token-header NAME] [--login NAME --password WORD] [--write] [--json]

  --token          the static token of every call, zori-static-token unless given
  --token-header   the header that carries it, x-static-token unless given
  --login, --password   of a partner, for the calls that need one
  --write          also makes the calls that write: orders, requests, reviews
  --json           prints the table as JSON

Exit code 1: a call is wrong, or one of the published description is missing. 2: wrong arguments.`;

const EXIT = { done: 0, failed: 1, usage: 2 };
const say = (line: string) => void process.stdout.write(`${line}\n`);

const options = {
  token: { type: 'string', default: 'zori-static-token' },
  'token-header': { type: 'string', default: 'x-static-token' },
  login: { type: 'string' },
  password: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const parsed = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
};

const lineOf = ({ call, assumed, standing, detail, p95 }: CheckedCall): string => {
  const name = assumed ? `${call} (assumed)` : call;
  const ms = p95 === undefined ? '' : `${p95} ms`;
  return `${name.padEnd(34)} ${standing.padEnd(8)} ${ms.padStart(8)}  ${detail}`.trimEnd();
};

const isBad = ({ standing, assumed }: CheckedCall): boolean =>
  standing === 'wrong' || (standing === 'missing' && !assumed);

const run = async (): Promise<number> => {
  const given = parsed();
  const [url = '', ...more] = given?.positionals ?? [];
  if (!given || given.values.help || more.length > 0 || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    say(HELP);
    return given?.values.help ? EXIT.done : EXIT.usage;
  }
  const { token, login, password, write, json } = given.values;
  const checked = await checkProvider({
    url,
    staticToken: { header: given.values['token-header'], value: token },
    credentials: login !== undefined && password !== undefined ? { login, password } : undefined,
    write,
  });
  say(json ? JSON.stringify(checked, undefined, 2) : checked.map(lineOf).join('\n'));
  const counts = Map.groupBy(checked, ({ standing }) => standing);
  if (!json) say(`\n${[...counts].map(([standing, calls]) => `${calls.length} ${standing}`).join(', ')}`);
  return checked.some(isBad) ? EXIT.failed : EXIT.done;
};

process.exitCode = await run();
