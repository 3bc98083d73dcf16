import { locales } from '#core/kernel/locale/index.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { expectNone, screens } from './support.ts';

/** A layer, and how somebody comes to see it. */
interface Layer {
  readonly name: string;
  readonly open: (shopper: Shopper) => Promise<unknown>;
  /** It is there on one of the two screens alone. */
  readonly only?: 'wide' | 'narrow';
}

const productWhere = (condition: string): string =>
  `/product/${readProvider<{ url: string }>(`SELECT url FROM product WHERE ${condition} ORDER BY popularity DESC, id LIMIT 1`)[0]?.url}`;

const SOLD = 'available > 20 AND is_restricted = 0 AND is_preorder = 0 AND price > 500000';

/** Opens a page and presses a button in its main part. */
const pressOn = async ({ page, words }: Shopper, key: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: phrase(words(key as 'cart.title')) })
    .locator('visible=true')
    .first()
    .click();

const dialog = ({ page }: Shopper) => page.locator('dialog[open]').last();

const submit = async (shopper: Shopper, key: string): Promise<void> =>
  dialog(shopper)
    .getByRole('button', { name: shopper.words(key as 'cart.title') })
    .click();

const fillLead = async (shopper: Shopper, name = 'Ion Rusu', phone = '069123456'): Promise<void> => {
  const { words } = shopper;
  await dialog(shopper).getByLabel(words('leads.name')).fill(name);
  await dialog(shopper).getByLabel(words('leads.phone')).fill(phone);
};

const withCart = async (shopper: Shopper): Promise<void> => {
  await shopper.open(productWhere(SOLD));
  await shopper.addToCart();
};

const withCheckout = async (shopper: Shopper): Promise<void> => {
  await withCart(shopper);
  await shopper.startCheckout();
};

/** Orders what is in the checkout, and comes to the provider's page where it is paid by card. */
const payByCard = async (shopper: Shopper): Promise<void> => {
  const { checkout, words } = shopper;
  await shopper.fillContact('Ana Ceban', '069 123 456');
  await checkout.getByLabel(words('delivery.street')).fill('str. Pușkin 1');
  await checkout.getByText(words('checkout.pay.card')).click();
  await shopper.submitOrder();
  await expect(shopper.page).toHaveURL(/\/pay\//);
};

const openSearch = async ({ page, words }: Shopper) => {
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox');
  if (await field.isVisible()) await field.click();
  else await header.getByRole('link', { name: words('header.searchFor') }).click();
  return page.getByRole('combobox', { name: words('header.search') });
};

const openMenu = ({ page, words }: Shopper, key: 'nav.menu' | 'menu.catalogue') =>
  page
    .getByRole('navigation', { name: words('nav.bar') })
    .getByRole('link', { name: words(key) })
    .click();

/** A request of a name and a phone: its form, the form with errors, and its success. */
const lead = (kind: string, path: () => string, opener: string, words: string): readonly Layer[] => {
  const open = async (shopper: Shopper) => {
    await shopper.open(path());
    await pressOn(shopper, opener);
    await expect(dialog(shopper)).toBeVisible();
  };
  return [
    { name: kind, open },
    {
      name: `${kind} with errors`,
      open: async (shopper) => {
        await open(shopper);
        await fillLead(shopper, '', '12');
        await submit(shopper, `${words}.submit`);
        await expect(dialog(shopper).getByText(shopper.words('leads.error.phoneWrong'))).toBeVisible();
      },
    },
    {
      name: `${kind} done`,
      open: async (shopper) => {
        await open(shopper);
        await fillLead(shopper);
        await submit(shopper, `${words}.submit`);
        await expect(
          shopper.page.getByRole('dialog', { name: shopper.words(`${words}.done` as 'leads.one_click.done') }),
        ).toBeVisible();
      },
    },
  ];
};

const layers: readonly Layer[] = [
  {
    name: 'an empty cart',
    open: async (shopper) => {
      await shopper.openAny();
      await shopper.page
        .getByRole('banner')
        .getByRole('button', { name: shopper.words('cart.button') })
        .first()
        .click();
      await expect(shopper.cart).toBeVisible();
    },
  },
  { name: 'cart', open: withCart },
  {
    name: 'steps of a total',
    open: async (shopper) => {
      await shopper.open(productWhere(`${SOLD} AND discount > 0`));
      await shopper.addToCart();
      await shopper.cart.getByText(shopper.words('explanation.title')).click();
    },
  },
  {
    name: 'handing a cart over',
    open: async (shopper) => {
      await withCart(shopper);
      await submit(shopper, 'handOver.title.cart');
      await expect(shopper.page.getByRole('img', { name: shopper.words('handOver.code') })).toBeVisible();
    },
  },
  { name: 'checkout', open: withCheckout },
  {
    name: 'checkout with errors',
    open: async (shopper) => {
      await withCheckout(shopper);
      await shopper.submitOrder();
    },
  },
  {
    name: 'an order placed',
    open: async (shopper) => {
      await withCheckout(shopper);
      await shopper.fillContact('Ana Ceban', '069 123 456');
      await shopper.checkout.getByLabel(shopper.words('delivery.street')).fill('str. Pușkin 1');
      await shopper.submitOrder();
      await expect(shopper.page.getByRole('dialog', { name: shopper.words('checkout.success') })).toBeVisible();
    },
  },
  {
    name: 'a payment',
    open: async (shopper) => {
      await withCheckout(shopper);
      await payByCard(shopper);
    },
  },
  {
    name: 'a payment declined',
    open: async (shopper) => {
      await withCheckout(shopper);
      await payByCard(shopper);
      await shopper.page.getByRole('button', { name: /отклонить|respinge|refuz/i }).click();
      await expect(shopper.page.getByRole('heading', { name: shopper.words('confirmation.declined') })).toBeVisible();
    },
  },
  {
    name: 'a payment done',
    open: async (shopper) => {
      await withCheckout(shopper);
      await payByCard(shopper);
      await shopper.page.getByRole('button', { name: /оплатить|plăt|aprob/i }).click();
      await expect(shopper.page.getByRole('dialog', { name: shopper.words('confirmation.paidTitle') })).toBeVisible();
    },
  },
  ...lead('one click', () => productWhere(SOLD), 'leads.oneClick', 'leads.one_click'),
  ...lead('a question', () => productWhere(SOLD), 'leads.ask', 'leads.consultation'),
  ...lead('a pre-order', () => productWhere('available = 0 AND is_preorder = 1'), 'leads.preorderOf', 'leads.preorder'),
  ...lead(
    'what is back in stock',
    () => productWhere('available = 0 AND is_preorder = 0'),
    'leads.notifyOf',
    'leads.back_in_stock',
  ),
  ...lead('credit', () => productWhere(SOLD), 'credit.apply', 'credit.request'),
  ...lead('prime credit', () => '/credit', 'credit.primeOpen', 'credit.prime'),
  {
    name: 'a lower price',
    open: async (shopper) => {
      await shopper.open(productWhere(SOLD));
      await pressOn(shopper, 'priceWatch.open');
      await submit(shopper, 'priceWatch.submit');
    },
  },
  {
    name: 'a review with errors',
    open: async (shopper) => {
      await shopper.open(productWhere(SOLD));
      await pressOn(shopper, 'reviews.write');
      await submit(shopper, 'reviews.submit');
    },
  },
  {
    name: 'a CV with errors',
    open: async (shopper) => {
      await shopper.open('/career');
      await pressOn(shopper, 'career.answer');
      await submit(shopper, 'career.submit');
    },
  },
  {
    name: 'a large picture',
    open: async (shopper) => {
      await shopper.open(productWhere(SOLD));
      await shopper.page
        .getByRole('main')
        .getByRole('button', { name: shopper.words('product.zoom', { number: 1 }) })
        .first()
        .click();
      await expect(dialog(shopper)).toBeVisible();
    },
  },
  {
    name: 'popular searches',
    open: async (shopper) => {
      await shopper.openAny();
      await openSearch(shopper);
      const popular = shopper.page.getByRole('region', { name: shopper.words('suggest.popular') });
      await expect(popular.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'results of a search',
    open: async (shopper) => {
      await shopper.openAny();
      await (await openSearch(shopper)).fill('xiaomi');
      const results = shopper.page.getByRole('listbox', { name: shopper.words('suggest.results') });
      await expect(results.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a search that finds nothing',
    open: async (shopper) => {
      await shopper.openAny();
      const answered = shopper.page.waitForResponse(/\/api\/search/);
      await (await openSearch(shopper)).fill('qqqzzzxx');
      await answered;
    },
  },
  {
    name: 'catalogue menu',
    only: 'wide',
    open: async (shopper) => {
      await shopper.openAny();
      const opener = shopper.page.getByRole('banner').getByRole('button', { name: shopper.words('menu.catalogue') });
      await opener.focus();
      await shopper.page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'mobile menu',
    only: 'narrow',
    open: async (shopper) => {
      await shopper.openAny();
      await openMenu(shopper, 'nav.menu');
      await expect(dialog(shopper).getByRole('navigation').first()).toBeVisible();
    },
  },
  {
    name: 'mobile catalogue',
    only: 'narrow',
    open: async (shopper) => {
      await shopper.openAny();
      await openMenu(shopper, 'menu.catalogue');
      await expect(dialog(shopper).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'filters',
    only: 'narrow',
    open: async (shopper) => {
      await shopper.open('/smartphones');
      await shopper.page.getByRole('button', { name: shopper.words('listing.filters') }).click();
      await expect(dialog(shopper)).toBeVisible();
    },
  },
  {
    name: 'regions',
    only: 'wide',
    open: async (shopper) => {
      await shopper.openAny();
      const opener = shopper.page.getByRole('button', { name: phrase(shopper.words('region.button')) });
      await opener.locator('visible=true').first().click();
      await expect(dialog(shopper).getByRole('searchbox')).toBeVisible();
    },
  },
  {
    name: 'a problem',
    open: async (shopper) => {
      await shopper.page.route('**/api/leads/send', (route) => route.abort());
      await shopper.open(productWhere(SOLD));
      await pressOn(shopper, 'leads.oneClick');
      await fillLead(shopper);
      await submit(shopper, 'leads.one_click.submit');
      await expect(dialog(shopper).getByText(shopper.words('leads.unknown'))).toBeVisible();
    },
  },
  {
    name: 'chat',
    open: async (shopper) => {
      const { page } = shopper;
      await page.clock.install();
      await shopper.openAny();
      await page.clock.runFor(11_000);
      await page.getByRole('button', { name: /чат|chat/i }).click();
      await expect(page.getByRole('dialog', { name: /чат|chat/i })).toBeVisible();
    },
  },
];

// What a walk provokes is no fault of the page's.
test.use({ provoked: /ERR_FAILED/ });

for (const locale of locales)
  for (const [screen, viewport] of Object.entries(screens))
    test.describe(`in ${locale} on a ${screen} screen`, () => {
      test.use({ viewport });
      for (const { name, open, only } of layers) {
        if (only !== undefined && only !== screen) continue;
        test(`${name} has no barrier`, async ({ shopper: as }) => {
          const shopper = as(locale);
          await open(shopper);
          await expectNone(shopper);
        });
      }

      test.describe('the gift', () => {
        test.use({ giftAhead: true });
        test('has no barrier', async ({ shopper: as, page }) => {
          const shopper = as(locale);
          await page.clock.install();
          await shopper.open('/');
          await page.clock.runFor(30_000);
          await expect(page.getByRole('dialog')).toContainText('ZORI2026');
          await expectNone(shopper);
        });
      });
    });
