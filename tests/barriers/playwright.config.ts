import { defineConfig } from '@playwright/test';
import { launchedWith, WITHOUT_PICTURES } from '#tests/e2e/support/launch.ts';
import walks from '#tests/playwright.config.ts';

/** `npm run barriers`: every page and every layer in each language, width and scheme. Too long for `npm test`. */
export default defineConfig({
  ...walks,
  testDir: '.',
  outputDir: '../../reports/barriers',
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // With the shop's own font: what is how wide is to be seen.
  projects: [
    {
      name: 'barriers',
      use: { contextOptions: { reducedMotion: 'reduce' }, launchOptions: launchedWith(WITHOUT_PICTURES) },
    },
  ],
  ...(walks.webServer && !Array.isArray(walks.webServer) ? { webServer: { ...walks.webServer, cwd: '../..' } } : {}),
});
