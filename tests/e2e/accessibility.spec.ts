import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expectHeardAs } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

for (const locale of locales) {
  test(`product, cart and checkout in ${locale} have no barrier`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    await shopper.openProduct();
    await expectNoBarrier(page, 'product');
    await expectHeardAs(page.getByRole('main'), 'product', shopper.words);
    await shopper.addToCart();
    await expectNoBarrier(page, 'cart');
    await expectHeardAs(page.locator('body'), 'cart', shopper.words);
    await shopper.startCheckout();
    await expectNoBarrier(page, 'checkout');
    await expectHeardAs(page.locator('body'), 'checkout', shopper.words);
    // In the summary or at the foot of the screen, but once.
    await expect(shopper.checkout.getByRole('button', { name: shopper.words('checkout.submit') })).toHaveCount(1);
    await shopper.submitOrder();
    await expectNoBarrier(page, 'checkout with errors');
  });
}
