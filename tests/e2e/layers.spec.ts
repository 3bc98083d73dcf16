import type { Page } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

const layers = (page: Page) => page.locator('dialog[open]');

/** Back, once so many layers have their entries in the history: nobody presses it in the moment before that. */
const closeByBack = async (page: Page, entries: number) => {
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBe(entries);
  await page.goBack();
};

test('Back closes layers one by one and only then leaves the page @mobile', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.findProduct();
  const product = page.url();
  await shopper.addToCart();
  await shopper.startCheckout();
  await closeByBack(page, 2);
  await expect(shopper.checkout).toBeHidden();
  await expect(shopper.cart).toBeVisible();
  await closeByBack(page, 1);
  await expect(layers(page)).toHaveCount(0);
  expect(page.url()).toBe(product);
  await page.goForward();
  await expect(layers(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/smartphones$/);
});

test('a layer that was closed by Escape costs no press of Back, nor does one that a reload has closed', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ro');
  const title = await shopper.findProduct();
  await shopper.addToCart();
  await page.keyboard.press('Escape');
  await expect(shopper.cart).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/smartphones$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shopper.addToCart();
  await shopper.startCheckout();
  await page.reload();
  await shopper.settled();
  await expect(layers(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/smartphones$/);
});

test('a link within a layer opens its page, and Back shows the page without the layer', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const title = await shopper.findProduct();
  await shopper.addToCart();
  await page.keyboard.press('Escape');
  await shopper.open('/produs');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Корзина/ })
    .click();
  await shopper.cart.getByRole('link', { name: title }).last().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(layers(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/produs$/);
  await expect(layers(page)).toHaveCount(0);
});

test('menus and pictures close by Back, too', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.findProduct();
  const product = page.url();
  await page
    .locator('main')
    .getByRole('button', { name: shopper.words('product.zoom', { number: 1 }) })
    .click();
  await expect(layers(page)).toHaveCount(1);
  const viewer = page.getByRole('dialog', { name: shopper.words('product.gallery') });
  const picture = viewer.getByRole('img').first();
  const number = viewer.getByRole('status');
  // No picture arrives in these walks: the thumbnail stands in its place.
  await expect(picture).toHaveCSS('background-image', /_ipx\/f_auto,w_160/);
  await picture.click();
  await expect(viewer.getByRole('button', { name: shopper.words('viewer.reduce') })).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect(viewer.getByRole('button', { name: shopper.words('viewer.enlarge') })).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 3 });
  await page.mouse.up();
  await expect(number).toContainText('2 /');
  await viewer.getByRole('button', { name: shopper.words('product.showPicture', { number: 1 }) }).click();
  await expect(number).toContainText('1 /');
  await expectNoBarrier(page, 'a large picture', 'dialog[open]');
  await closeByBack(page, 1);
  await expect(layers(page)).toHaveCount(0);
  const catalogue = page.getByRole('banner').getByRole('button', { name: shopper.words('menu.catalogue') });
  await catalogue.focus();
  await page.keyboard.press('Enter');
  await expect(catalogue).toHaveAttribute('aria-expanded', 'true');
  // Keys lead from the first category to its banner, the last of what it holds.
  const menu = page.getByRole('region', { name: shopper.words('menu.catalogue') });
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(menu.getByRole('link').filter({ hasText: shopper.words('catalog.seeAll') })).toBeFocused();
  await closeByBack(page, 1);
  await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
  expect(page.url()).toBe(product);
});

test('BROWSING-8, LISTING-5: a list that is returned to shows all its pages where they were left @wide', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/smartphones');
  const tiles = page.locator('main').getByRole('article');
  const first = await tiles.count();
  const more = page.getByRole('link', { name: shopper.words('listing.more') });
  let all = first;
  for (const pages of [2, 3]) {
    await more.click();
    await expect(tiles).not.toHaveCount(all);
    all = await tiles.count();
    expect(all).toBeGreaterThan(first * (pages - 1));
  }
  const link = tiles
    .nth(all - 4)
    .getByRole('heading')
    .getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const title = (await link.locator('span').textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(tiles).toHaveCount(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('BROWSING-8, FACET-5, LISTING-5: a link returns to a list as Back does, and a reload keeps its pages', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  await shopper.open('/smartphones');
  const tiles = page.locator('main').getByRole('article');
  const filters = page.getByRole('complementary', { name: words('listing.filters') });
  await filters.getByRole('checkbox', { name: /^8 ГБ/ }).first().check();
  await expect(page).toHaveURL(/spec_filter/);
  const first = await tiles.count();
  await page.getByRole('link', { name: words('listing.more') }).click();
  await expect(tiles).not.toHaveCount(first);
  const all = await tiles.count();
  const address = page.url();
  const link = tiles.nth(3).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const title = (await link.locator('span').textContent()) ?? '';
  const isAsLeft = async () => {
    await expect(page).toHaveURL(address);
    await expect(tiles).toHaveCount(all);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  };
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('navigation', { name: words('catalog.breadcrumbs') })
    .getByRole('link', { name: 'Смартфоны', exact: true })
    .click();
  await isAsLeft();
  await page.reload();
  await shopper.settled();
  await isAsLeft();
});

test('LISTING-5: more news stay where they are in a reload, with the page that was scrolled to', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/newmorning');
  const links = page.getByRole('region', { name: shopper.words('news.list') }).getByRole('link');
  const first = await links.count();
  await page.getByRole('link', { name: shopper.words('listing.more') }).click();
  await expect(links).not.toHaveCount(first);
  const all = await links.count();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  await page.reload();
  await shopper.settled();
  await expect(links).toHaveCount(all);
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(addresses);
});

test.describe('the gift', () => {
  test.use({ giftAhead: true });

  test('is offered once, above nothing else, and its code is copied', async ({ shopper: as, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    const shopper = as('ro');
    await shopper.open('/');
    await page.getByRole('banner').getByRole('button', { name: /^Coș/ }).click();
    await expect(shopper.cart).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(layers(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(shopper.cart).toBeHidden();
    await page.clock.runFor(6_000);
    const gift = page.getByRole('dialog');
    await expect(gift).toContainText('ZORI2026');
    await gift.getByRole('button', { name: shopper.words('gift.copy') }).click();
    await expect(gift.getByRole('status')).toHaveText(shopper.words('gift.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ZORI2026');
    await closeByBack(page, 1);
    await expect(layers(page)).toHaveCount(0);
    await page.reload();
    await shopper.settled();
    await page.clock.runFor(30_000);
    await expect(layers(page)).toHaveCount(0);
  });

  test('GIFT-2: waits where orders end, and until an order is a minute old @nightly', async ({ shopper: as, page }) => {
    await page.clock.install();
    const shopper = as('ru');
    const asked = page.waitForResponse(/\/api\/gift\/current/);
    await shopper.open('/confirmation');
    await page.clock.runFor(30_000);
    // Its code and its answer come in the time of the world, which the clock of the page does not move.
    expect((await asked).ok()).toBe(true);
    await page.clock.runFor(10_000);
    await expect(layers(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('ordered-at', String(Date.now())));
    await page.getByRole('link', { name: shopper.words('confirmation.toCatalog') }).click();
    await expect(page).toHaveURL(/\/produs$/);
    await page.clock.runFor(40_000);
    await expect(layers(page)).toHaveCount(0);
    await page.clock.runFor(26_000);
    await expect(page.getByRole('dialog')).toContainText('ZORI2026');
  });
});

test('Back from the filter sheet keeps the ticked filters @narrow', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/smartphones');
  await page.getByRole('button', { name: shopper.words('listing.filters') }).click();
  const sheet = page.getByRole('dialog', { name: shopper.words('listing.filters') });
  await sheet
    .getByRole('checkbox', { name: /^Apple/ })
    .first()
    .check();
  await expect(page).toHaveURL(/spec_filter/);
  await expect(sheet).toBeVisible();
  await closeByBack(page, 1);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/spec_filter/);
  await expect(page.getByRole('link', { name: phrase(shopper.words('listing.remove')) }).first()).toBeVisible();
});

test('the second click of a double click does not reach the page below a closed layer @narrow', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ro');
  const { words } = shopper;
  await shopper.open('/smartphones');
  await page.getByRole('button', { name: words('listing.filters') }).click();
  const sheet = page.getByRole('dialog', { name: words('listing.filters') });
  await sheet.getByRole('checkbox').first().waitFor();
  const reached = await page.evaluateHandle(() => {
    const presses: number[] = [];
    document.addEventListener('click', ({ detail }) => presses.push(detail));
    return presses;
  });
  await sheet.locator('button').last().dblclick();
  await expect(sheet).toBeHidden();
  expect(await reached.jsonValue()).toEqual([1]);
});
