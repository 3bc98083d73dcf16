import { expect, test } from './support/shopper.ts';
import { phrase } from './support/words.ts';

test('what is pressed before the page is alive is shown at once and done once it is @mobile', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  let release: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?:chunks|entries)\//, async (route) => {
    await scripts;
    await route.continue();
  });
  // What keeps presses comes as one small script beside the style sheet.
  const keeper = page.waitForResponse(/\/before-alive\./);
  await page.goto('/smartphones', { waitUntil: 'commit' });
  await (await keeper).finished();
  const add = page.getByRole('button', { name: phrase(words('tile.addOf')) }).first();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await expect(add).toHaveAttribute('data-pressed', '');
  // Impatience is no second order.
  await add.click();
  release();
  await shopper.settled();
  await expect(shopper.cart).toBeVisible();
  await expect(shopper.cart.getByRole('listitem')).toHaveCount(1);
  await expect(add).not.toHaveAttribute('data-pressed');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toMatchObject([{ count: 1 }]);
});

test('where pictures are turned off the page does not wait for the largest', async ({ shopper: as, page }) => {
  // The longest wait for it never ends here, so that nothing but the page's load event can start the scripts.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) => (ms < 1000 ? start(run, ms) : 0)) as typeof setTimeout;
  });
  const shopper = as('ru');
  await shopper.open('/smartphones');
  await expect(page.locator('img[fetchpriority=high]').first()).toHaveJSProperty('complete', false);
});
