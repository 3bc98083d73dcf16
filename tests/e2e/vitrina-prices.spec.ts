import type { Locator } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

/** A phone with three goods that fit it, of which two have a second price. */
const FITTED = '/product/apple-iphone-17-pro-256gb-navy';

const HEIGHT = 900;

/** Left and right edge of what is seen, px. */
const edgesOf = async (seen: Locator): Promise<readonly number[]> => {
  const { x, width } = (await seen.boundingBox()) ?? { x: 0, width: 0 };
  return [Math.round(x), Math.round(x + width)];
};

for (const locale of ['ru', 'ro'] as const) {
  test(`a partner sees at which price a product is in the cart in ${locale} @nightly`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await enterVitrina(shopper, '/vitrina/smartphones', baseURL ?? '');
    await page.getByTitle(words('listing.view.tiles')).click();
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
        tile.locator('.sold-at').getByText(words(`priceTiers.${at}.short`), { exact: true });
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

  test(`a partner's rows are low, their own price first, in ${locale} @nightly`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await enterVitrina(shopper, '/vitrina/smartphones', baseURL ?? '');
    const first = page
      .locator('.product-grid > li')
      .filter({ has: page.locator('.tier-button:not(:empty)') })
      .first();
    const own = first.locator('.buy-button');
    const ordinary = first.locator('.tier-button');
    for (const [width, most] of [
      [360, 130],
      [768, 80],
      [1280, 84],
    ] as const) {
      await page.setViewportSize({ width, height: HEIGHT });
      // A window that has just changed its width is still being laid out.
      await expect(async () => {
        expect((await first.boundingBox())?.height ?? HEIGHT, `at ${width}`).toBeLessThanOrEqual(most);
        const [[left = 0, right = 0], [next = 0]] = [await edgesOf(own), await edgesOf(ordinary)];
        expect(left, `at ${width}`).toBeLessThan(right);
        expect(right, `at ${width}`).toBeLessThan(next);
      }).toPass({ timeout: 60_000 });
      // SECOND-1: on a phone the buttons name the prices themselves.
      for (const [button, tier] of [
        [own, 'second'],
        [ordinary, 'retail'],
      ] as const) {
        await expect(button.getByText(words(`priceTiers.${tier}.short`), { exact: true })).toBeVisible({
          visible: width < 768,
        });
        await expect(button).toContainText(phrase(words('priceTiers.add')));
        expect(await button.evaluate((it) => it.scrollWidth <= it.clientWidth), `at ${width}`).toBe(true);
      }
    }
  });

  test(`SECOND-8: a partner pre-orders below the ordinary price, in ${locale}`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const [coming] = readProvider<{ url: string; code: string }>(
      `SELECT url, code FROM product WHERE second_price < price AND available = 0 AND is_preorder = 1 AND is_restricted = 0
       AND url LIKE 'xiaomi-17-ultra%' ORDER BY id LIMIT 1`,
    );
    if (!coming) throw new Error('The provider has not the goods for this test');
    await enterVitrina(shopper, '/search?query=xiaomi+17+ultra', baseURL ?? '');
    await page.getByTitle(words('listing.view.tiles')).click();
    const tile = page.locator('.tile').filter({ has: page.locator(`[href$="${coming.url}"]`) });
    const ask = tile.getByRole('button', { name: phrase(words('leads.preorderOf')) });
    await expect(tile.locator('.tier-price').first()).toContainText(words('priceTiers.retail.short'));
    await expect(ask).toContainText(words('leads.preorderAt'));
    // Its icon and its two lines stand together in the middle.
    const apart = await ask.evaluate((button) => {
      const drawn = button.querySelector('svg')?.getBoundingClientRect();
      const said = document.createRange();
      said.selectNodeContents(button.querySelector('span') ?? button);
      return said.getBoundingClientRect().left - (drawn?.right ?? 0);
    });
    expect(Math.round(apart)).toBe(8);
    await page.getByTitle(words('listing.view.rows')).click();
    const price = tile.locator('.tier-price').filter({ hasText: words('priceTiers.retail.short') });
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      // A window that has just changed its width is still being laid out.
      await expect(async () => {
        expect(await edgesOf(ask), `at ${width}`).toEqual(await edgesOf(price));
      }).toPass({ timeout: 60_000 });
    }
  });

  test(`CART-31 CART-32: a line that is gone only leaves the cart, and holds it up in sight, in ${locale} @mobile`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words, cart } = shopper;
    const [sold] = readProvider<{ url: string }>(
      'SELECT url FROM product WHERE second_price IS NOT NULL AND available > 3 AND is_restricted = 0 ORDER BY id LIMIT 1',
    );
    const [absent] = readProvider<{ product_id: string; code: string }>(
      'SELECT product_id, code FROM product WHERE second_price IS NOT NULL AND available = 0 AND is_preorder = 0 AND is_restricted = 0 LIMIT 1',
    );
    if (!sold || !absent) throw new Error('The provider has not the goods for this test');
    await enterVitrina(shopper, `/product/${sold.url}`, baseURL ?? '');
    await page
      .getByRole('region', { name: words('product.buy') })
      .getByRole('button', { name: phrase(words('priceTiers.second.addOf')) })
      .click();
    await expect(cart).toBeVisible();
    await page.evaluate(({ product_id: productId }) => {
      const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
      const gone = { ...line, count: 4, product: { ...line.product, productId } };
      localStorage.setItem('cart', JSON.stringify([gone, line]));
    }, absent);
    await page.reload();
    await shopper.settled();
    await page
      .getByRole('button', { name: phrase(words('cart.button')) })
      .locator('visible=true')
      .first()
      .click();

    const line = cart
      .getByRole('list', { name: words('cart.lines') })
      .getByRole('listitem')
      .filter({ hasText: absent.code });
    await expect(line).toContainText(words('cart.obstacle.absent'));
    await expect(line.getByRole('textbox')).toHaveCount(0);
    await expect(line.getByRole('radio')).toHaveCount(0);
    await expect(cart.getByRole('radio')).toHaveCount(2);
    await expect(cart.getByRole('radio').first()).toHaveAccessibleName(phrase(words('priceTiers.second.name')));
    await expect(cart.getByText(words('cart.items', { count: 1 }), { exact: true })).toBeVisible();
    const reason = cart.getByText(words('cart.blocked'));
    const aside = cart.getByRole('button', { name: words('cart.putAside') });
    for (const seen of [reason, aside]) await expect(seen).toBeInViewport({ ratio: 1 });
    await expectNoBarrier(page, 'a line that is gone', 'dialog[open]');

    // Nor has it a price for a customer (SECOND-4).
    await page.keyboard.press('Alt+v');
    await expect(cart.getByText(words('customerView.price'))).toHaveCount(1);
    await expect(line.getByText(words('customerView.price'))).toHaveCount(0);

    await line.getByRole('button', { name: phrase(words('cart.setAside')) }).click();
    await expect(reason).toBeHidden();
    await expect(cart.getByRole('region', { name: words('cart.saved') })).toContainText(words('cart.savedAbsent'));
  });
}

for (const locale of ['ru', 'ro'] as const)
  test(`all that fits a product goes to the cart at the partner's price, or at the ordinary one, in ${locale} (SECOND-9) @narrow`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words, cart } = shopper;
    await enterVitrina(shopper, FITTED, baseURL ?? '');
    const [own, retail] = ['1\u00A0452\u00A0MDL', '1\u00A0597\u00A0MDL'];
    const all = page.getByRole('button', { name: words('fits.second.three', { sum: own }), exact: true });
    const quiet = page.getByRole('button', { name: words('priceTiers.add', { price: retail }) });
    // What stands below comes once somebody reads on.
    await expect(async () => {
      await page.mouse.wheel(0, 800);
      await expect(all).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(quiet).toBeVisible();
    for (const button of [all, quiet])
      expect(await button.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);

    await page.keyboard.press('Alt+v');
    await expect(all).toBeHidden();
    await expect(quiet).toBeHidden();
    await expect(page.getByRole('button', { name: words('fits.three', { sum: retail }), exact: true })).toBeVisible();
    await page.keyboard.press('Alt+v');

    // It is found from the price, too.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: phrase(`${words('fits.title')}: {{many}}`) }).click();
    await expect(page.getByRole('heading', { name: words('fits.title') })).toBeInViewport();

    await all.click();
    await expect(cart).toBeVisible();
    for (const price of ['845', '299', '308']) await expect(cart).toContainText(`${price}\u00A0MDL`);
    // With the delivery at 50.
    await expect(cart).toContainText('1\u00A0502\u00A0MDL');
  });
