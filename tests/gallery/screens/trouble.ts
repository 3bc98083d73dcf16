import { phrase } from '#tests/e2e/support/words.ts';
import { ON_SALE, productWhere, type Screen } from '../screen.ts';

/** What a shopper sees while something is on its way, and when it does not come. */
export const trouble: readonly Screen[] = [
  {
    name: 'category-loading',
    window: true,
    path: '/smartphones',
    steps: async ({ page, main }) => {
      await page.route('**/api/catalog/**', () => undefined);
      await main.locator('select').first().selectOption({ index: 1 });
      await main.locator('[aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'category-failed',
    window: true,
    path: '/produs',
    steps: async ({ page, main, shopper }) => {
      await page.route('**/api/catalog/**', (route) => route.abort());
      // Not the one within the page, which stands above it on a wide screen.
      await main.locator('a[href$="/smartphones"]').first().click();
      await main.getByRole('link', { name: shopper.words('error.home') }).waitFor();
    },
  },
  {
    name: 'search-panel-failed',
    window: true,
    path: '/terms',
    steps: async ({ page }) => {
      await page.route('**/api/search/**', (route) => route.abort());
      const field = page.getByRole('combobox').or(page.getByRole('searchbox')).locator('visible=true').first();
      await field.pressSequentially('samsung');
      await page.getByRole('alert').first().waitFor();
    },
    at: 'wide',
  },
  {
    name: 'reviews-failed',
    steps: async (visit) => {
      await visit.page.route('**/api/reviews/**', (route) => route.abort());
      await visit.open(productWhere(visit, `${ON_SALE} AND review_count > 9`));
      const more = visit.main.getByRole('button', { name: phrase(visit.words('reviews.every')) });
      await more.click();
      await visit.main.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'order-unknown',
    window: true,
    steps: async (visit) => {
      const { shopper, words, page } = visit;
      await visit.open(productWhere(visit, ON_SALE));
      await shopper.addToCart();
      await shopper.startCheckout();
      await shopper.fillContact('Ana Ceban', '069 123 456');
      await shopper.checkout.getByLabel(words('delivery.street')).fill('bd. Ștefan cel Mare 1');
      await page.route('**/api/orders/**', (route) => route.abort());
      await page.route('**/api/order/**', (route) => route.abort());
      await page.route('**/api/checkout/**', (route) => route.abort());
      await shopper.submitOrder();
      await page.getByText(words('checkout.unknown')).waitFor();
    },
  },
];
