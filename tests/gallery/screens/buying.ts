import { phrase } from '#tests/e2e/support/words.ts';
import { ON_SALE, productWhere, type Screen, type Visit } from '../screen.ts';

/** What tells three kinds of goods by their addresses. */
const THREE_KINDS = ['samsung-galaxy-s2%', '%watch%', '%buds%'];

/** Three different things are in the cart, and its panel is open. */
const fillCart = async (visit: Visit): Promise<void> => {
  const { shopper, page } = visit;
  for (const kind of THREE_KINDS) {
    await visit.open(productWhere(visit, `${ON_SALE} AND url LIKE '${kind}'`));
    await shopper.addToCart();
    await page.keyboard.press('Escape');
    await shopper.cart.waitFor({ state: 'hidden' });
  }
  await openCart(visit);
};

const openCart = async ({ page, words, shopper }: Visit): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^${words('cart.button')}`) })
    .or(page.getByRole('link', { name: new RegExp(`^${words('nav.cart')}`) }))
    .locator('visible=true')
    .first()
    .click();
  await shopper.cart.waitFor();
  await page.waitForLoadState('networkidle');
};

const checkout = async (visit: Visit): Promise<void> => {
  await fillCart(visit);
  await visit.shopper.startCheckout();
  await visit.page.waitForLoadState('networkidle');
};

const placed = async (visit: Visit): Promise<void> => {
  await checkout(visit);
  const { shopper, words, page } = visit;
  await shopper.fillContact('Ana Ceban', '069 123 456');
  await shopper.checkout.getByLabel(words('delivery.street')).fill('bd. Ștefan cel Mare 1');
  await shopper.submitOrder();
  await page.getByRole('dialog', { name: words('checkout.success') }).waitFor();
};

/** The whole of the open layer is seen: the window grows as tall as what it scrolls. */
const tall = async ({ page }: Visit): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 360 };
  await page.setViewportSize({ width, height: 2200 });
};

const choose = async (
  { main, words }: Visit,
  button: 'compare.toggleOf' | 'favorites.toggleOf',
  count: number,
): Promise<void> => {
  const tiles = main.getByRole('article');
  for (let place = 0; place < count; place += 1) {
    await tiles.nth(place).hover();
    await tiles
      .nth(place)
      .getByRole('button', { name: phrase(words(button)) })
      .click();
  }
};

/** The cart, the checkout and what follows it; comparison and favourites. */
export const buying: readonly Screen[] = [
  { name: 'cart-empty', path: '/terms', steps: openCart, window: true },
  { name: 'cart', steps: fillCart, window: true },
  {
    name: 'cart-hand-over',
    window: true,
    steps: async (visit) => {
      await fillCart(visit);
      await visit.shopper.cart.getByRole('button', { name: visit.words('handOver.title.cart') }).click();
    },
  },
  {
    name: 'checkout',
    window: true,
    steps: async (visit) => {
      await checkout(visit);
      await tall(visit);
    },
  },
  {
    name: 'checkout-wrong',
    window: true,
    steps: async (visit) => {
      await checkout(visit);
      await visit.shopper.submitOrder();
      await tall(visit);
    },
  },
  {
    name: 'checkout-pickup',
    window: true,
    steps: async (visit) => {
      await checkout(visit);
      await visit.shopper.checkout.getByText(visit.words('delivery.pickup')).click();
      await tall(visit);
    },
  },
  {
    name: 'checkout-credit',
    window: true,
    steps: async (visit) => {
      await checkout(visit);
      await visit.shopper.checkout.getByText(visit.words('checkout.pay.credit')).click();
      await tall(visit);
    },
  },
  { name: 'checkout-success', steps: placed, window: true },
  {
    name: 'my-orders',
    steps: async (visit) => {
      await placed(visit);
      await visit.open('/order');
    },
  },
  {
    name: 'live-order',
    steps: async (visit) => {
      await placed(visit);
      await visit.page
        .getByRole('dialog')
        .getByRole('link', { name: visit.words('live.open') })
        .click();
      await visit.page.waitForURL('**/order/live**');
      await visit.main.locator('[aria-current="step"]').waitFor();
    },
  },
  {
    name: 'compare',
    path: '/smartphones',
    steps: async (visit) => {
      await choose(visit, 'compare.toggleOf', 3);
      await visit.open('/compare');
    },
  },
  {
    name: 'compare-one',
    path: '/smartphones',
    steps: async (visit) => {
      await choose(visit, 'compare.toggleOf', 1);
      await visit.open('/compare');
    },
  },
  {
    name: 'favorites',
    path: '/headphones',
    steps: async (visit) => {
      await choose(visit, 'favorites.toggleOf', 3);
      await visit.open('/favorites');
    },
  },
  {
    name: 'notifications',
    path: '/smartphones',
    window: true,
    steps: (visit) => choose(visit, 'compare.toggleOf', 4),
  },
];
