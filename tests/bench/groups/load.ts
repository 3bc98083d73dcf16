import { loadLimits } from '../limits.ts';
import { neverAsked, paths, productPath, queried } from '../pages.ts';
import { withBareExpress } from '../references/bare-express.ts';
import { measureBareRender } from '../references/bare-render.ts';
import { withNext } from '../references/next.ts';
import type { Fact, Group, Line } from '../result.ts';
import { settledPage } from '../tools/http.ts';
import { CONNECTIONS, type LoadResult, loadTool, runLoad } from '../tools/load.ts';
import { cores } from '../tools/processes.ts';
import { withShop } from '../tools/shop.ts';
import { median } from '../tools/statistics.ts';

/** Who is asked, and for what. */
interface Target {
  readonly name: string;
  readonly origin: string;
  readonly paths: readonly string[];
}

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
}

/** Every target is asked in turn, several times over, so that what the machine does meanwhile falls on all alike. */
const measureAll = async (targets: readonly Target[], quick: boolean): Promise<ReadonlyMap<string, Measured>> => {
  const [rounds, seconds, warmUp] = quick ? [1, 2, 1] : [3, 6, 4];
  const results = new Map<string, LoadResult[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await runLoad({ ...target, seconds: warmUp });
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) {
      const result = await runLoad({ ...target, seconds });
      if (result.refused > 0) throw new Error(`${target.name} refused ${result.refused} requests`);
      results.get(target.name)?.push(result);
    }
  return new Map(
    [...results].map(([name, all]) => [
      name,
      {
        perSecond: median(all.map(({ perSecond }) => perSecond)),
        // Who has not answered once has not answered quickly.
        p99: median(all.map(({ requests, p99 }) => (requests > 0 ? p99 : Infinity))),
      },
    ]),
  );
};

const whole = (number: number): string => Math.round(number).toLocaleString('en');

/** Speeds of the shop beside those of bare Express, bare React and a minimal Next page in the same run. */
export const load: Group = {
  name: 'load',
  title: `Load: ${CONNECTIONS} connections of ${loadTool}`,
  measure: ({ quick }) =>
    withShop({ core: cores.server }, async ({ origin, providerUrl }) => {
      const cached = { home: paths.home, category: paths.category, product: await productPath(origin) };
      const named = Object.entries(cached);
      const answers = await Promise.all(
        named.map(async ([, path]) => [path, await settledPage(origin + path, 'gzip, br')] as const),
      );
      const rendered = await measureBareRender(providerUrl, queried, quick ? 2 : 10);
      return withBareExpress(answers, (express) =>
        withNext(async (next) => {
          const results = await measureAll(
            [
              ...named.flatMap(([name, path]) => [
                { name: `shop: ${name}`, origin, paths: [path] },
                { name: `Express: ${name}`, origin: express, paths: [path] },
              ]),
              { name: 'shop: queries', origin, paths: queried },
              { name: 'shop: new queries', origin, paths: neverAsked },
              { name: 'Next: kept', origin: next.origin, paths: ['/isr'] },
              { name: 'Next: dynamic', origin: next.origin, paths: ['/dynamic'] },
            ],
            quick,
          );
          const of = (name: string): Measured => results.get(name) ?? { perSecond: 0, p99: Infinity };
          const uncached = of('shop: queries').perSecond;
          const dynamic = of('Next: dynamic').perSecond;
          const lines: Line[] = [
            ...named.map(([name]) => ({
              what: `cached ${name}, beside bare Express with the same bytes`,
              limit: loadLimits.cachedToExpress,
              measured: of(`shop: ${name}`).perSecond / of(`Express: ${name}`).perSecond,
              note: `${whole(of(`shop: ${name}`).perSecond)} of ${whole(of(`Express: ${name}`).perSecond)} requests a second`,
            })),
            ...named.map(([name]) => ({
              what: `p99 of the cached ${name}, beside bare Express`,
              limit: loadLimits.cachedP99,
              measured: of(`shop: ${name}`).p99 / of(`Express: ${name}`).p99,
              note: `${of(`shop: ${name}`).p99.toFixed(2)} to ${of(`Express: ${name}`).p99.toFixed(2)} ms`,
            })),
            {
              what: 'category with a query, beside Next’s dynamic page of 24 cards',
              limit: loadLimits.uncachedToNext,
              measured: uncached / dynamic,
              note: `${whole(uncached)} to ${whole(dynamic)} requests a second`,
            },
            {
              what: 'category with a query, beside bare rendering of the same pages',
              limit: loadLimits.uncachedToRendering,
              measured: uncached / rendered,
              note: `${whole(uncached)} requests to ${whole(rendered)} renderings a second`,
            },
          ];
          const speed = (what: string, value: number): Fact => ({ what, value, unit: ' requests/s' });
          const facts: Fact[] = [
            speed('bare Express 5, the category’s bytes', of('Express: category').perSecond),
            ...named.map(([name]) => speed(`the shop’s ${name}`, of(`shop: ${name}`).perSecond)),
            speed(`Next ${next.version}, 24 cards, kept (ISR)`, of('Next: kept').perSecond),
            speed('bare renderToString of the category', rendered),
            speed('the shop’s category with a query, asked for before', uncached),
            speed('the shop’s category with a query that nobody has asked for', of('shop: new queries').perSecond),
            speed(`Next ${next.version}, 24 cards, dynamic`, dynamic),
          ];
          return { lines, facts };
        }),
      );
    }),
};
