import type { Page } from '@playwright/test';
import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { choose } from './support/choose.ts';

const uniqueName = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;
const offersOf = (name: string) =>
  readProvider<{ device: string; estimate: number; number: string }>(
    `SELECT number, device, estimate FROM orders JOIN order_trade_in ON order_id = id WHERE name = ?`,
    name,
  );

/** Tells of an iPhone 13 in good condition on the page of trade-in. */
const tellOfPhone = async ({ page, words }: Shopper): Promise<void> => {
  const form = page.locator('main').getByRole('form', { name: words('tradeIn.heading') });
  await choose(form.getByLabel(words('tradeIn.kind')), 1);
  await choose(form.getByLabel(words('tradeIn.brand')), 'Apple');
  await choose(form.getByLabel(words('tradeIn.model')), 'iPhone 13');
  await choose(form.getByLabel(words('tradeIn.memory')), 1);
  await form.getByRole('radio').nth(1).check();
  await expect(form.getByText(/3\s750–4\s350\sMDL/)).toBeVisible();
};

/** The whole lei of a text such as `27 249 MDL`; NaN without any. */
const leiIn = (text: string | null): number => Number(/(\d[\d\s]*)\sMDL/.exec(text ?? '')?.[1]?.replaceAll(/\s/g, ''));

/** The sum of layout shifts that nobody caused by a press. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!shift.hadRecentInput) sum += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const locale of locales) {
  test.describe(`a used device in ${locale} @mobile`, () => {
    test('TRADEIN-5 TRADEIN-8: described once counts everywhere and goes with the order', async ({
      shopper: as,
      page,
    }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const main = page.locator('main');
      const name = uniqueName('Обмен Schimb');

      // A product invites to tell of a device.
      await shopper.openProduct();
      const product = page.url();
      await main.getByRole('link', { name: words('product.oldDeviceLink') }).click();
      await expect(page).toHaveURL(/\/trade-in$/);
      await tellOfPhone(shopper);
      await main.getByRole('button', { name: phrase(words('device.countIn')) }).click();
      await expect(main.getByText(phrase(words('device.counted')))).toBeVisible();
      await expectNoBarrier(page, 'a device counted in');

      // Tiles have their estimate once the page is alive, and nothing moves for it.
      await shopper.open('/smartphones');
      const tile = main.getByRole('article').filter({ hasText: 'iPhone 13' }).first();
      await expect(tile.getByText(phrase(words('device.with')))).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(0.02);
      await expectNoBarrier(page, 'tiles with a device');

      await page.goto(product);
      await shopper.settled();
      const estimated = main.getByText(phrase(words('device.about'))).first();
      await expect(estimated).toBeVisible();
      await expect(main.getByText(words('device.confirmed'))).toBeVisible();
      const price = leiIn(await main.locator('section .prices').first().textContent());
      expect(leiIn(await estimated.textContent())).toBe(Math.max(0, price - 3_750));
      expect(await shiftOf(page)).toBeLessThan(0.02);

      // The cart has it beside the total, which stays; one press takes it out and one puts it back.
      await shopper.addToCart();
      const remains = shopper.cart.getByText(phrase(words('device.remains')));
      await expect(remains).toBeVisible();
      const total = leiIn(await shopper.cart.locator('dl dd.price').filter({ visible: true }).textContent());
      expect(leiIn(await remains.textContent())).toBe(total - Math.min(3_750, price));
      await expectNoBarrier(page, 'a cart with a device');
      await shopper.cart.getByRole('button', { name: words('device.remove', { title: 'iPhone 13' }) }).click();
      await expect(remains).toBeHidden();
      await expect(shopper.cart.getByText(phrase(words('device.removed')))).toBeVisible();
      await shopper.cart.getByRole('button', { name: words('device.undo'), exact: true }).click();
      await expect(remains).toBeVisible();

      await shopper.startCheckout();
      await expect(shopper.checkout.getByText(phrase(words('device.remains')))).toBeVisible();
      await shopper.fillContact(name, '069 123 4'.concat(String(10 + locales.indexOf(locale))));
      await shopper.checkout.getByText(words('delivery.pickup')).click();
      await shopper.checkout
        .getByRole('radiogroup', { name: words('delivery.shops') })
        .getByRole('radio')
        .first()
        .check();
      await shopper.submitOrder();
      await expect(main.getByText(phrase(words('device.offered')))).toContainText('Apple iPhone 13');
      const [offer, ...more] = offersOf(name);
      expect(more).toEqual([]);
      expect(offer).toMatchObject({ estimate: 375_000, device: expect.stringContaining('Apple iPhone 13') });
      await expect(main).toContainText(offer?.number ?? '');
      expect(leiIn(await main.locator('span.price').first().textContent())).toBe(price);

      // It has gone with the order: prices are again as for anybody.
      await page.goto(product);
      await shopper.settled();
      await expect(main.getByRole('link', { name: words('product.oldDeviceLink') })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('device'))).toBeNull();
    });

    test('TRADEIN-10: is taken out with one press, for every page @nightly', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const main = page.locator('main');
      await shopper.open('/trade-in');
      await tellOfPhone(shopper);
      await main.getByRole('button', { name: phrase(words('device.countIn')) }).click();
      await shopper.openProduct();
      await main.getByRole('button', { name: words('device.remove', { title: 'iPhone 13' }) }).click();
      await expect(main.getByText(phrase(words('device.removed')))).toBeVisible();
      await main.getByRole('button', { name: words('device.undo'), exact: true }).click();
      await expect(main.getByText(words('device.confirmed'))).toBeVisible();
      await main.getByRole('button', { name: words('device.remove', { title: 'iPhone 13' }) }).click();
      await page.reload();
      await shopper.settled();
      await expect(main.getByRole('link', { name: words('product.oldDeviceLink') })).toBeVisible();
      await shopper.open('/smartphones');
      await expect(main.getByRole('article').filter({ hasText: 'iPhone 13' })).toHaveCount(0);
    });
  });
}

test.describe('where the provider gives no estimates', () => {
  test('TRADEIN-5 TRADEIN-9: nothing is offered, and a device that is over is dropped with words @nightly', async ({
    shopper: as,
    page,
  }) => {
    const shopper = as('ru');
    const { words } = shopper;
    const main = page.locator('main');
    const unknown = { ok: false, error: { kind: 'domain', code: 'not_found', message: '', retryable: false } };
    await page.route('**/api/trade-in/estimate*', (route) => route.fulfill({ json: unknown }));
    await shopper.open('/trade-in');
    await tellOfPhone(shopper);
    await expect(main.getByRole('button', { name: phrase(words('device.countIn')) })).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem(
        'device',
        JSON.stringify({
          ...{ modelId: 'apple-iphone-13', memory: '128 ГБ', condition: 'good', title: 'iPhone 13' },
          ...{ device: 'Apple iPhone 13 128 ГБ', worth: 375_000, until: Date.now() - 1 },
        }),
      ),
    );
    await shopper.findProduct();
    await expect(main.getByText(phrase(words('device.dropped')))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('device'))).toBeNull();
  });
});
