import { defineConfig } from '@playwright/test';
import walks, { screens } from '#tests/playwright.config.ts';

/** `npm run test:slow`: every walk in both languages, on each screen that it is for, and the gallery of components. */
export default defineConfig({
  ...walks,
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'slow/**/*.spec.ts'],
  outputDir: '../../reports/slow',
  projects: [
    { ...screens.desktop, grepInvert: /@narrow/ },
    { ...screens.mobile, grep: /@mobile|@wide|@both|@narrow/ },
  ],
  ...(walks.webServer && !Array.isArray(walks.webServer) ? { webServer: { ...walks.webServer, cwd: '../..' } } : {}),
});
