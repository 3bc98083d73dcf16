import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { test } from '#tests/e2e/support/shopper.ts';

for (const locale of locales) {
  test(`product, cart and checkout in ${locale} have no barrier @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    await shopper.openProduct();
    await expectNoBarrier(page, 'product');
    await shopper.addToCart();
    await expectNoBarrier(page, 'cart');
    await shopper.startCheckout();
    await expectNoBarrier(page, 'checkout');
    await shopper.submitOrder();
    await expectNoBarrier(page, 'checkout with errors');
  });
}
