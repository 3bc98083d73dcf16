import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverArgs, serverEnv } from '#server/launch/prepare.mjs';
import { root } from '#tests/architecture/planted.ts';
import { freePort } from '#tests/support/running-shop.ts';
import { startProcess } from './processes.ts';

/** Resized pictures and the seeded database are kept here from one run to the next. */
const BENCH_DATA = 'data/bench';

export interface BenchShop {
  readonly origin: string;
  readonly vitrinaOrigin: string;
  readonly providerUrl: string;
  readonly pid: number;
  readonly printed: { readonly out: string; readonly err: string };
}

interface ShopOptions {
  /** Held to this core with its provider; free when absent. */
  readonly core?: number;
  /** A folder of its own; by default the one that every run shares. */
  readonly dataDir?: string;
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Lends the built shop with its embedded provider, as `npm start` runs it, in one process on a free port. */
export const withShop = async <Found>(
  { core, dataDir = join(root, BENCH_DATA), nodeArgs = [], env = {} }: ShopOptions,
  use: (shop: BenchShop) => Promise<Found>,
): Promise<Found> => {
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const shop = startProcess({
    args: [...nodeArgs, ...serverArgs],
    core,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir, WEB_CONCURRENCY: '1', ...serverEnv, ...env },
  });
  try {
    await shop.until(() => shop.printed.out.includes('Vitrina:'), 120_000);
    return await use({
      origin: `http://localhost:${port}`,
      vitrinaOrigin: `http://vitrina.localhost:${port}`,
      providerUrl: /"provider":"([^"]+)"/.exec(shop.printed.out)?.[1] ?? '',
      pid: shop.child.pid ?? 0,
      printed: shop.printed,
    });
  } finally {
    await shop.close();
  }
};
