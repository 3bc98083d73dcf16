import { phrase } from '#tests/e2e/support/words.ts';
import { productWhere, type Screen, type Visit } from '../screen.ts';

const BOTH_PRICES = "second_price < price AND is_restricted = 0 AND code GLOB 'MI*' AND available > 20";

const vitrina = (name: string, path: string): Screen => ({ name, path, vitrina: true });

const state = (name: string, steps: Screen['steps'], more: Partial<Screen> = {}): Screen => ({
  name,
  vitrina: true,
  ...(steps && { steps }),
  ...more,
});

const fillCart = async (visit: Visit): Promise<void> => {
  await visit.open(productWhere(visit, BOTH_PRICES));
  await visit.main
    .getByRole('button', { name: phrase(visit.words('priceTiers.second.addOf')) })
    .first()
    .click();
  await visit.shopper.cart.waitFor();
};

/** The vitrina's own pages and states, as the demo partner sees them. */
export const vitrinaScreens: readonly Screen[] = [
  vitrina('vitrina-auth', '/auth'),
  state(
    'vitrina-auth-wrong',
    async ({ page, words }) => {
      await page.getByLabel(words('auth.loginField')).fill('partner');
      await page.locator('input[name=password]').fill('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').first().waitFor();
    },
    { path: '/auth' },
  ),
  vitrina('vitrina-home', '/'),
  vitrina('vitrina-catalogue', '/vitrina'),
  vitrina('vitrina-category', '/vitrina/smartphones'),
  state('vitrina-product', (visit) => visit.open(productWhere(visit, BOTH_PRICES))),
  vitrina('vitrina-search', '/search?query=xiaomi'),
  state('vitrina-cart', fillCart, { window: true }),
  state(
    'vitrina-checkout',
    async (visit) => {
      await fillCart(visit);
      await visit.shopper.startCheckout();
      const { width } = visit.page.viewportSize() ?? { width: 360 };
      await visit.page.setViewportSize({ width, height: 2200 });
    },
    { window: true },
  ),
  state('vitrina-customer-view', async (visit) => {
    await visit.open('/vitrina/smartphones');
    await visit.page.keyboard.press('Alt+V');
    await visit.page.getByText(visit.words('customerView.on')).first().waitFor();
  }),
  state(
    'vitrina-tiles',
    async ({ page, words }) => {
      await page.getByRole('radio', { name: words('listing.view.tiles') }).check({ force: true });
    },
    { path: '/vitrina/smartphones' },
  ),
  vitrina('vitrina-quick-order', '/order/quick'),
  state('vitrina-quick-order-found', async (visit) => {
    await visit.open('/order/quick');
    const codes = ['MI*', '*-*'].map((glob) =>
      visit.find(`SELECT code FROM product WHERE available > 20 AND code GLOB '${glob}' ORDER BY id LIMIT 1`),
    );
    const field = visit.page.getByRole('textbox', { name: visit.words('quickOrder.field') });
    await field.fill([...codes, 'MI99999999'].join('\n'));
    await field.press('Control+Enter');
    await visit.page.getByRole('list', { name: visit.words('quickOrder.list') }).waitFor();
  }),
  vitrina('vitrina-quote-empty', '/order/quote'),
  state('vitrina-quote', async (visit) => {
    await fillCart(visit);
    await visit.shopper.cart.getByRole('link', { name: visit.words('quote.make') }).click();
    await visit.page.getByRole('region', { name: phrase(visit.words('quote.titled')) }).waitFor();
  }),
  vitrina('vitrina-orders', '/order'),
  vitrina('vitrina-figures', '/order/figures'),
];
