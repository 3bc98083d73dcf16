/* oxlint-disable eslint/no-empty-pattern -- Playwright reads which fixtures it needs from the pattern */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { endProcess, eventually, freePort, spawnShop, temporaryFolder } from '#tests/support/running-shop.ts';
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

/** Pictures are drawn once for all shops of these tests: drawing is slow, and they are the same everywhere. */
const sharePictures = (dataDir: string): void => {
  for (const folder of ['media', 'pictures']) {
    const shared = join(root, 'data/tests-e2e', folder);
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, join(dataDir, folder));
  }
};
