import type { Page } from '@playwright/test';
import { holdScripts } from '#tests/e2e/support/held-scripts.ts';
import { enterVitrina, vitrinaAddress } from './support/partner.ts';
import { expect, test } from './support/shopper.ts';

const LIST = '/vitrina/smartphones';

/** Where the pictures of the first two products stand: beside each other as tiles, below each other as rows. */
const isOfRows = async (page: Page): Promise<boolean> => {
  const products = page.locator('.product-grid > li');
  const [first, second] = [await products.nth(0).boundingBox(), await products.nth(1).boundingBox()];
  return first?.x === second?.x;
};

/** Adds up what shifts on each page from now on, from its first moment. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate((): number => Reflect.get(window, 'shifted'));

for (const locale of ['ru', 'ro'] as const) {
  test(`LISTING-7: a page comes with rows, or with tiles once they are chosen, in ${locale}`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const choice = (view: 'tiles' | 'rows') => page.getByRole('radio', { name: shopper.words(`listing.view.${view}`) });
    await enterVitrina(shopper, LIST, baseURL ?? '');
    expect(await isOfRows(page)).toBe(true);

    await countShifts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await shopper.settled();
      await expect(choice('rows')).toBeChecked();
      await expect(page.locator('.tier-price').getByText(/MDL/).first()).toBeAttached();
      expect(await isOfRows(page), `at ${width}`).toBe(true);
      expect(await shifted(page), `at ${width}`).toBeLessThan(0.01);
    }

    // Kept from page to page, and given up as it was chosen.
    await page
      .getByRole('link', { name: shopper.words('vitrina.links.categories.title') })
      .first()
      .click();
    await expect(page.locator('html')).not.toHaveAttribute('data-rows');
    await page.goBack();
    await shopper.settled();
    await expect(choice('rows')).toBeChecked();
    await page.getByTitle(shopper.words('listing.view.tiles')).click();
    expect(await isOfRows(page)).toBe(false);
    await page.reload();
    await shopper.settled();
    await expect(choice('tiles')).toBeChecked();
    expect(await isOfRows(page)).toBe(false);
  });
}

test('LISTING-7: tiles that are chosen before the page is alive are there once it is', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  await enterVitrina(shopper, LIST, baseURL ?? '');
  const release = await holdScripts(page);
  await page.goto(vitrinaAddress(shopper, LIST, baseURL ?? ''), { waitUntil: 'commit' });
  await page.getByTitle(shopper.words('listing.view.tiles')).click();
  release();
  await shopper.settled();
  await expect(page.getByRole('radio', { name: shopper.words('listing.view.tiles') })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-rows');
  expect(await isOfRows(page)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('LISTING-7: a partner has rows, and one who chose tiles has them', async ({
    shopper: as,
    page,
    context,
    baseURL,
  }) => {
    const shopper = as('ru');
    const wanted = vitrinaAddress(shopper, LIST, baseURL ?? '');
    await page.goto(wanted);
    await page.getByLabel(shopper.words('auth.loginField')).fill('partner');
    await page.locator('input[name=password]').fill('zori-demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wanted);
    expect(await isOfRows(page)).toBe(true);
    await expect(page.locator('.rows-head')).toBeVisible();
    // Nothing could be chosen here.
    await expect(page.getByTitle(shopper.words('listing.view.rows'))).toBeHidden();
    await context.addCookies([{ name: 'list_view', value: 'tiles', url: wanted }]);
    await page.goto(wanted);
    expect(await isOfRows(page)).toBe(false);
  });
});
