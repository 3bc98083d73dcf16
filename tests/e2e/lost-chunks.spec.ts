import { isAlive } from '#tests/e2e/support/alive.ts';
import { untilQuiet } from '#tests/e2e/support/quiet.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

test.use({ provoked: /ERR_FAILED|Failed to fetch dynamically imported module/ });

test('ERROR-7: when a part of the code cannot be loaded, the awaited page is loaded anew, once', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  // A visitor who saves data has nothing fetched ahead, so that the page's code is still to come.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await shopper.open('/');
  const link = page.locator('main a[href="/produs"]').first();
  // What stands around the link has its own code, which comes when it is seen.
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(link)).toBe(true);
  // What the page asked for by itself has come: its own layers are waited for.
  await untilQuiet(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/chunks/*.js', (route) => route.abort());
  // A part that only comes into sight stays as the server wrote it.
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await refused;
  await untilQuiet(page);
  expect(loaded).toEqual([]);
  const anew = page.waitForEvent('load');
  await link.click();
  await expect.poll(() => loaded).toEqual(['/produs']);
  // Nor can what it loads then, and yet it is not loaded again.
  await anew;
  await untilQuiet(page);
  expect(loaded).toEqual(['/produs']);
});
