import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { locales } from '#core/kernel/locale/index.ts';
import { root } from '#tests/architecture/planted.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase, wordsOf } from '#tests/e2e/support/words.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the way to a product in ${locale} @wide`, async ({ page }) => {
      const words = wordsOf(locale);
      await page.goto(locale === 'ru' ? '/' : '/ro');
      await page
        .getByRole('link', { name: words('menu.catalogue') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/produs$/);
      await page.locator('main a[href$="/smartphones"]').first().click();
      await expect(page).toHaveURL(/\/smartphones$/);
      await page.locator('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\//);
      await expect(page.getByRole('heading', { name: words('product.properties') })).toBeVisible();
      await expect(page.locator('main')).toContainText('MDL');
    });
  }

  test('filters, order and pages are in the address', async ({ page }) => {
    const words = wordsOf('ru');
    await page.goto('/smartphones');
    await page.getByRole('checkbox', { name: /^8 ГБ/ }).first().check();
    await page.getByRole('combobox', { name: words('listing.sort') }).selectOption('price+');
    await page
      .getByRole('button', { name: words('listing.apply') })
      .first()
      .click();
    await expect(page).toHaveURL(/spec_filter=ram%3A8-gb/);
    await expect(page).toHaveURL(/sort=price%2B/);
    await page.getByRole('link', { name: words('listing.next') }).click();
    await expect(page).toHaveURL(/page=2/);
  });
});

test('a search by Enter leads to what was found', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.openAny();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('xiaomi');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=xiaomi/);
  await expect(page.getByRole('article').first()).toContainText(/xiaomi/i);
});

test('the price slider ends where the prices do, moves in round steps, and a range upside down is turned over', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  await shopper.open('/smartphones');
  const first = page.locator('main').getByRole('article').first().locator('.price').first();
  const filters = page.getByRole('complementary', { name: words('listing.filters') });
  const right = filters.getByRole('slider', { name: words('listing.priceTo') });
  const dearest = Number(await right.inputValue()) - 1;
  // Of a model the list shows the cheapest that the filters leave: with this one it is the dearest of all.
  await shopper.open(`/smartphones?price_from=${dearest}`);
  await expect(first).toContainText(new RegExp(`${String(dearest).split('').join('\\D?')}\\D*MDL`));
  await shopper.open('/smartphones');
  await expect(right).toHaveValue(String(dearest + 1));
  await right.press('ArrowLeft');
  await expect(page).toHaveURL(/price_to=\d+00$/);

  await filters.getByRole('textbox', { name: words('listing.priceFrom') }).fill('9000');
  await filters.getByRole('textbox', { name: words('listing.priceTo') }).fill('3000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_from=3000&price_to=9000/);
  await expect(filters.getByRole('textbox', { name: words('listing.priceFrom') })).toHaveValue('3000');
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
});

test('a filter is a tick, a chip and a part of the address', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/smartphones');
  await page
    .getByRole('checkbox', { name: /^Honor/ })
    .first()
    .check();
  await expect(page).toHaveURL(/spec_filter=brand%3A/);
  const chip = page.getByRole('link', { name: phrase(shopper.words('listing.remove')) }).first();
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/spec_filter/);
  await expect(page.getByRole('checkbox', { name: /^Honor/ }).first()).not.toBeChecked();
});

test('the language switch keeps the page and is remembered for /', async ({ shopper: as, page, context }) => {
  const shopper = as('ru');
  await shopper.open('/search?query=samsung');
  await page
    .getByRole('link', { name: /^RO$|Română/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ro\/search\?query=samsung/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('ro');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  await page.goto('/');
  await expect(page).toHaveURL(/\/ro$/);
});

test.describe('a link to a page that is not there', () => {
  test.use({ provoked: /status of 404/ });

  /** What a press on a link does, for a link that no page of the shop has. */
  const follow = (page: Page, path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      history.pushState(null, '', '#');
      history.back();
    }, path);

  test('REDIRECT-7: leads where the page has moved, else to the error page', async ({ shopper: as, page }) => {
    const shopper = as('ro');
    const env = { ...process.env, DATA_DIR: 'data/tests-e2e' };
    const moved = ['server/launch/shop.mjs', 'redirects', 'add', '/ro/promo/mutat', '/ro/produs'];
    execFileSync(process.execPath, moved, { cwd: root, env });
    await shopper.open('/about');
    await follow(page, '/ro/promo/mutat?utm_source=x');
    await expect(page).toHaveURL(/\/ro\/produs\?utm_source=x$/);
    await shopper.settled();
    const asked = page.waitForResponse(
      (response) => response.status() === 404 && response.request().isNavigationRequest(),
    );
    await follow(page, '/ro/promo/nu-este');
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.words('error.missing'));
  });
});
