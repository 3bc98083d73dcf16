import { defineConfig } from '@playwright/test';
import { launchedWith, WITHOUT_FONTS, WITHOUT_PICTURES } from '#tests/e2e/support/launch.ts';
import { freePort } from '#tests/support/running-shop.ts';

/** Found once by the process that runs the walks, whose environment is that of its workers, too. */
process.env.WALKS_PORT ??= String(await freePort());
const PORT = process.env.WALKS_PORT;

/** The screens that walks are on. Desktop asks for no motion, which the walks at 360 px see: less to draw and to wait for. */
export const screens = {
  desktop: {
    name: 'desktop',
    use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
  },
  mobile: { name: 'mobile', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
} as const;

/** Browser tests of the built shop with its embedded provider, on a port and data of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../reports/browser',
  // Nothing is claimed of time by these two: they end what hangs, also on a machine that takes four times as long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A walk that fails is walked once more, so that a busy machine's moment does not fail a release; Playwright lists
  // what passed at the second try as flaky, which is a fault to be looked for.
  retries: 1,
  use: {
    baseURL: `http://localhost:${PORT}`,
    navigationTimeout: 120_000,
    // To keep those of walks that fail, every walk would be recorded: `--trace on` records one when it is wanted.
    trace: 'off',
    // Behind a worker a walk could not put answers in the place of the network's: the one over the offline page has it.
    serviceWorkers: 'block',
    launchOptions: launchedWith(WITHOUT_FONTS, WITHOUT_PICTURES),
  },
  // At 1280 px in Russian, at 360 px in Romanian, and most walks on one of them: `npm run test:slow` has all of them.
  projects: [
    { ...screens.desktop, grepInvert: /@mobile|@narrow|@nightly|\bin ro\b/ },
    { ...screens.mobile, grep: /@mobile|@both|@narrow/, grepInvert: /@nightly|\bin ru\b/ },
  ],
  webServer: {
    command: 'node server/launch/start.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // All walks come from one address, and order for the same few phones.
    env: {
      PORT,
      DATA_DIR: 'data/tests-e2e',
      LOG_LEVEL: 'warn',
      LIMIT_WRITES: '9999',
      LIMIT_SEARCHES: '9999',
      LIMIT_ORDERS_PER_PHONE: '9999',
      LIMIT_REVIEWS: '9999',
      LIMIT_ADDRESS_TRIES: '9999',
    },
  },
});
