import { ask } from '#tests/support/asking.ts';
import { startHarmedShop } from '../harmed-shop.ts';
import { type Line, ms, type Part } from './line.ts';
import { load, p99, statuses } from './load.ts';
import { productPaths } from './paths.ts';

const PER_SECOND = 200;
const SECONDS = 600;
const WARM_MS = 50;
const COLD_MS = 2_500;

const breaking = (_asked: unknown, response: { destroy: () => void }): void => response.destroy();

/** A provider that is away for ten minutes. */
export const providerAway: Part = {
  name: 'away',
  measure: async (share) => {
    const shop = await startHarmedShop({ PRICE_MAX_AGE: '1' });
    try {
      const products = await productPaths(shop.origin);
      const warm = ['/', '/ro', '/smartphones', '/contacts', ...products.slice(0, 10)];
      for (const path of warm) await ask(shop.origin, path);
      shop.proxy.harm = breaking as typeof shop.proxy.harm;
      const pathOf = (nth: number): string => warm[nth % warm.length] ?? '/';
      const seconds = SECONDS * share;
      const { samples } = await load({ origin: shop.origin, perSecond: PER_SECOND, seconds, pathOf });
      const startedAt = performance.now();
      const missing = await ask(shop.origin, products[10] ?? '');
      const took = performance.now() - startedAt;
      const others = await Promise.all(['/robots.txt', '/readyz', '/healthz'].map((path) => ask(shop.origin, path)));
      const said = others.map(({ status }) => status).join(', ');
      const lines: Line[] = [
        {
          fault: `provider down for ${seconds} s at ${PER_SECOND} requests/s, pages seen before`,
          must: `all 200, p99 < ${WARM_MS} ms`,
          seen: `${statuses(samples)}; p99 ${ms(p99(samples))}`,
          held: samples.every(({ status }) => status === 200) && p99(samples) < WARM_MS,
        },
        {
          fault: 'provider down, a page not seen before',
          must: `503 with Retry-After in < ${COLD_MS} ms`,
          seen: `${missing.status}, Retry-After ${String(missing.headers['retry-after'])}, ${ms(took)}`,
          held: missing.status === 503 && missing.headers['retry-after'] !== undefined && took < COLD_MS,
        },
        {
          fault: 'provider down: robots.txt, readiness, liveness',
          must: '200, 503, 200',
          seen: said,
          held: said === '200, 503, 200',
        },
      ];
      return lines;
    } finally {
      await shop.close();
    }
  },
};
