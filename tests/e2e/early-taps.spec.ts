import type { Page } from '@playwright/test';
import { holdScripts, openBeforeHydration } from './support/held-scripts.ts';
import { enterVitrina, vitrinaAddress } from './support/partner.ts';
import { readProvider } from './support/provider-database.ts';
import { expect, test } from './support/shopper.ts';
import { phrase } from './support/words.ts';

/** The cart that is stored, and how many addings were reported to analytics. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    lines: JSON.parse(localStorage.getItem('cart') ?? '[]').map(({ count }: { count: number }) => count),
    reported: JSON.stringify(Reflect.get(window, 'dataLayer') ?? []).split('"add_to_cart"').length - 1,
  }));

test('a press before hydration adds to the cart immediately, or is replayed after hydration @both', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  const release = await holdScripts(page);
  await openBeforeHydration(page, '/smartphones');
  const add = page.getByRole('button', { name: phrase(words('tile.addOf')) }).first();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await expect(add).toHaveAttribute('data-added', words('tile.inCart'));
  await expect(page.getByText(words('cart.added'))).toBeVisible();
  // Impatience is no second order.
  await add.click();
  expect(await kept(page)).toEqual({ lines: [1], reported: 0 });
  const other = page.getByRole('button', { name: phrase(words('compare.toggleOf')) }).first();
  await other.click();
  await expect(other).toHaveAttribute('data-pressed', '');
  release();
  await shopper.settled();
  await expect(shopper.cart).toBeVisible();
  await expect(shopper.cart.getByRole('list', { name: words('cart.lines') }).getByRole('listitem')).toHaveCount(1);
  expect(await kept(page)).toEqual({ lines: [1], reported: 1 });
  await expect(page.locator('[data-pressed], [data-added][data-adds], [data-count], body > [role=status]')).toHaveCount(
    0,
  );
  await shopper.cart.getByRole('button', { name: words('cart.close') }).click();
  const count = page.locator('main').getByRole('textbox', { name: phrase(words('cart.count')) });
  await expect(count).toHaveValue('1');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
});

test('what went in the cart before the page was alive is reported by the page that follows, which it does not cover', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ro');
  const { words } = shopper;
  const release = await holdScripts(page);
  await openBeforeHydration(page, '/ro/smartphones');
  const add = page.getByRole('button', { name: phrase(words('tile.addOf')) }).first();
  await add.click();
  await expect(add).toHaveAttribute('data-added', words('tile.inCart'));
  release();
  await shopper.openAny();
  await expect(page.getByRole('button', { name: words('cart.buttonWithCount', { count: 1 }) })).toBeVisible();
  expect(await kept(page)).toEqual({ lines: [1], reported: 1 });
  await expect(shopper.cart).toBeHidden();
});

test('CART-30: what a partner presses before the page is alive goes in the cart at their own price, and never while a customer looks', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  const [goods] = readProvider<{ url: string }>(
    'SELECT url FROM product WHERE second_price < price AND is_restricted = 0 AND available > 20 LIMIT 1',
  );
  const path = `/product/${goods?.url}`;
  await enterVitrina(shopper, path, baseURL ?? '');
  const release = await holdScripts(page);
  for (const [viewer, tier, name] of [
    ['partner', 'second', 'priceTiers.second.addOf'],
    ['customer', 'retail', 'tile.addOf'],
  ] as const) {
    await page.evaluate((who) => {
      localStorage.removeItem('cart');
      sessionStorage.setItem('viewer', who);
    }, viewer);
    const address = vitrinaAddress(shopper, path, baseURL ?? '');
    if (viewer === 'customer') await page.context().addCookies([{ name: 'viewer', value: viewer, url: address }]);
    await openBeforeHydration(page, address);
    const add = page.locator('main').getByRole('button', { name: phrase(shopper.words(name)) });
    await add.first().click();
    await expect(add.first()).toHaveAttribute('data-added', shopper.words('tile.inCart'));
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0]?.tier)).toBe(tier);
  }
  release();
});

test('the filters of a phone come with their first opening, however late @narrow', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  const { words } = shopper;
  await shopper.open('/smartphones');
  const release = await holdScripts(page);
  await page.getByRole('button', { name: words('listing.filters') }).click();
  const sheet = page.getByRole('dialog', { name: words('listing.filters') });
  await expect(sheet.getByRole('button', { name: words('listing.closeFilters') })).toBeVisible();
  await expect(sheet.getByRole('checkbox')).toHaveCount(0);
  release();
  await sheet.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/spec_filter=/);
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
