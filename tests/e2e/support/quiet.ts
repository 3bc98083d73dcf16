import type { Page } from '@playwright/test';

/**
 * Whatever the page was about to do has had its turn: the page has loaded, its timers of so many ms have run, twice there was
 * nothing to do, and a request that it makes after all that is answered. To look then at what should not have come.
 */
export const untilQuiet = (page: Page, timersOf = 0): Promise<void> =>
  page.evaluate(async (ms) => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    if (document.readyState !== 'complete')
      await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
    await new Promise((passed) => setTimeout(passed, ms));
    await idle();
    await fetch('/robots.txt', { cache: 'no-store' });
    await idle();
  }, timersOf);
