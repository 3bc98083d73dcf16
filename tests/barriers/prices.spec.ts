import type { Page } from '@playwright/test';
import { localePath, locales } from '#core/kernel/locale/index.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1536] as const;
const HEIGHT = 900;

/** Nothing of the prices in lists sticks out of its tile, or out of the window, at any width. */
const expectPricesInTiles = async (page: Page, where: string): Promise<void> => {
  await expect(page.locator('.tile-costs').first()).toBeVisible();
  // What lies below the first sight has no measures until it is laid out.
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  const stickingOut = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('.tile-costs')]
        // Half a pixel is a matter of rounding.
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 0.5)
        .map(({ textContent }) => textContent),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page itself'] : []),
    ]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // A window that has just changed its width is still being laid out.
    await expect.poll(stickingOut, { message: `${where} at ${width}` }).toEqual([]);
  }
};

for (const locale of locales) {
  test(`prices keep to their tiles at every width in ${locale}`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    for (const path of ['/', '/laptops', '/smartphones']) {
      await page.goto(localePath(path, locale));
      await shopper.settled();
      await expectPricesInTiles(page, path);
    }
  });

  test(`a partner's prices and a customer's keep to their tiles at every width in ${locale}`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const paths = ['/vitrina/laptops', '/vitrina/smartphones', '/search?query=iphone'];
    await enterVitrina(shopper, '/', baseURL ?? '');
    for (const viewer of ['partner', 'customer']) {
      if (viewer === 'customer') await page.keyboard.press('Alt+v');
      for (const path of paths) {
        await page.goto(vitrinaAddress(shopper, path, baseURL ?? ''));
        await shopper.settled();
        await expectPricesInTiles(page, `${path} of a ${viewer}`);
      }
    }
  });
}
