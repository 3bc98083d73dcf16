import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, temporaryFolder } from '#tests/support/running-shop.ts';
import { startHarmedShop } from './harmed-shop.ts';

/** How long the event loop was held at most since it was last asked, ms. */
export interface Held {
  /** Of its thread's own processor time: other work of the machine does not count. */
  readonly processor: number;
  readonly clock: number;
}

/** Products of a full shop. */
const PRODUCTS = 800;

/** The shop of `startHarmedShop`, with a full catalogue and a watch on its event loop. */
export const startWatchedShop = async (env: Readonly<Record<string, string>> = {}) => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'held.json');
  const watch = new URL('./loop-watch.ts', import.meta.url).pathname;
  const shop = await startHarmedShop({ NODE_OPTIONS: `--import=${watch}`, LOOP_FILE: file, ...env }, PRODUCTS);
  return {
    ...shop,
    held: async (): Promise<Held> => {
      rmSync(file, { force: true });
      shop.child.kill('SIGUSR2');
      await eventually(() => existsSync(file), 30_000);
      return JSON.parse(readFileSync(file, 'utf8'));
    },
    close: async () => {
      await shop.close();
      folder.remove();
    },
  };
};
