import { queried } from '../pages.ts';
import type { Fact, Group } from '../result.ts';
import { type ProfiledFunction, profileWhile } from '../tools/inspector.ts';
import { runLoad } from '../tools/load.ts';
import { cores } from '../tools/processes.ts';
import { withShop } from '../tools/shop.ts';

const FUNCTIONS = 20;
const IDLE = new Set(['(idle)', '(root)']);

/** What a function belongs to: a package, Node, V8, or a folder of the shop. */
const ownerOf = ({ name, file }: ProfiledFunction): string => {
  const inPackages = file.split('/node_modules/').at(-1);
  if (inPackages !== undefined && inPackages !== file)
    return inPackages.split('/', inPackages.startsWith('@') ? 2 : 1).join('/');
  if (file.startsWith('node:')) return 'Node';
  if (file === '') return name === '(garbage collector)' ? 'garbage collection' : 'V8 and native code';
  return `shop: ${/\/(dist\/server|server|adapters|core)\//.exec(file)?.[1] ?? 'other'}`;
};

/** Shares of the whole by a key, the largest first. */
const sharesBy = (
  functions: readonly ProfiledFunction[],
  keyOf: (profiled: ProfiledFunction) => string,
): readonly Fact[] => {
  const whole = functions.reduce((sum, { samples }) => sum + samples, 0);
  const sums = new Map<string, number>();
  for (const profiled of functions) sums.set(keyOf(profiled), (sums.get(keyOf(profiled)) ?? 0) + profiled.samples);
  return [...sums]
    .map(([what, samples]) => ({ what, value: (100 * samples) / whole, unit: ' %' }))
    .sort((a, b) => b.value - a.value);
};

/** Where the time of a page goes that no cache keeps. Nothing here has a limit. */
export const profile: Group = {
  name: 'profile',
  title: 'Where the time of a category with a query goes',
  measure: ({ quick }) =>
    withShop({ core: cores.server, nodeArgs: ['--inspect=127.0.0.1:0'] }, async ({ origin, printed }) => {
      const load = { origin, paths: queried, seconds: quick ? 3 : 10 };
      await runLoad(load);
      const all = await profileWhile(printed.err, () => runLoad(load));
      const busy = all.filter(({ name, samples }) => samples > 0 && !IDLE.has(name));
      const named = sharesBy(busy, (profiled) => `function \`${profiled.name}\` of ${ownerOf(profiled)}`);
      return {
        lines: [],
        facts: [
          ...sharesBy(busy, ownerOf).filter(({ value }) => value >= 0.5),
          ...named.filter(({ what }) => !what.startsWith('function `(')).slice(0, FUNCTIONS),
        ],
      };
    }),
};
