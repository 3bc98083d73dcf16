import type { Locator } from '@playwright/test';
import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { serverTimeIs } from '#tests/e2e/support/server-time.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

/** The product that is wanted most of those that can be had and fit. */
const productWith = (condition: string): string => {
  const [product] = readProvider<{ url: string }>(
    `SELECT url FROM product WHERE is_restricted = 0 AND available >= 9 AND ${condition} ORDER BY popularity DESC, id LIMIT 1`,
  );
  if (!product) throw new Error(`No product has ${condition}`);
  return `/product/${product.url}`;
};

/** Whole MDL of an amount as it is read, taken off or added. */
const mdlOf = (read: string): number => Number(read.replaceAll(/\D/g, '')) * (read.trim().startsWith('−') ? -1 : 1);

const unfold = async (within: Locator, { words }: Shopper): Promise<Locator> => {
  const details = within.getByRole('group').filter({ hasText: words('explanation.title') });
  await details.getByText(words('explanation.title')).click();
  return details;
};

/** The first step that takes something off a product. */
const discountIn = (within: Locator, { words }: Shopper): Locator =>
  within.getByText(words('explanation.discount')).first();

/** The steps that are read, which add up to the total below them; gives that. */
const readTotal = async (details: Locator, shopper: Shopper): Promise<string> => {
  await expect(discountIn(details, shopper)).toBeVisible();
  const amounts = await details.locator('dd').allTextContents();
  const total = amounts.pop() ?? '';
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.reduce((sum, read) => sum + mdlOf(read), 0)).toBe(mdlOf(total));
  return total;
};
const shownTotal = async (within: Locator): Promise<string> =>
  (await within.locator('dl').first().locator('dd').last().textContent()) ?? '';

for (const locale of locales) {
  test(`a shopper reads in ${locale} how a total comes about: in the cart, in the checkout and of the order @mobile @nightly`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words, cart, checkout } = shopper;
    // A Monday's morning: express is offered while it is faster.
    await page.clock.setFixedTime('2026-11-23T10:40:00+02:00');
    await serverTimeIs(page);
    await page.addInitScript(() => localStorage.setItem('promoCodes', '{"offered":"SALUT"}'));
    await shopper.open(productWith('discount > 0 AND fee_standard > 0'));
    await shopper.addToCart();
    await cart.getByRole('button', { name: words('promoCode.useGift', { code: 'SALUT' }) }).click();
    await expect(cart.getByText(words('promoCode.entered', { code: 'SALUT' }))).toBeVisible();

    // EXPLAIN-1: what is read adds up to what is shown.
    const inCart = await unfold(cart, shopper);
    await expect(inCart).toContainText(words('promoCode.entered', { code: 'SALUT' }));
    expect(await readTotal(inCart, shopper)).toBe(await shownTotal(cart));
    await expectNoBarrier(page, 'steps in the cart', 'dialog[open]');

    await shopper.startCheckout();
    const summary = checkout.getByRole('region', { name: words('checkout.summary') });
    const inCheckout = await unfold(summary, shopper);
    const total = await readTotal(inCheckout, shopper);
    expect(total).toBe(await shownTotal(summary));
    await checkout.getByRole('radio', { name: phrase(words('delivery.type.express')) }).check();
    await expect(inCheckout.locator('dd').last()).not.toHaveText(total);
    const withExpress = await readTotal(inCheckout, shopper);
    expect(withExpress).toBe(await shownTotal(summary));
    await expectNoBarrier(page, 'steps in the checkout', 'dialog[open]');

    // EXPLAIN-5: the order keeps them, on the screen and on paper, also after a reload.
    await shopper.fillContact('Maria Сумова', '069123456');
    await checkout.getByLabel(words('delivery.street')).fill('str. Pușkin 1');
    await shopper.submitOrder();
    await expect(page).toHaveURL(/\/confirmation/);
    const success = page.getByRole('dialog', { name: words('checkout.success') });
    await expect(success).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(success).toBeHidden();
    const main = page.locator('main');
    expect(await readTotal(await unfold(main, shopper), shopper)).toBe(withExpress);
    await page.reload();
    await shopper.settled();
    await page.emulateMedia({ media: 'print' });
    await expect(discountIn(main, shopper)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(discountIn(main, shopper)).toBeHidden();
    expect(await readTotal(await unfold(main, shopper), shopper)).toBe(withExpress);
    await main.getByRole('link', { name: words('order.check') }).click();
    await main.getByRole('button', { name: words('order.ask') }).click();
    const order = main.getByRole('article');
    expect(await readTotal(await unfold(order, shopper), shopper)).toBe(withExpress);
  });

  test(`a partner reads in ${locale} how a total comes about at both prices, a customer at what is paid alone @wide @nightly`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words, cart } = shopper;
    const origin = baseURL ?? '';
    await enterVitrina(shopper, '/vitrina', origin);
    const path = productWith('second_price IS NOT NULL AND discount > 0');
    await page.goto(vitrinaAddress(shopper, path, origin));
    await shopper.settled();
    const block = page.getByRole('region', { name: words('product.buy') });
    await block.getByRole('button', { name: phrase(words('priceTiers.second.addOf')) }).click();
    await expect(cart).toBeVisible();

    // EXPLAIN-3: both prices by their names, and which of them is paid.
    const inCart = await unfold(cart, shopper);
    const table = inCart.getByRole('table');
    const head = table.getByRole('columnheader');
    await expect(head).toHaveText([
      words('explanation.step'),
      new RegExp(`${words('priceTiers.second.name')}.*${words('priceChoice.taken')}`),
      words('priceTiers.retail.name'),
    ]);
    const totals = table.getByRole('row', { name: words('cart.total') }).getByRole('cell');
    const [second = '', retail = ''] = await totals.allTextContents();
    expect(mdlOf(second)).toBeLessThan(mdlOf(retail));
    expect(second).toBe(await shownTotal(cart));
    for (const column of [0, 1]) {
      const rows = await table.locator('tbody tr').all();
      const amounts = await Promise.all(rows.map((row) => row.getByRole('cell').nth(column).textContent()));
      expect(amounts.reduce((sum, read) => sum + mdlOf(read ?? ''), 0)).toBe(mdlOf([second, retail][column] ?? ''));
    }
    await expectNoBarrier(page, 'steps at both prices', 'dialog[open]');

    await page.keyboard.press('Alt+v');
    await expect(table).toHaveCount(0);
    expect(await readTotal(inCart, shopper)).toBe(second);
    await expect(cart.getByText(words('priceTiers.second.name'))).toHaveCount(0);
    expect(await cart.textContent()).not.toContain(retail);
  });
}
