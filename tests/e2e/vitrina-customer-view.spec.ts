import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

for (const locale of ['ru', 'ro'] as const)
  test(`SECOND-7: a customer at the screen finds no orders of others in ${locale} @wide`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const [order] = readProvider<{ number: string }>(
      "SELECT number FROM orders WHERE partner = 'partner' ORDER BY created_on DESC LIMIT 1",
    );
    if (!order) throw new Error('The demo partner has no orders');
    const open = async (path: string) => {
      await page.goto(vitrinaAddress(shopper, path, baseURL ?? ''));
      await shopper.settled();
    };
    const main = page.getByRole('main');
    const covered = main.getByRole('heading', { level: 1, name: words('customerView.covered') });
    const ownLinks = (['orders', 'quickOrder', 'quotes'] as const).map((name) =>
      page.getByRole('link', { name: words(`vitrina.links.${name}.title`) }).locator('visible=true'),
    );
    await enterVitrina(shopper, '/order', baseURL ?? '');
    const orders = main.getByRole('list', { name: words('orders.list') });
    await expect(orders).toBeVisible();
    for (const link of ownLinks) await expect(link.first()).toBeVisible();

    await page.keyboard.press('Alt+v');
    await expect(covered).toBeVisible();
    await expect(orders).toHaveCount(0);
    await expectNoBarrier(page, 'a covered page');
    for (const path of [
      '/order',
      '/order/figures',
      '/order/quick',
      '/order/quote',
      `/order/receipt?number=${order.number}`,
    ]) {
      await open(path);
      await expect(covered).toBeVisible();
      await expect(main).not.toContainText(order.number);
    }
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const link of ownLinks) await expect(link).toHaveCount(0);

    await open('/order');
    await main.getByRole('button', { name: words('customerView.leave') }).click();
    await expect(orders).toBeVisible();
    await expect(main).toBeFocused();
    for (const link of ownLinks) await expect(link.first()).toBeVisible();
  });

test('what narrows the orders is nothing that is searched for in the shop', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  await enterVitrina(shopper, '/order?query=phone', baseURL ?? '');
  await expect(page.getByLabel(words('orders.search'))).toHaveValue('phone');
  const field = page.getByRole('banner').getByRole('combobox');
  await expect(field).toHaveValue('');

  // Nor does what is searched for narrow the orders: cleared, it is gone from the address at once elsewhere (rule SEARCH-4).
  await field.fill('xiaomi');
  await expect(
    page
      .getByRole('listbox', { name: words('suggest.results') })
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('suggest.clear') })
    .click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\?query=phone$/);
});
