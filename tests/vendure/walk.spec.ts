/* oxlint-disable eslint/no-empty-pattern -- Playwright reads which fixtures it needs from the pattern */
import { choose } from '#tests/e2e/support/choose.ts';
import { test as base, expect, type Shopper } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { startShopOver } from '#tests/support/running-shop.ts';
import { startEngine } from './engine.ts';

const test = base.extend<{ baseURL: string }, { overVendure: string }>({
  overVendure: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern
    async ({}, use) => {
      const engine = await startEngine();
      const shop = await startShopOver(`${engine.url}/shop-api`, { env: { PROVIDER_KIND: 'vendure' } });
      await use(shop.origin);
      await shop.close();
      await engine.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ overVendure }, use) => {
    await use(overVendure);
  },
});

// What Vendure does not have, such as popular texts, is answered with 404.
test.use({ provoked: /status of 404/ });

/** Closes the message that an order was placed. Gives the order's number. */
const placedNumber = async ({ page, words }: Shopper): Promise<string> => {
  const success = page.getByRole('dialog', { name: words('checkout.success') });
  await expect(success).toBeVisible();
  await success
    .getByRole('button', { name: words('checkout.close'), exact: true })
    .first()
    .click();
  const [number = ''] = /[A-Z0-9]{16}/.exec((await page.locator('main').textContent()) ?? '') ?? [];
  expect(number).not.toBe('');
  return number;
};

test('a shopper searches, buys with a promo code and follows the order', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  const { words, cart, checkout } = shopper;
  await shopper.open('/');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await page.getByRole('combobox', { name: words('header.search') }).fill('galaxy a37');
  const products = page.getByRole('group', { name: words('suggest.products') }).getByRole('option');
  await products.filter({ hasText: 'Galaxy A37' }).first().click();
  await expect(page).toHaveURL(/\/ro\/product\/samsung-galaxy-a37-5g-6-128-v\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Galaxy A37');
  await shopper.addToCart();
  await cart.getByRole('button', { name: words('promoCode.ask') }).click();
  await cart.getByLabel(words('promoCode.label')).fill('salut');
  await page.keyboard.press('Enter');
  await expect(cart.getByText(words('promoCode.entered', { code: 'SALUT' }))).toBeVisible();
  await shopper.startCheckout();
  await shopper.fillContact('Ana Ceban', '069 123 456');
  await choose(checkout.getByLabel(words('delivery.region')), 'Bălți');
  await checkout.getByLabel(words('delivery.street')).fill('str. Independenței 1');
  await shopper.submitOrder();
  const number = await placedNumber(shopper);
  await shopper.open('/order');
  const main = page.locator('main');
  await main.getByLabel(words('order.number')).fill(number);
  await main.getByLabel(words('order.phone')).fill('069 123 456');
  await main.getByRole('button', { name: words('order.ask') }).click();
  await expect(main.getByRole('list', { name: words('order.goods') })).toContainText('Samsung Galaxy A37');
  await expect(main).toContainText(words('promoCode.entered', { code: 'SALUT' }));
  await expect(main).toContainText('Bălți, str. Independenței 1');
});

test('a card is charged on the bank’s page, which leads back', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const { words, checkout } = shopper;
  await shopper.open('/product/samsung-galaxy-a37-5g-6-128-v3');
  await shopper.addToCart();
  await shopper.startCheckout();
  await shopper.fillContact('Ion Rusu', '069 123 457');
  await checkout.getByLabel(words('delivery.street')).fill('bd. Ștefan cel Mare 1');
  await checkout.getByText(words('checkout.pay.card')).click();
  await shopper.submitOrder();
  await page.getByRole('button', { name: /Оплатить/ }).click();
  await expect(page).toHaveURL(/\/confirmation\?trans_id=/);
  await expect(page.locator('main')).toContainText('оплачен');
});

test('a partner sells at both prices in one order and finds it in the list', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words, cart, checkout } = shopper;
  const open = async (path: string) => {
    const address = new URL(path, baseURL);
    address.hostname = `vitrina.${address.hostname}`;
    await page.goto(address.href);
    await shopper.settled();
  };
  await open('/auth');
  await page.getByLabel(words('auth.loginField')).fill('partner@zori.example');
  await page.locator('input[type=password]').fill('zori-demo');
  await page.getByRole('button', { name: words('auth.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/auth/);
  await open('/product/honor-400-8-256-v7');
  const block = page.getByRole('region', { name: words('product.buy') });
  await block.getByRole('button', { name: phrase(words('priceTiers.second.addOf')) }).click();
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await open('/product/samsung-galaxy-a37-5g-6-128-v3');
  await block
    .getByRole('button', { name: words('tile.add') })
    .first()
    .click();
  await expect(cart.getByRole('radio', { name: words('priceTiers.second.name') }).first()).toBeVisible();
  await shopper.startCheckout();
  await shopper.fillContact('Maria Ceban', '069 123 458');
  await checkout.locator('[name=street]').fill('bd. Ștefan cel Mare 1');
  await choose(checkout.getByLabel(words('partnerCheckout.seller')), 'Ana Munteanu');
  await shopper.submitOrder();
  const number = await placedNumber(shopper);
  await open('/order');
  const main = page.locator('main');
  await expect(main).toContainText(number);
  await expect(main).toContainText('Maria Ceban');
});
