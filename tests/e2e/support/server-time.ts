import type { Page } from '@playwright/test';

/** The server's time is what the browser's clock says, which a test has set; or the given one. */
export const serverTimeIs = (page: Page, time?: string): Promise<unknown> =>
  page.route('**/api/time', async (route) => {
    const value = time === undefined ? await page.evaluate(() => Date.now()) : Date.parse(time);
    await route.fulfill({ json: { ok: true, value } });
  });
