import type { Locator, Page } from '@playwright/test';
import { vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expectHeardAs } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

const MOST_PRESSES = 150;

/** Presses Tab, or Shift and Tab on the way back, until an element has the focus, as someone without a pointer does. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const focused = await target.evaluateAll((elements) => elements.includes(document.activeElement as never));
    if (focused) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached by ${MOST_PRESSES} presses of ${key}: ${target.toString()}`);
};

test('the whole purchase by keyboard alone', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const name = `Клавиша ${Math.random().toString(36).slice(2, 8)}`;
  await shopper.open('/');
  await expectHeardAs(page.getByRole('main'), 'home', shopper.words);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shopper.words('header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('main').getByRole('link', { name: 'Смартфоны', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/smartphones$/);
  const link = page.locator('main').getByRole('article').first().getByRole('link').first();
  await expect(link).toBeVisible();
  await expectHeardAs(page.getByRole('main'), 'category', shopper.words);
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
  await expect(page.getByRole('dialog', { name: shopper.words('checkout.success') })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(readProvider('SELECT number FROM orders WHERE name = ?', name)).toHaveLength(1);
});

test('a search, and a comparison of what it finds, by keyboard alone @nightly', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  const { words } = shopper;
  await shopper.openAny();
  const field = page.getByRole('banner').getByRole('combobox');
  await tabTo(page, field);
  await page.keyboard.type('xiaomi');
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  await expect(results.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ro\/search\?query=xiaomi/);
  const tiles = page.getByRole('main').getByRole('article');
  for (const place of [0, 1]) {
    const toggle = tiles.nth(place).getByRole('button', { name: phrase(words('compare.toggleOf')) });
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  const toCompare = page.getByRole('banner').getByRole('link', { name: phrase(words('compare.name')) });
  await tabTo(page, toCompare, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  await expectHeardAs(page.getByRole('main'), 'compare', words);
  const [first = ''] = await columns.nth(0).getByRole('link').allTextContents();

  // A product moves, and the focus with it; then it goes.
  const right = page.getByRole('button', { name: words('compare.right', { title: first }) });
  await tabTo(page, right);
  await page.keyboard.press('Enter');
  await expect(columns.nth(1)).toContainText(first);
  const remove = columns.nth(1).getByRole('button', { name: phrase(words('compare.remove')) });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(1);
});

test("a partner's sale by keyboard alone: from signing in to the order, and out again @nightly", async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  const { words, cart, checkout } = shopper;
  const name = `Клавиша ${Math.random().toString(36).slice(2, 8)}`;
  const [goods] = readProvider<{ code: string }>(
    "SELECT code FROM product WHERE second_price < price AND is_restricted = 0 AND code GLOB 'MI*' AND available > 20 LIMIT 1",
  );
  const code = goods?.code ?? '';
  await page.goto(vitrinaAddress(shopper, '/order/quick', baseURL ?? ''));
  await shopper.settled();
  await tabTo(page, page.getByLabel(words('auth.loginField')));
  await page.keyboard.type('partner');
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type('zori-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/quick$/);
  await shopper.settled();
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await tabTo(page, page.getByRole('textbox', { name: words('quickOrder.field') }));
  await page.keyboard.type(`${code} 2`);
  await page.keyboard.press('Control+Enter');
  const line = page
    .getByRole('list', { name: words('quickOrder.list') })
    .getByRole('listitem')
    .filter({ hasText: code });
  await expect(line).toBeVisible();
  await tabTo(page, line.getByRole('radio', { checked: true }));
  const partners = line.getByRole('radio', { name: words('priceTiers.second.name') });
  await expect(partners).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(partners).not.toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(partners).toBeChecked();
  await expectHeardAs(page.getByRole('main'), 'quickOrder', words);
  await press(page.getByRole('button', { name: words('quickOrder.toCart', { count: 1 }) }));
  await expect(cart).toBeVisible();
  await press(cart.getByRole('button', { name: words('cart.order') }));
  await expect(checkout).toBeVisible();
  for (const [label, text] of [
    ['checkout.name', name],
    ['checkout.phone', '069123456'],
    ['delivery.street', 'ул. Пушкина 1'],
  ] as const) {
    await tabTo(page, checkout.getByLabel(words(label)));
    await page.keyboard.type(text);
  }
  await press(checkout.getByRole('button', { name: words('checkout.submit') }));
  const success = page.getByRole('dialog', { name: words('checkout.success') });
  await expect(success).toBeVisible();
  await press(success.getByRole('button', { name: words('customerView.next') }));
  await expect(success).toBeHidden();
  expect(readProvider('SELECT number FROM orders WHERE name = ?', name)).toHaveLength(1);
  await press(page.getByRole('banner').getByRole('button', { name: words('auth.logout') }));
  await expect(page).toHaveURL(/\/auth/);
});
