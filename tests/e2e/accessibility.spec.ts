import AxeBuilder from '@axe-core/playwright';
import { locales } from '#core/locale/index.ts';
import { expect, test } from './support/shopper.ts';

for (const locale of locales) {
  test(`product, cart and checkout in ${locale} have no barrier @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const expectNoBarrier = async (where: string) => {
      await page.waitForTimeout(350);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        where,
      ).toEqual([]);
    };
    await shopper.findProduct();
    await expectNoBarrier('product');
    await shopper.addToCart();
    await expectNoBarrier('cart');
    await shopper.startCheckout();
    await expectNoBarrier('checkout');
    await shopper.submitOrder();
    await expectNoBarrier('checkout with errors');
  });
}
