import type { Page } from '@playwright/test';

/** Holds the page's own scripts back; gives the way to let them come. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?:chunks|entries)\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page whose own scripts are held back: only the one that keeps presses has run. */
export const openBeforeHydration = async (page: Page, path: string): Promise<void> => {
  const keeper = page.waitForResponse(/\/pre-hydration-/);
  await page.goto(path, { waitUntil: 'commit' });
  await (await keeper).finished();
};
