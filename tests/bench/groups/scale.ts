import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { growthLimits } from '../limits.ts';
import { listedPaths } from '../pages.ts';
import type { Group } from '../result.ts';
import { askPage } from '../tools/http.ts';
import { cores, startProcess } from '../tools/processes.ts';
import { withShop } from '../tools/shop.ts';
import { median } from '../tools/statistics.ts';

const PRODUCTS = 100_000;
/** Kept from one run to the next, because seeding takes its time. */
const LARGE_DATA = join(root, 'data/bench-large');
const SEEDING_MS = 600_000;

const withLargeProvider = async <Found>(use: (url: string) => Promise<Found>): Promise<Found> => {
  const script = 'adapters/provider-sandbox/main.ts';
  const args = [script, '--port', '0', '--data', LARGE_DATA, '--products', String(PRODUCTS)];
  const provider = startProcess({ args, core: cores.server, cwd: root });
  try {
    await provider.until(() => provider.printed.out.includes('Provider ready'), SEEDING_MS);
    return await use(/Provider ready on (\S+)/.exec(provider.printed.out)?.[1] ?? '');
  } finally {
    await provider.close();
  }
};

const texts = ['samsung', 'xiaomi', 'apple', 'huawei', 'наушники', 'чехол', 'galaxy', 'redmi'];

/** Addresses that no page cache keeps and both shops have, by kind. */
const kindsOf = async (origin: string) => {
  const russian = (paths: readonly string[]) => paths.filter((path) => !path.startsWith('/ro/'));
  const categories = russian(await listedPaths(origin, 'category'));
  const products = russian(await listedPaths(origin, 'product'));
  return {
    category: categories.filter((_, index) => index % 15 === 0).map((path) => `${path}?sort=price%2B`),
    search: texts.map((text) => `/search?query=${encodeURIComponent(text)}`),
    product: products.filter((_, index) => index % 80 === 0).map((path) => `${path}?utm_source=bench`),
  };
};

/** What a larger catalogue costs a visitor. */
export const scale: Group = {
  name: 'scale',
  title: `A larger catalogue: from the embedded one to ${PRODUCTS.toLocaleString('en')} products`,
  measure: ({ quick }) =>
    withLargeProvider((url) =>
      withShop({ core: cores.server }, (small) =>
        withShop({ core: cores.server, env: { PROVIDER_URL: url } }, async (large) => {
          const rounds = quick ? 2 : 8;
          const kinds = Object.entries(await kindsOf(small.origin));
          const lines = [];
          for (const [kind, paths] of kinds) {
            const times = { small: [] as number[], large: [] as number[] };
            for (let round = 0; round <= rounds; round += 1)
              for (const path of paths) {
                const [fewer, more] = [await askPage(small.origin + path), await askPage(large.origin + path)];
                // The first round is for both to warm up.
                if (round === 0) continue;
                times.small.push(fewer.ms);
                times.large.push(more.ms);
              }
            const [few, many] = [median(times.small), median(times.large)];
            lines.push({
              what: `${kind}: p50 beside the small catalogue`,
              limit: growthLimits.catalogue,
              measured: many / few,
              note: `${few.toFixed(1)} to ${many.toFixed(1)} ms`,
            });
          }
          return { lines };
        }),
      ),
    ),
};
