/* oxlint-disable eslint/no-empty-pattern -- Playwright reads which fixtures it needs from the pattern */
import { test as base } from '@playwright/test';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { openFaultProxy } from '#tests/resilience/fault-proxy.ts';
import { startShopOver, temporaryFolder } from '#tests/support/running-shop.ts';
import type { withHostileWords } from './hostile-words.ts';

/** Walks through a shop whose provider says something else than it has. */
export const testOver = (says: typeof withHostileWords) =>
  base.extend<{ baseURL: string }, { shopOver: string }>({
    shopOver: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern
      async ({}, use) => {
        const data = temporaryFolder();
        const proxy = await openFaultProxy();
        const provider = await startProvider({ port: 0, dataDir: data.path, quiet: true, products: 60 });
        proxy.lead(provider.origin);
        proxy.harm = says(provider.origin);
        proxy.unharmed = /^\/media\//;
        const shop = await startShopOver(proxy.origin);
        await use(shop.origin);
        await shop.close();
        await provider.close();
        await proxy.close();
        data.remove();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ shopOver }, use) => {
      await use(shopOver);
    },
  });
