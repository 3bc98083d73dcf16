/* oxlint-disable eslint/no-empty-pattern -- Playwright reads which fixtures it needs from the pattern */
import {
  endProcess,
  eventually,
  freePort,
  sharePictures,
  spawnShop,
  temporaryFolder,
} from '#tests/support/running-shop.ts';
import { test as base } from './shopper.ts';

interface OwnShop {
  readonly origin: string;
  /** Where its provider keeps its database. */
  readonly dataDir: string;
}

/** Tests in a shop of their own, which is configured otherwise than the one that all other tests share. */
export const shopWith = (env: Readonly<Record<string, string>>) =>
  base.extend<{ baseURL: string }, { ownShop: OwnShop }>({
    ownShop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern
      async ({}, use) => {
        const data = temporaryFolder();
        sharePictures(data.path);
        const port = await freePort();
        const { child, printed } = spawnShop({ PORT: String(port), DATA_DIR: data.path, LOG_LEVEL: 'warn', ...env });
        await eventually(() => printed.out.includes('Vitrina:') || child.exitCode !== null);
        await use({ origin: `http://localhost:${port}`, dataDir: data.path });
        await endProcess(child);
        data.remove();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ ownShop }, use) => {
      await use(ownShop.origin);
    },
  });
