import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#tests/support/asking.ts';
import { startShop, startShopOver } from '#tests/support/running-shop.ts';
import { type Line, ms, type Part } from './line.ts';
import { load, statuses } from './load.ts';
import { productPaths } from './paths.ts';

const PER_SECOND = 200;
const GONE_MS = 10_000;

/** A shop that is asked to stop under load, and one that takes its place. */
export const stopping: Part = {
  name: 'stopping',
  measure: async (share) => {
    const shop = await startShop({ env: { DRAIN_SECONDS: '2' }, products: 60 });
    const next = await startShopOver(shop.provider.origin);
    try {
      const paths = ['/', '/smartphones', ...(await productPaths(shop.origin)).slice(0, 20)];
      for (const path of paths) for (const { origin } of [shop, next]) await ask(origin, path);
      const pathOf = (nth: number): string => paths[nth % paths.length] ?? '/';
      const seconds = Math.max(3, 8 * share);
      // As a balancer does: new requests go elsewhere as soon as the shop says that it is not ready.
      const leaving = load({ origin: shop.origin, perSecond: PER_SECOND, seconds, pathOf });
      await pause(seconds * 1000 - 1_500);
      const gone = once(shop.child, 'exit');
      const startedAt = performance.now();
      shop.child.kill('SIGTERM');
      await pause(200);
      const ready = (await ask(shop.origin, '/readyz')).status;
      const arriving = await load({ origin: next.origin, perSecond: PER_SECOND, seconds, pathOf });
      const { samples } = await leaving;
      await gone;
      const took = performance.now() - startedAt;
      const hasNoErrors = ({ status }: { status: number }): boolean => status === 200;
      const html = (await ask(next.origin, '/')).text;
      const chunks = [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css)\b/g) ?? [])];
      const found = await Promise.all(chunks.map((path) => ask(next.origin, path)));
      const lines: Line[] = [
        {
          fault: `SIGTERM at ${PER_SECOND} requests/s`,
          must: `0 truncated answers, /readyz 503 at once, gone in < ${GONE_MS / 1000} s`,
          seen: `${statuses(samples)}; /readyz ${ready}; gone after ${ms(took)}`,
          held: samples.every(hasNoErrors) && ready === 503 && took < GONE_MS,
        },
        {
          fault: 'a deployment under load: the shop that comes after',
          must: 'no error; everything that its pages name is there',
          seen: `${statuses(arriving.samples)}; ${found.filter(hasNoErrors).length} of ${chunks.length} files`,
          held: arriving.samples.every(hasNoErrors) && found.every(hasNoErrors) && chunks.length > 0,
        },
      ];
      return lines;
    } finally {
      await next.close();
      await shop.close();
    }
  },
};
