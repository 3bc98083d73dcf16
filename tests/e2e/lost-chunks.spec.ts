import { expect, test } from '#tests/e2e/support/shopper.ts';

test.use({ provoked: /ERR_FAILED|Failed to fetch dynamically imported module/ });

test('ERROR-7: a part of the code that cannot be loaded reloads the page, once', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  // A visitor who saves data has nothing fetched ahead, so that the page's code is still to come.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await shopper.open('/');
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/chunks/*.js', (route) => route.abort());
  await page.route('**/produs', (route) => route.continue());
  await page.locator('main a[href="/produs"]').first().click();
  await expect.poll(() => loads).toBe(1);
  await page.unroute('**/assets/chunks/*.js');
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
});
