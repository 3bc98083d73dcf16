import { growthLimits } from '../limits.ts';
import { listedPaths, paths, queried } from '../pages.ts';
import type { Group } from '../result.ts';
import { askPage } from '../tools/http.ts';
import { memoryOf } from '../tools/inspector.ts';
import { runLoad } from '../tools/load.ts';
import { cores } from '../tools/processes.ts';
import { withShop } from '../tools/shop.ts';

const REQUESTS = 100_000;
/** Longer than this the requests are not waited for, minutes. */
const LONGEST = 15;
const SLICE_S = 10;
const MEGABYTE = 1_000_000;

/** What visitors ask a shop for, well mixed: pages of both languages, lists with a query, searches, files, calls, nothing. */
const mixOf = async (origin: string): Promise<readonly string[]> => {
  const [categories, products, pages] = [
    await listedPaths(origin, 'category'),
    await listedPaths(origin, 'product'),
    await listedPaths(origin, 'pages'),
  ];
  const home = (await askPage(origin + paths.home)).body.toString();
  const files = [...home.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const searches = ['samsung', 'xiaomi', 'apple', 'наушники'].map(
    (text) => `/search?query=${encodeURIComponent(text)}`,
  );
  const all = [
    ...Array.from({ length: 30 }, () => [paths.home, '/ro']).flat(),
    ...categories.slice(0, 80),
    ...products.slice(0, 160),
    ...pages,
    ...files,
    ...queried,
    ...searches,
    `/api/delivery/regions?input=${encodeURIComponent(JSON.stringify({ locale: 'ru' }))}`,
    '/robots.txt',
    '/nothing/is/here',
  ];
  // A step that shares no factor with any length there may be: neighbours come far from each other.
  const step = 7919;
  return all.map((_, index) => all[(index * step) % all.length] ?? paths.home);
};

/** What a long day leaves in the shop's memory. */
export const memory: Group = {
  name: 'memory',
  title: `Memory: ${REQUESTS.toLocaleString('en')} mixed requests, one process`,
  measure: ({ quick }) =>
    withShop({ core: cores.server, nodeArgs: ['--inspect=127.0.0.1:0'] }, async ({ origin, printed }) => {
      const mix = await mixOf(origin);
      const wanted = quick ? REQUESTS / 100 : REQUESTS;
      const load = { origin, paths: mix, seconds: SLICE_S };
      // Everything has been asked for before the first look: what is prepared once is no growth.
      for (let asked = 0; asked < mix.length * (quick ? 1 : 2); ) asked += (await runLoad(load)).requests;
      const before = await memoryOf(printed.err);
      const end = performance.now() + LONGEST * 60_000;
      let [answered, resident] = [0, before.resident];
      while (answered < wanted && performance.now() < end) {
        answered += (await runLoad(load)).requests;
        resident = Math.max(resident, (await memoryOf(printed.err)).resident);
      }
      const after = await memoryOf(printed.err);
      const megabytes = (bytes: number): number => bytes / MEGABYTE;
      return {
        lines: [
          { what: `mixed requests within ${LONGEST} minutes`, limit: growthLimits.requests, measured: answered },
          {
            what: 'growth of the heap',
            limit: growthLimits.heap,
            measured: Math.max(0, megabytes(after.heap - before.heap)),
            note: `${megabytes(before.heap).toFixed(1)} to ${megabytes(after.heap).toFixed(1)} MB, each after a collection`,
          },
          { what: 'resident at most', limit: growthLimits.resident, measured: megabytes(resident) },
        ],
      };
    }),
};
