import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

const pdf = { name: 'CV Ion.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(50_000)}`) };

for (const locale of locales) {
  test.describe(`in ${locale} @mobile`, () => {
    test.use({ provoked: /status of 404/ });

    test('an order is followed from where it ended', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const name = `Статус ${Math.random().toString(36).slice(2, 8)}`;
      const title = await shopper.openProduct();
      await shopper.addToCart();
      await shopper.startCheckout();
      await shopper.fillContact(name, '069 123 456');
      await shopper.checkout.getByLabel(words('delivery.street')).fill('str. Pușkin 1');
      await shopper.submitOrder();
      await expect(page).toHaveURL(/\/confirmation/);
      const success = page.getByRole('dialog', { name: words('checkout.success') });
      await expect(success.getByRole('listitem')).toHaveCount(3);
      await expect(success.getByText(words('order.paid.cash.pending'))).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(success).toBeHidden();
      await expect(page.getByRole('main').getByText(words('order.paid.cash.pending'))).toHaveCount(1);
      const [placed] = readProvider<{ number: string }>('SELECT number FROM orders WHERE name = ?', name);
      await page.getByRole('link', { name: words('order.check') }).click();
      const main = page.locator('main');
      await expect(main.getByLabel(words('order.number'))).toHaveValue(placed?.number ?? '');
      await main.getByLabel(words('order.phone')).fill('078 000 111');
      await main.getByRole('button', { name: words('order.ask') }).click();
      await expect(main.getByRole('heading', { name: words('order.none') })).toBeFocused();
      await main.getByLabel(words('order.phone')).fill('(069) 12-34-56');
      await main.getByRole('button', { name: words('order.ask') }).click();
      await expect(main.getByRole('heading', { level: 2, name: placed?.number ?? '' })).toBeFocused();
      await expect(main.getByRole('list', { name: words('order.steps') }).getByRole('listitem')).toHaveCount(5);
      // Beside its label the payment is not named again.
      await expect(main.getByRole('article').getByText(words('checkout.pay.cash'), { exact: true })).toHaveCount(1);
      await expect(main.getByText('str. Pușkin 1')).toBeVisible();
      await expect(main.getByText(words('order.when'))).toBeVisible();
      await expect(main.getByRole('list', { name: words('order.goods') })).toContainText(title);
      await expectNoBarrier(page);
    });

    test('orders of this browser are listed, repeated and cancelled', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const name = `Мои ${Math.random().toString(36).slice(2, 8)}`;
      const title = await shopper.openProduct();
      await shopper.addToCart();
      await shopper.startCheckout();
      await shopper.fillContact(name, '069 123 456');
      await shopper.checkout.getByLabel(words('delivery.street')).fill('str. Pușkin 1');
      await shopper.submitOrder();
      await expect(page).toHaveURL(/\/confirmation/);
      await expect(page.getByRole('dialog', { name: words('checkout.success') })).toBeVisible();
      await page.keyboard.press('Escape');
      const number =
        readProvider<{ number: string }>('SELECT number FROM orders WHERE name = ?', name)[0]?.number ?? '';
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words('nav.orders') })
        .click();
      const mine = page.getByRole('region', { name: words('order.mine') });
      await expect(mine).toContainText(number);
      await expect(mine).toContainText(title);
      await expect(mine.getByText(words('order.step.accepted'))).toBeVisible();
      await expectNoBarrier(page, 'my orders');
      await mine.getByRole('button', { name: words('order.repeat') }).click();
      await expect(shopper.cart).toContainText(title);
      await page.keyboard.press('Escape');
      await expect(shopper.cart).toBeHidden();

      await mine.getByRole('button', { name: words('order.cancel') }).click();
      await mine.getByRole('button', { name: words('order.cancelNo') }).click();
      await mine.getByRole('button', { name: words('order.cancel') }).click();
      await mine.getByRole('button', { name: words('order.cancelYes') }).click();
      await expect(mine.getByText(words('order.cancelled', { number }))).toBeFocused();
      await expect(mine.getByText(words('order.step.cancelled'), { exact: true })).toBeVisible();
      const cancelled = readProvider<{ n: number }>(
        'SELECT count(*) AS n FROM order_cancelled JOIN orders ON orders.id = order_id WHERE name = ?',
        name,
      );
      expect(cancelled[0]?.n).toBe(1);

      // What is open above is not offered a second time.
      await mine.getByRole('button', { name: words('order.open') }).click();
      await expect(page.locator('main').getByRole('heading', { level: 2, name: number })).toBeFocused();
      await expect(mine.getByRole('button', { name: words('order.open') })).toBeHidden();

      await page.reload();
      await expect(mine.getByText(words('order.step.cancelled'), { exact: true })).toBeVisible();
      await mine.getByRole('button', { name: words('order.forget', { number }) }).click();
      await expect(mine).toBeHidden();
    });

    test('a CV is sent for the open vacancy', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const name = `CV ${Math.random().toString(36).slice(2, 8)}`;
      await shopper.open('/career');
      await page
        .locator('main')
        .getByRole('button', { name: words('career.answer') })
        .first()
        .click();
      const form = page.getByRole('dialog', { name: words('career.formTitle') });
      await form.getByRole('button', { name: words('career.submit') }).click();
      await expect(form.getByLabel(words('checkout.name'))).toBeFocused();
      await expect(form.getByText(words('career.fileError.required'))).toBeVisible();
      await expectNoBarrier(page);
      const file = form.getByLabel(words('career.file'));
      await file.setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
      await expect(form.getByText(words('career.fileError.kind'))).toBeVisible();
      await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      await expect(form.getByText(words('career.fileError.too_large'))).toBeVisible();
      await file.setInputFiles(pdf);
      await expect(form.getByText(pdf.name)).toBeVisible();
      await form.getByLabel(words('checkout.name')).fill(name);
      await form.getByLabel(words('checkout.phone')).fill('069123456');
      await form.getByRole('button', { name: words('career.submit') }).click();
      await expect(page.getByRole('dialog', { name: words('career.sent') })).toContainText(
        '+373\u00A069\u00A0123\u00A0456',
      );
      await expectNoBarrier(page);
      const kept = readProvider<{ body: string }>("SELECT body FROM lead WHERE kind = 'cv'");
      expect(kept.filter(({ body }) => body.includes(name))).toHaveLength(1);
    });
  });
}

test.describe('without a connection', () => {
  test.use({ provoked: /ERR_/ });

  test('a CV waits in its form and goes on by one press', async ({ shopper: as, page }) => {
    const shopper = as('ru');
    const { words } = shopper;
    await shopper.open('/career');
    await page
      .locator('main')
      .getByRole('button', { name: words('career.answer') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: words('career.formTitle') });
    await form.getByLabel(words('career.file')).setInputFiles(pdf);
    await form.getByLabel(words('checkout.name')).fill('Ион Русу');
    await form.getByLabel(words('checkout.phone')).fill('069123456');
    await page.route('**/api/careers/cv', (route) => route.abort());
    await form.getByRole('button', { name: words('career.submit') }).click();
    const problem = page.getByRole('dialog', { name: words('problem.title') });
    await expect(problem).toBeVisible();
    await expectNoBarrier(page);
    await page.goBack();
    await expect(problem).toBeHidden();
    await expect(form.getByLabel(words('checkout.name'))).toHaveValue('Ион Русу');
    await form.getByRole('button', { name: words('career.submit') }).click();
    await page.unroute('**/api/careers/cv');
    await problem.getByRole('button', { name: words('problem.retry') }).click();
    await expect(page.getByRole('dialog', { name: words('career.sent') })).toBeVisible();
  });
});
