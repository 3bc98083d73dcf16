import type { Locator, Page } from '@playwright/test';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

/** Presses Tab until an element has the focus, as someone without a pointer does. */
const tabTo = async (page: Page, target: Locator, most = 150): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    const focused = await target.evaluateAll((elements) => elements.includes(document.activeElement as never));
    if (focused) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target.toString()}`);
};

test('the whole purchase by keyboard alone', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const name = `Клавиша ${Math.random().toString(36).slice(2, 8)}`;
  await shopper.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shopper.words('header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('main').getByRole('link', { name: 'Смартфоны', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/smartphones$/);
  const link = page.locator('main').getByRole('article').first().getByRole('link').first();
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await tabTo(
    page,
    page
      .locator('main')
      .getByRole('button', { name: shopper.words('tile.add') })
      .first(),
  );
  await page.keyboard.press('Enter');
  // Presses are faster than a layer whose code is still on its way.
  await expect(shopper.cart).toBeVisible();
  await tabTo(page, shopper.cart.getByRole('button', { name: shopper.words('cart.order') }));
  await page.keyboard.press('Enter');
  await expect(shopper.checkout).toBeVisible();
  await tabTo(page, shopper.checkout.getByLabel(shopper.words('checkout.name')));
  await page.keyboard.type(name);
  await tabTo(page, shopper.checkout.getByLabel(shopper.words('checkout.phone')));
  await page.keyboard.type('069123456');
  const region = shopper.checkout.getByLabel(shopper.words('delivery.region'));
  await expect(region).toHaveAttribute('aria-haspopup', 'listbox');
  await tabTo(page, region);
  const options = page.getByRole('listbox').getByRole('option');
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveCount(35);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('унг');
  await expect(options).toHaveText(['Унгены']);
  await page.keyboard.press('Tab');
  await expect(region).toHaveText('Унгены');
  await expect(shopper.checkout.getByLabel(shopper.words('delivery.locality'))).toBeFocused();
  await tabTo(page, shopper.checkout.getByLabel(shopper.words('delivery.street')));
  await page.keyboard.type('ул. Пушкина 1');
  await tabTo(page, shopper.checkout.getByRole('button', { name: shopper.words('checkout.submit') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/confirmation/);
  await page.keyboard.press('Escape');
  expect(readProvider('SELECT number FROM orders WHERE name = ?', name)).toHaveLength(1);
});
