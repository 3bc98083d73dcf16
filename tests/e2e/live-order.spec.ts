import type { Browser, Page } from '@playwright/test';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { changeProvider, readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, Shopper, test } from '#tests/e2e/support/shopper.ts';

const PHONE = '069 123 456';
const STEP_MS = 20 * 60_000;
/** Longer than a page waits before it asks for its order again. */
const POLLED_MS = 31_000;

/** Orders a product that is brought; gives the order's number and what its private link carries. */
const order = async (shopper: Shopper) => {
  const name = `Live ${Math.random().toString(36).slice(2, 8)}`;
  const title = await shopper.openProduct();
  await shopper.addToCart();
  await shopper.startCheckout();
  await shopper.fillContact(name, PHONE);
  await shopper.checkout.getByLabel(shopper.words('delivery.street')).fill('str. Pușkin 1');
  await shopper.submitOrder();
  await expect(shopper.page).toHaveURL(/\/confirmation/);
  const [placed] = readProvider<{ number: string; key: string }>(
    'SELECT number, key FROM orders JOIN order_link ON order_id = orders.id WHERE name = ?',
    name,
  );
  return { title, number: placed?.number ?? '', key: placed?.key ?? '' };
};

/** The order goes on, as the provider's clock would have it: it is 20 min older. */
const goesOn = (number: string) =>
  changeProvider('UPDATE orders SET created_at = created_at - ? WHERE number = ?', String(STEP_MS), number);

const current = (page: Page) => page.locator('main').locator('[aria-current="step"]');

/** Somebody else's browser, which has never been here. */
const elsewhere = async (browser: Browser, locale: Locale) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('gifts', JSON.stringify(['ZORI2026'])));
  return new Shopper(page, locale);
};

for (const locale of locales) {
  test(`an order is followed by its private link, and cancelled with its phone, in ${locale}`, async ({
    shopper: as,
    page,
    browser,
  }) => {
    test.slow();
    const shopper = as(locale);
    const { words } = shopper;
    const { number, key, title } = await order(shopper);
    const success = page.getByRole('dialog', { name: words('checkout.success') });
    await success.getByRole('button', { name: words('checkout.toOrder') }).click();
    await page
      .locator('main')
      .getByRole('link', { name: words('live.open') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/order/live#${key}$`));
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(current(page)).toContainText(words('order.step.accepted'));
    // Only a shopper who picks up needs the way.
    await expect(main.getByRole('link', { name: words('contacts.map.google') })).toHaveCount(0);
    await expect(main.getByRole('list', { name: words('order.goods') })).toContainText(title);
    await expect(main.getByText(words('live.lead'))).toBeVisible();
    await expectNoBarrier(page, 'the live order');
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('heading', { name: words('receipt.title', { number }) })).toBeVisible();
    await page.emulateMedia({ media: null });

    const other = await elsewhere(browser, locale);
    const asked: string[] = [];
    other.page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await other.open(`/order/live#${key}`);
    await expect(current(other.page)).toContainText(words('order.step.accepted'));
    await expect(other.page.locator('main')).not.toContainText('123 456');

    for (const one of [page, other.page]) await one.evaluate(() => Object.assign(window, { stayed: true }));
    goesOn(number);
    for (const one of [page, other.page]) {
      await expect(current(one)).toContainText(words('order.step.confirmed'));
      const news = one.getByRole('status').filter({ hasText: words('order.step.confirmed') });
      await expect(news).toBeVisible();
    }

    const theirs = other.page.locator('main');
    await theirs.getByRole('button', { name: words('order.cancel') }).click();
    await theirs.getByLabel(words('order.phone')).fill('069 000 111');
    await theirs.getByRole('button', { name: words('live.cancelOn') }).click();
    await expect(theirs.getByText(words('live.phoneOther'))).toBeVisible();
    await expectNoBarrier(other.page, 'the phone of a live order');
    await theirs.getByLabel(words('order.phone')).fill(PHONE);
    await theirs.getByRole('button', { name: words('live.cancelOn') }).click();
    await theirs.getByRole('button', { name: words('order.cancelYes') }).click();
    await expect(current(other.page)).toContainText(words('order.step.cancelled'));
    await expect(current(page)).toContainText(words('order.step.cancelled'));
    await expect(main.getByText(words('live.lead'))).toBeHidden();
    for (const one of [page, other.page]) expect(await one.evaluate(() => 'stayed' in window)).toBe(true);
    // The key is in no address that anybody is sent.
    expect(asked.filter((address) => address.includes(key))).toEqual([]);
    await other.page.context().close();
  });
}

test.describe('where streams are blocked @mobile', () => {
  test.use({ provoked: /ERR_FAILED|status of 404/ });

  test('an order is asked for in their place @nightly', async ({ shopper: as, page }) => {
    test.slow();
    const shopper = as('ro');
    const { words } = shopper;
    await page.route('**/api/orders/live', (route) => route.abort());
    const { number, key } = await order(shopper);
    await page.clock.install();
    await shopper.openAny();
    await page.goto(`/ro/order/live#${key}`);
    await expect(current(page)).toContainText(words('order.step.accepted'));
    goesOn(number);
    // For 10 s, by the time of the world, the shop answers with what it asked for last.
    await expect
      .poll(async () => {
        await page.clock.fastForward(POLLED_MS);
        return current(page).textContent();
      })
      .toContain(words('order.step.confirmed'));
    await expectNoBarrier(page, 'the live order');

    const main = page.locator('main');
    await main.getByRole('button', { name: words('order.cancel') }).click();
    await main.getByRole('button', { name: words('order.cancelYes') }).click();
    await expect(current(page)).toContainText(words('order.step.cancelled'));
  });

  test('an incomplete or invalid link shows an error', async ({ shopper: as, page }) => {
    const shopper = as('ru');
    const { words } = shopper;
    for (const key of ['short', 'x'.repeat(32)]) {
      await shopper.openAny();
      await page.goto(`/order/live#${key}`);
      await expect(page.getByRole('heading', { level: 1, name: words('live.none') })).toBeVisible();
    }
    await expectNoBarrier(page, 'a link that leads nowhere');
  });
});
