import { localeEntries } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { choose } from './support/choose.ts';

interface Goods {
  readonly code: string;
  readonly url: string;
}

/** A picture of one red dot. */
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC';

for (const locale of ['ru', 'ro'] as const)
  test(`a partner's own quotes in ${locale} @wide`, async ({ shopper: as, page, baseURL }) => {
    const shopper = as(locale);
    const { words, cart } = shopper;
    const [goods] = readProvider<Goods>(
      "SELECT code, url FROM product WHERE available > 20 AND discount > 0 AND is_restricted = 0 AND code GLOB 'MI*' ORDER BY id LIMIT 1",
    );
    await enterVitrina(shopper, `/product/${goods?.url}`, baseURL ?? '');
    await shopper.addToCart();
    await cart.getByRole('link', { name: words('quote.make') }).click();
    // The bar of a phone has room for the orders alone, which lead to it.
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    const here = words(`vitrina.links.${isPhone ? 'orders' : 'quotes'}.title`);
    await expect(page.getByRole('link', { name: here, exact: true }).locator('visible=true')).toHaveAttribute(
      'aria-current',
      'page',
    );
    const sheetOf = (number: number) => page.getByRole('region', { name: words('quote.titled', { number }) });

    // QUOTE-6: bears the firm's own name, phone and logo in place of the shop's; what is no picture is refused.
    // What the saving is counted from is seen at every width.
    await expect(page.getByRole('region').locator('tbody s:visible')).toHaveCount(1);
    await page.getByText(words('quote.firm')).click();
    await page.getByLabel(words('quote.firmName')).fill('Elektro Sud SRL');
    await page.getByLabel(words('quote.firmPhone')).fill('022 111 222');
    const logo = page.getByLabel(words('quote.logo'), { exact: true });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await expect(page.getByText(words('quote.logoWrong'))).toBeVisible();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
    await expect(page.getByText(words('quote.logoWrong'))).toBeVisible();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(LOGO, 'base64') });
    // These walks load no pictures.
    await expect(sheetOf(1).locator('header img')).toHaveAttribute('src', /^data:image\/(?:webp|png);base64,/);
    await expect(page.getByText(words('quote.logoWrong'))).toBeHidden();
    await expect(sheetOf(1)).toContainText('Elektro Sud SRL');

    // QUOTE-7: goes on from the number that the partner gives, and keeps it when it is saved.
    await page.getByLabel(words('quote.next')).fill('41');
    await page.getByLabel(words('quote.next')).blur();
    const settings = page.locator('summary').filter({ hasText: words('quote.settings') });
    if (await settings.isVisible()) await settings.click();
    await page.getByLabel(words('quote.customer')).fill('Mărțișor SRL');
    await expect(sheetOf(41)).toBeVisible();
    await page.getByRole('button', { name: words('quote.save'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '41' })).toHaveText(words('quote.isSaved', { number: 41 }));
    // QUOTE-10: there is nothing to save until something changes.
    const isKept = page.getByRole('button', { name: words('quote.isKept'), exact: true });
    await expect(isKept).toBeDisabled();
    await choose(page.getByLabel(words('quote.valid')), words('quote.days', { count: 7 }));
    await expect(isKept).toHaveCount(0);
    await page.getByRole('button', { name: words('quote.save'), exact: true }).click();
    await expect(isKept).toBeVisible();
    // Until another is made, which is a press away.
    await expect(page.getByRole('button', { name: words('quote.fromCart'), exact: true })).toBeVisible();
    // What was typed stays in another language of the offer.
    const other = locale === 'ru' ? 'ro' : 'ru';
    await page.getByRole('link', { name: localeEntries[other].name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('[name=customer]')).toHaveValue('Mărțișor SRL');
    await page.getByRole('link', { name: localeEntries[locale].name, exact: true }).click();
    await expect(sheetOf(41)).toContainText('Mărțișor SRL');
    await expectNoBarrier(page);
    // SECOND-7: a customer finds it covered, and no way to it from the cart; the partner finds it as it was.
    const covered = page.getByRole('heading', { level: 1, name: words('customerView.covered') });
    await page.keyboard.press('Alt+v');
    await expect(covered).toBeVisible();
    await expect(sheetOf(41)).toHaveCount(0);
    await expect(page.locator('[name=customer]')).toHaveCount(0);
    const openCart = [words('cart.buttonWithCount', { count: 1 }), words('nav.cartWith', { pieces: 1 })];
    await page
      .getByRole('button', { name: new RegExp(openCart.join('|')) })
      .locator('visible=true')
      .first()
      .click();
    await expect(cart.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
    await expect(cart.getByRole('link', { name: words('quote.make') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+v');
    await expect(covered).toHaveCount(0);
    await expect(sheetOf(41)).toContainText('Mărțișor SRL');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: words('quote.saved') })).toBeHidden();
    await expect(page.getByLabel(words('quote.firmName'))).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // QUOTE-8 QUOTE-9: is there after a reload without a cart, found by the customer, opened and put in the cart.
    await page.evaluate(() => localStorage.removeItem('cart'));
    await page.reload();
    await shopper.settled();
    await page.getByLabel(words('quote.find')).fill('nobody');
    await expect(page.getByText(words('quote.foundNothing'))).toBeVisible();
    await page.getByLabel(words('quote.find')).fill('martisor');
    const saved = page.getByRole('list', { name: words('quote.saved') }).getByRole('listitem');
    await expect(saved).toHaveCount(1);
    await saved.getByRole('button', { name: words('quote.open') }).click();
    await expect(sheetOf(41)).toContainText('Mărțișor SRL');
    await expect(sheetOf(41)).toContainText(goods?.code ?? '');
    await expect(sheetOf(41)).toContainText('Elektro Sud SRL');
    await saved.getByRole('button', { name: words('quote.toCart') }).click();
    await expect(cart).toContainText(words('cart.items', { count: 1 }));
    await page.keyboard.press('Escape');

    // QUOTE-7: is deleted once it was confirmed, and its number is not given again.
    await saved.getByRole('button', { name: words('quote.remove', { number: 41 }) }).click();
    await saved.getByRole('button', { name: words('quote.removeYes') }).click();
    await expect(page.getByRole('heading', { name: words('quote.saved') })).toBeHidden();
    await expect(sheetOf(42)).toBeVisible();
  });

test('a list of sellers that is opened before they have come has them once they come @nightly', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  const { words, cart } = shopper;
  const come = Promise.withResolvers<void>();
  await page.route('**/api/partner/sellers**', async (route) => {
    await come.promise;
    await route.continue();
  });
  await enterVitrina(shopper, '/product/apple-iphone-17-pro-256gb-navy', baseURL ?? '');
  await shopper.addToCart();
  await cart.getByRole('link', { name: words('quote.make') }).click();
  await page.getByLabel(words('quote.seller')).and(page.locator('[aria-haspopup=listbox]')).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText([words('quote.nobody')]);
  come.resolve();
  await options.filter({ hasText: 'Doina Ceban' }).click();
  await expect(page.getByRole('region', { name: words('quote.titled', { number: 1 }) })).toContainText('Doina Ceban');
});
