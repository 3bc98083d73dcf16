import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserArguments, systemBrowser } from '#tests/prerequisites.mjs';

const executablePath = systemBrowser();

/** How a Chromium is started here. */
export const launchOptions = { ...(executablePath ? { executablePath } : {}), args: browserArguments };

/** A phone in the size that Lighthouse takes one to be. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A screen on a desk. */
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Lends a Chromium. */
export const withBrowser = async <Found>(use: (browser: Browser) => Promise<Found>): Promise<Found> => {
  const browser = await chromium.launch(launchOptions);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** Lends a page of a new visitor, who has seen nothing of the shop and is offered no gift meanwhile. */
export const withVisitor = async <Found>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page, context: BrowserContext) => Promise<Found>,
): Promise<Found> => {
  const context = await browser.newContext(device);
  await context.addInitScript(() => localStorage.setItem('gifts', JSON.stringify(['ZORI2026'])));
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
};

/** The page has been taken over by its scripts. */
export const alive = (page: Page, ms = 60_000): Promise<unknown> =>
  page.waitForSelector('html[data-ready]', { state: 'attached', timeout: ms });
