import type { Page } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { shopWith } from '#tests/e2e/support/own-shop.ts';
import { readProviderIn } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper } from '#tests/e2e/support/shopper.ts';

const CAMPAIGN_PHONE = '+37322000111';
const TRACKER = 'https://bugs.example';
const test = shopWith({
  GTM_ID: 'GTM-TEST123',
  CAMPAIGN_UTM_CONTENT: 'phone-ad',
  CAMPAIGN_PHONE,
  ERROR_TRACKER_URL: `${TRACKER}/report`,
});
test.describe.configure({ mode: 'serial' });

interface ReportedEvent {
  readonly event?: string;
  readonly ecommerce?: { readonly value: number; readonly transaction_id?: string };
}

const reported = async (page: Page): Promise<ReportedEvent[]> => {
  const layer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
  return (JSON.parse(layer) as ReportedEvent[]).filter(({ event }) => event !== undefined && event !== 'gtm.js');
};
const namesOf = async (page: Page) => (await reported(page)).map(({ event }) => event);

/** Stands in for the tag manager's own server and counts who asks it. */
const tagManager = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
};

const consent = ({ page, words }: Shopper) => page.getByRole('region', { name: words('consent.title') });

test('CAMPAIGN-3, CONSENT-1: a purchase from an advertisement waits for consent and is reported once @wide', async ({
  shopper: as,
  page,
  ownShop,
}) => {
  const shopper = as('ro');
  const { words } = shopper;
  const asked = await tagManager(page);
  await shopper.open('/terms?utm_source=google&utm_medium=cpc&utm_content=phone-ad');
  await expect(consent(shopper)).toBeVisible();
  await expectNoBarrier(page, 'consent');
  await expect(page.locator(`main a[href="tel:${CAMPAIGN_PHONE}"]`).first()).toBeVisible();

  await shopper.findProduct();
  await shopper.addToCart();
  await shopper.startCheckout();
  await shopper.fillContact('Ana Ceban', '069 123 456');
  await shopper.checkout.getByLabel(words('delivery.street')).fill('str. Independenței 1');
  await shopper.submitOrder();
  await page
    .getByRole('dialog', { name: words('checkout.success') })
    .getByRole('button', { name: words('checkout.close'), exact: true })
    .first()
    .click();
  expect([asked, await reported(page)]).toEqual([[], []]);

  await consent(shopper)
    .getByRole('button', { name: words('consent.accept') })
    .click();
  await expect(consent(shopper)).toBeHidden();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
  expect(await namesOf(page)).toEqual(['view_item', 'add_to_cart', 'begin_checkout', 'purchase']);
  const [order] = readProviderIn<{ number: string; utm: string; total: number }>(
    ownShop.dataDir,
    "SELECT number, utm, total FROM orders WHERE origin = 'shopper' ORDER BY id DESC",
  );
  const mark = { utm_source: 'google', utm_medium: 'cpc', utm_content: 'phone-ad' };
  expect(JSON.parse(order?.utm ?? '{}')).toEqual(mark);
  const purchase = (await reported(page)).at(-1);
  expect(purchase).toMatchObject({
    ecommerce: { transaction_id: order?.number, value: (order?.total ?? 0) / 100, items: [{ quantity: 1 }] },
    user: { phone: '+37369123456' },
  });

  await page.reload();
  await shopper.settled();
  await expect.poll(() => asked.length).toBe(2);
  await expect(consent(shopper)).toBeHidden();
  await page.getByRole('button', { name: words('consent.settings') }).click();
  await expect(page.getByRole('heading', { name: words('consent.title') })).toBeFocused();
  await consent(shopper)
    .getByRole('button', { name: words('consent.necessary') })
    .click();
  await expect(page.getByRole('button', { name: words('consent.settings') })).toBeFocused();
  await page.reload();
  await shopper.settled();
  await expect(consent(shopper)).toBeHidden();
  expect(asked).toHaveLength(2);
});

test.describe('a coupon', () => {
  test.use({ giftAhead: true });

  test('ANALYTICS-5: and a credit are reported, and a request carries its campaign', async ({
    shopper: as,
    page,
    ownShop,
  }) => {
    const shopper = as('ru');
    const { words } = shopper;
    await tagManager(page);
    await page.clock.install();
    const [product] = readProviderIn<{ url: string }>(
      ownShop.dataDir,
      'SELECT url FROM product WHERE available > 3 AND price BETWEEN 500000 AND 2000000 LIMIT 1',
    );
    await shopper.open(`/product/${product?.url}?utm_source=newsletter&utm_campaign=spring`);
    await consent(shopper)
      .getByRole('button', { name: words('consent.accept') })
      .click();
    await page.getByRole('heading', { name: words('credit.title') }).click();
    await page.getByRole('radio', { name: words('credit.monthsShort', { count: 6 }), exact: true }).check();
    await page.clock.fastForward(16_000);
    const gift = page.getByRole('dialog');
    await expect(gift).toBeHidden();
    // Nobody who reads of a product is stopped by it (rule GIFT-2).
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.clock.runFor(6_000);
    await expect(gift).toContainText('ZORI2026');
    await gift.getByRole('button', { name: words('gift.byPhone') }).click();
    const asking = page.getByRole('dialog', { name: words('leads.consultation.title') });
    await expect(asking.getByLabel(words('leads.comment'))).toHaveValue(words('gift.comment', { code: 'ZORI2026' }));
    await asking.getByLabel(words('leads.name')).fill('Ion Rusu');
    await asking.getByLabel(words('leads.phone')).fill('069 123 456');
    await asking.getByRole('button', { name: words('leads.consultation.submit') }).click();
    await expect(page.getByRole('dialog', { name: words('leads.consultation.done') })).toBeVisible();
    expect(await reported(page)).toMatchObject([
      { event: 'view_item' },
      { event: 'credit_check_value', months: 6 },
      { event: 'get_coupon', coupon: 'ZORI2026' },
      { event: 'lead_coupon', coupon: 'ZORI2026', user: { phone: '+37369123456' } },
    ]);
    const [lead] = readProviderIn<{ body: string }>(ownShop.dataDir, 'SELECT body FROM lead ORDER BY id DESC');
    expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({
      utm: { utm_source: 'newsletter', utm_campaign: 'spring' },
    });
  });
});

test.describe('an error', () => {
  test.use({ provoked: /./ });

  test('ERROR-2, ERROR-8: of a page gives the error page, and is reported once to the tracker of both hosts', async ({
    shopper: as,
    page,
    ownShop,
  }) => {
    const shopper = as('ro');
    const { words } = shopper;
    await tagManager(page);
    const reports: unknown[] = [];
    await page.route(`${TRACKER}/**`, (route) => {
      reports.push(route.request().postDataJSON());
      return route.abort();
    });
    await page.route('**/api/catalog/listing**', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, breadcrumbs: null } } });
    });
    await shopper.open('/');
    await page.locator('main').getByRole('link', { name: 'Smartphone-uri' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: words('error.generic') })).toBeVisible();
    await expect(page).toHaveTitle(words('error.title'));
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const report = { title: expect.any(String), status_code: 500, category: 'front-end' };
    await expect.poll(() => reports[0]).toEqual({ ...report, site: ownShop.origin, traceback: expect.any(String) });

    const vitrina = ownShop.origin.replace('localhost', 'vitrina.localhost');
    await page.goto(`${vitrina}/auth`);
    await shopper.settled();
    reports.splice(0);
    const boom = () =>
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('of ana@mail.md +373 69 123 456') }));
    await page.evaluate(boom);
    await page.evaluate(boom);
    await expect.poll(() => reports).toMatchObject([{ ...report, site: vitrina, title: 'of [e-mail] [number]' }]);
  });
});

test('CHAT-1, CHAT-2: the chat comes after 10 s, answers, and stays open on the way to a category @mobile @nightly', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await tagManager(page);
  await page.clock.install();
  await shopper.open('/');
  await consent(shopper)
    .getByRole('button', { name: shopper.words('consent.necessary') })
    .click();
  const launcher = page.getByRole('button', { name: 'Открыть чат' });
  expect(await launcher.count()).toBe(0);
  await page.clock.fastForward(11_000);
  await expect(launcher).toBeVisible();
  await expectNoBarrier(page, 'launcher', '#shop-chat');
  // On a small screen it goes aside while one reads on, and is back on the way up.
  const isSmall = (page.viewportSize()?.width ?? 0) <= 1024;
  await page.evaluate(() => window.scrollTo(0, 600));
  if (isSmall) await expect(launcher).not.toBeInViewport();
  else await expect(launcher).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(launcher).toBeInViewport();
  // At the end of a page nothing of the last row stands where the launcher is.
  const place = await launcher.boundingBox();
  const inLastRow = page.getByRole('contentinfo').locator('a, button').filter({ visible: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const box of await Promise.all((await inLastRow.all()).slice(-4).map((one) => one.boundingBox())))
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(launcher).toBeInViewport();
  await launcher.click();
  const chat = page.getByRole('dialog', { name: 'Чат с помощником' });
  await expect(chat).toContainText('готовыми ответами');
  await chat.getByLabel('Ваш вопрос').fill('Есть доставка в Бельцы?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute('href', '/delivery');
  await expectNoBarrier(page, 'chat', '#shop-chat');

  // On a small screen the chat lies over the link.
  await page.locator('main').getByRole('link', { name: 'Смартфоны' }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Смартфоны' })).toBeVisible();
  await expect(chat).toContainText('Есть доставка в Бельцы?');
  await chat.getByRole('button', { name: 'Закрыть чат' }).click();
  await expect(launcher).toBeFocused();

  await page.reload();
  await shopper.settled();
  await page.clock.fastForward(11_000);
  await launcher.click();
  await expect(chat).toContainText('Есть доставка в Бельцы?');
});

test('BROWSING-7: a page does not scroll while anything lies over it @nightly', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const { words } = shopper;
  await tagManager(page);
  const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  const expectLocked = (what: string) => expect.poll(locked, what).toBe(true);
  const expectFree = async () => {
    await page.keyboard.press('Escape');
    await expect.poll(locked, 'free again').toBe(false);
  };
  await shopper.findProduct();
  const banner = page.getByRole('banner');
  const main = page.locator('main');
  await consent(shopper)
    .getByRole('button', { name: words('consent.necessary') })
    .click();
  expect(await locked()).toBe(false);
  await shopper.addToCart();
  await expectLocked('cart');
  await shopper.startCheckout();
  await expectLocked('checkout');
  await page.keyboard.press('Escape');
  await expect(shopper.checkout).toBeHidden();
  await expectFree();
  await main
    .getByRole('button', { name: words('leads.oneClick') })
    .first()
    .click();
  await expectLocked('one click');
  const asking = page.getByRole('dialog', { name: words('leads.one_click.title') });
  await asking.getByLabel(words('leads.name')).fill('Ion Rusu');
  await asking.getByLabel(words('leads.phone')).fill('069123456');
  await asking.getByRole('button', { name: words('leads.one_click.submit') }).click();
  await expect(page.getByRole('dialog', { name: words('leads.one_click.done') })).toBeVisible();
  await expectLocked('success');
  await expectFree();
  await banner.getByRole('button', { name: words('menu.catalogue') }).click();
  await expectLocked('catalogue menu');
  await expectFree();
  await banner.getByRole('combobox').click();
  await expectLocked('search');
  await expectFree();
  await banner.getByRole('button', { name: /Кишинёв/ }).click();
  await expectLocked('region');
  await expectFree();
});

test('SETTINGS-4: the mobile menu has its links in their order, as far as they are switched on @narrow', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await tagManager(page);
  await page.route('**/api/settings/global**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const flag of Object.keys(answer.value.buttons)) answer.value.buttons[flag] = false;
    await route.fulfill({ response, json: answer });
  });
  await shopper.open('/');
  await consent(shopper)
    .getByRole('button', { name: shopper.words('consent.necessary') })
    .click();
  const openMenu = async ({ words }: Shopper) => {
    await page
      .getByRole('navigation', { name: words('nav.bar') })
      .getByRole('link', { name: words('nav.menu') })
      .click();
    const menu = page.getByRole('dialog', { name: words('nav.menu') });
    await expect(menu.getByRole('navigation')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    return menu;
  };
  const menu = await openMenu(shopper);
  const sections = menu.getByRole('navigation', { name: shopper.words('nav.pages') });
  const links = sections.locator(':scope > ul > li > a');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    '/special-offers',
    '/dayoffer',
    '/newmorning',
    '/review',
    '/feedbacks',
    '/about',
    '/contacts',
    '/service',
    '/trade-in',
  ]);
  const categories = sections.getByRole('list', { name: shopper.words('menu.categories') });
  await expect(categories).toBeHidden();
  await sections.getByText(shopper.words('menu.catalogue'), { exact: true }).click();
  expect(await categories.getByRole('link').count()).toBeGreaterThan(5);

  await menu.getByRole('link', { name: 'RO' }).click();
  await expect(page).toHaveURL(/\/ro$/);
  const romanian = await openMenu(as('ro'));
  const left = romanian.getByRole('navigation', { name: as('ro').words('nav.pages') }).locator(':scope > ul > li > a');
  expect(await left.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(['/ro/dayoffer']);
});
