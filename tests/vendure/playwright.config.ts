import { defineConfig } from '@playwright/test';
import { launchedWith, WITHOUT_FONTS, WITHOUT_PICTURES } from '#tests/e2e/support/launch.ts';

/** Walks through a shop over Vendure. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../reports/vendure',
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  workers: 1,
  use: {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: launchedWith(WITHOUT_FONTS, WITHOUT_PICTURES),
  },
});
