import type { Locator, Page } from '@playwright/test';
import { localePath } from '#core/kernel/locale/index.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1536] as const;
const HEIGHT = 900;

/** What of the prices in lists sticks out of its tile, or out of the window, at any width. */
const stickingOut = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  await expect(page.locator('.tile-costs').first()).toBeVisible();
  // What lies below the first sight has no measures until it is laid out.
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const wide = await page.evaluate(() => [
      ...[...document.querySelectorAll('.tile-costs')]
        // Half a pixel is a matter of rounding.
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 0.5)
        .map(({ textContent }) => textContent),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page itself'] : []),
    ]);
    found.push(...wide.map((what) => `${width}: ${what}`));
  }
  return found;
};

/** Left and right edge of what is seen, px. */
const edgesOf = async (seen: Locator): Promise<readonly number[]> => {
  const { x, width } = (await seen.boundingBox()) ?? { x: 0, width: 0 };
  return [Math.round(x), Math.round(x + width)];
};

for (const locale of ['ru', 'ro'] as const) {
  test(`prices keep to their tiles at every width in ${locale}`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    for (const path of ['/', '/laptops', '/smartphones']) {
      await page.goto(localePath(path, locale));
      await shopper.settled();
      expect(await stickingOut(page), path).toEqual([]);
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
        expect(await stickingOut(page), `${path} of a ${viewer}`).toEqual([]);
      }
    }
  });

  test(`a partner sees at which price a product is in the cart in ${locale}`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await enterVitrina(shopper, '/vitrina/smartphones', baseURL ?? '');
    const both = page.locator('.tile').filter({
      has: page.getByRole('button', { name: phrase(words('priceTiers.retail.addOf')) }),
    });
    for (const [tier, other] of [
      ['retail', 'second'],
      ['second', 'retail'],
    ] as const) {
      const address = (await both.first().getByRole('link').first().getAttribute('href')) ?? '';
      const tile = page.locator('.tile').filter({ has: page.locator(`[href="${address}"]`) });
      const said = (at: typeof tier) =>
        tile.getByRole('paragraph').getByText(words(`priceTiers.${at}.at`), { exact: true });
      const height = async () => (await tile.locator('.tile-buy').boundingBox())?.height;
      const ofButtons = await height();
      await tile.getByRole('button', { name: phrase(words(`priceTiers.${tier}.addOf`)) }).click();
      await expect(said(tier)).toBeVisible();
      await expect(said(other)).toHaveCount(0);
      expect(await height()).toBe(ofButtons);
      // The cart, or the word that it was added, is in the way no more.
      await page.reload();
      await shopper.settled();

      // In rows the column of its price says it.
      await page.getByTitle(words('listing.view.rows')).click();
      const price = tile.locator('.tier-price').filter({ hasText: words(`priceTiers.${tier}.short`) });
      const count = tile.getByRole('textbox').locator('..');
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        // A window that has just changed its width is still being laid out.
        await expect(async () => {
          expect(await edgesOf(count), `${tier} at ${width}`).toEqual(await edgesOf(price));
        }).toPass({ timeout: 60_000 });
      }
      await page.getByTitle(words('listing.view.tiles')).click();

      // Turned to a customer, nothing tells of it.
      await page.keyboard.press('Alt+v');
      await expect(said(tier)).toHaveCount(0);
      await expect(count).toBeVisible();
      await page.keyboard.press('Alt+v');
      await expect(said(tier)).toBeVisible();

      await page.goto(vitrinaAddress(shopper, '/', baseURL ?? '').replace(/\/(?:ro)?$/, address));
      await shopper.settled();
      await expect(
        page
          .getByRole('region', { name: words('product.buy') })
          .getByRole('paragraph')
          .getByText(words(`priceTiers.${tier}.at`), { exact: true }),
      ).toBeVisible();
      await page.goto(vitrinaAddress(shopper, '/vitrina/smartphones', baseURL ?? ''));
      await shopper.settled();
    }
  });
}
