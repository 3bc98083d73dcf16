import { readFileSync } from 'node:fs';
import { ask } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';
import type { Part } from './line.ts';
import { load, statuses } from './load.ts';

const PER_SECOND = 50;
/** A tick of the processor's clock as Linux counts it, ms. */
const TICK_MS = 10;

/** Processor time of a process, ms. */
const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** Addresses that are made up: each costs less than a page does. */
export const flood: Part = {
  name: 'flood',
  measure: async (share) => {
    const shop = await startShop({ products: 60 });
    try {
      const pid = shop.child.pid ?? 0;
      const seen = async (pathOf: (nth: number) => string, seconds: number) => {
        const before = processorMs(pid);
        const { samples } = await load({
          origin: shop.origin,
          perSecond: PER_SECOND,
          seconds: seconds * share,
          pathOf,
        });
        return { samples, each: (processorMs(pid) - before) / samples.length };
      };
      const page = (nth: number): string => `/smartphones?utm_content=${nth}`;
      const none = (nth: number): string => `/made-up-${performance.now()}-${nth}`;
      await ask(shop.origin, '/');
      for (const pathOf of [page, none]) await seen(pathOf, 4);
      const rendered = await seen(page, 5);
      const missing = await seen(none, 5);
      return [
        {
          fault: `made-up addresses at ${PER_SECOND} requests/s`,
          must: 'all 404, for less processor time than a page that is rendered anew',
          seen: `${statuses(missing.samples)}, ${missing.each.toFixed(1)} ms each; a page ${rendered.each.toFixed(1)} ms`,
          held: missing.samples.every(({ status }) => status === 404) && missing.each < rendered.each,
        },
      ];
    } finally {
      await shop.close();
    }
  },
};
