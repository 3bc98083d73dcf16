import { locales } from '#core/kernel/locale/index.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { endSession } from '#tests/e2e/support/session.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { expectNone, screens } from './support.ts';

/** A layer of the vitrina's own, and how a partner who is signed in comes to see it. */
type Open = (shopper: Shopper, go: (path: string) => Promise<void>) => Promise<unknown>;

const SOLD_BOTH =
  "second_price < price AND is_restricted = 0 AND is_preorder = 0 AND code GLOB 'MI*' AND available > 20 ORDER BY popularity DESC, id LIMIT 1";

const both = (column: 'url' | 'code'): string =>
  readProvider<{ found: string }>(`SELECT ${column} AS found FROM product WHERE ${SOLD_BOTH}`)[0]?.found ?? '';

const withCart: Open = async ({ page, words, cart }, go) => {
  await go(`/product/${both('url')}`);
  const add = page.getByRole('main').getByRole('button', { name: phrase(words('priceTiers.second.addOf')) });
  await add.first().click();
  await expect(cart).toBeVisible();
};

const withCheckout: Open = async (shopper, go) => {
  await withCart(shopper, go);
  await shopper.startCheckout();
};

const layers: Readonly<Record<string, Open>> = {
  'a cart at two prices': withCart,
  'the checkout of a partner': withCheckout,
  'the checkout of a partner with errors': async (shopper, go) => {
    await withCheckout(shopper, go);
    await shopper.submitOrder();
  },
  "a partner's order placed": async (shopper, go) => {
    await withCheckout(shopper, go);
    await shopper.fillContact('Ana Ceban', '069 123 456');
    await shopper.checkout.getByLabel(shopper.words('delivery.street')).fill('str. Pușkin 1');
    await shopper.submitOrder();
    await expect(shopper.page.getByRole('dialog', { name: shopper.words('checkout.success') })).toBeVisible();
  },
  'signing in anew over a page': async ({ page, words }, go) => {
    await go('/order/quick');
    await endSession(page);
    await page.getByRole('textbox', { name: words('quickOrder.field') }).fill(both('code'));
    await page.keyboard.press('Control+Enter');
    const modal = page.getByRole('dialog', { name: words('auth.title') });
    await expect(modal.getByText(words('auth.ended'))).toBeVisible();
  },
  'the view for a customer': async ({ page, words }, go) => {
    await go('/vitrina/smartphones');
    await page.keyboard.press('Alt+V');
    await expect(page.getByText(words('customerView.on')).first()).toBeVisible();
  },
  'a calendar': async ({ page, words }, go) => {
    // With a filter its fields are not folded on a phone either.
    await go('/order?status=delivered');
    await page.getByRole('button', { name: `${words('calendar.open')}: ${words('orders.from')}` }).click();
    await expect(page.getByRole('dialog', { name: words('orders.from') })).toBeVisible();
  },
  'codes that are found and not': async ({ page, words }, go) => {
    await go('/order/quick');
    await page.getByRole('textbox', { name: words('quickOrder.field') }).fill([both('code'), 'MI99999999'].join('\n'));
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('list', { name: words('quickOrder.list') })).toBeVisible();
  },
};

test.use({ provoked: /status of 401/ });

for (const locale of locales)
  for (const [screen, viewport] of Object.entries(screens))
    test.describe(`the vitrina in ${locale} on a ${screen} screen`, () => {
      test.use({ viewport });
      for (const [name, open] of Object.entries(layers))
        test(`${name} has no barrier`, async ({ shopper: as, page, baseURL }) => {
          const shopper = as(locale);
          const origin = baseURL ?? '';
          await enterVitrina(shopper, '/vitrina', origin);
          await open(shopper, async (path) => {
            await page.goto(vitrinaAddress(shopper, path, origin));
            await shopper.settled();
          });
          await expectNone(shopper);
        });
    });
