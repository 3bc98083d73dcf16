import { locales } from '#core/kernel/locale/index.ts';
import { isAlive } from '#tests/e2e/support/alive.ts';
import { serverTimeIs } from '#tests/e2e/support/server-time.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { choose } from './support/choose.ts';

const PRODUCT = '/product/samsung-galaxy-a37-5g-6-128-graphite';
const OTHER = '/product/xiaomi-router-ax3000t-white';

for (const locale of locales) {
  test(`a product page in ${locale} promises days, folds its banner and remembers what was looked at @wide`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    // The device is a day ahead of the shop.
    await page.clock.setFixedTime('2026-11-20T10:00:00+02:00');
    await serverTimeIs(page, '2026-11-19T10:00:00+02:00');
    await shopper.open(OTHER);
    const other = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.evaluate(() => {
      const [looked] = JSON.parse(localStorage.getItem('viewed') ?? '[]');
      localStorage.setItem('viewed', JSON.stringify([{ ...looked, price: looked.price - 10_000 }]));
    });
    await shopper.open(PRODUCT);

    const delivery = page.getByRole('region', { name: words('product.delivery') });
    await delivery.scrollIntoViewIfNeeded();
    const [today, tomorrow] = locale === 'ru' ? ['19 ноября', '20 ноября'] : ['19 noiembrie', '20 noiembrie'];
    await expect(delivery).toContainText(words('promise.today', { day: today }));
    await expect(delivery).toContainText(words('promise.tomorrow', { day: tomorrow }));
    await choose(delivery.getByRole('combobox'), locale === 'ru' ? 'Бельцы' : 'Bălți');
    await expect(delivery).toContainText(locale === 'ru' ? '23–24 ноября' : '23–24 noiembrie');

    const fold = page.getByRole('button', { name: words('banner.fold', { title: 'Redmi Note 15' }) });
    // What becomes of presses before a part is alive is walked in `tests/e2e/parts.spec.ts` and `tests/e2e/early-taps.spec.ts`.
    await fold.scrollIntoViewIfNeeded();
    await expect.poll(() => isAlive(fold)).toBe(true);
    await fold.click();
    const unfold = page.getByRole('button', { name: words('banner.unfold', { title: 'Redmi Note 15' }) });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await unfold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const viewed = page.getByRole('region', { name: words('viewed.title') });
    await expect(viewed.getByRole('link', { name: 'Xiaomi Router AX3000T' })).toBeVisible();
    await expect(viewed).toContainText(words('viewed.dearer', { amount: '100\u00A0MDL' }));
    await viewed.getByRole('button', { name: words('tile.addOf', { title: other }) }).click();
    await expect(shopper.cart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewed.getByRole('textbox', { name: words('cart.count', { title: other }) })).toHaveValue('1');
    await viewed.getByRole('button', { name: words('viewed.clearOf') }).click();
    await expect(viewed).toBeHidden();
    await page.reload();
    await shopper.settled();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(viewed).toBeHidden();
  });
}

test('the link of a product is copied, and that is reported', async ({ shopper: as, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = as('ro');
  await shopper.open(PRODUCT);
  await page.getByRole('button', { name: shopper.words('sharing.share') }).click();
  await expect(page.getByText(shopper.words('notifications.link_copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/ro${PRODUCT}`);
});

for (const locale of locales)
  test(`a discount in ${locale} stands beside what was asked before it, as a plot and as a table @wide`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.open('/product/apple-iphone-15-256gb-pink');
    const buying = page.getByRole('region', { name: words('product.buy') });
    await expect(buying).toContainText(words('product.lowestBefore', { amount: '14\u00A0999\u00A0MDL' }));
    const history = page.getByRole('region', { name: words('priceHistory.title') });
    await expect(history.locator('polyline')).toBeVisible();
    const rows = history.getByRole('table', { name: words('priceHistory.title') }).getByRole('row');
    await expect(rows.first()).toContainText(words('priceHistory.price'));
    await expect(rows.last()).toContainText('13\u00A0999\u00A0MDL');
    expect(await rows.count()).toBeGreaterThan(2);
  });

for (const locale of locales)
  test(`what fits a phone is put in the cart in ${locale} by one press, for the sum that was shown @mobile`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.open('/product/apple-iphone-17-pro-256gb-navy');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const fitting = page.getByRole('region', { name: words('fits.title') });
    await expect(fitting.getByRole('article')).toHaveCount(3);
    await expect(fitting).toContainText('iPhone 17 Pro');
    const all = page.getByRole('button', { name: words('fits.three', { sum: '1\u00A0597\u00A0MDL' }) });
    await all.click();
    await expect(shopper.cart).toBeVisible();
    for (const price of ['949', '299', '349']) await expect(shopper.cart).toContainText(`${price}\u00A0MDL`);
    await page.keyboard.press('Escape');
    await expect(shopper.cart).toBeHidden();
    await expect(all).toBeHidden();
    await expect(page.getByText(words('fits.had'))).toBeVisible();
    // FIT-2: one that is taken out has its own button, which another would only repeat.
    const less = fitting.getByRole('button', { name: phrase(words('cart.less')) });
    await less.first().click();
    await expect(page.getByText(words('fits.had'))).toBeHidden();
    await less.first().click();
    const rest = page.getByRole('button', { name: phrase(words('fits.rest')) });
    await expect(rest).toBeVisible();
    await rest.click();
    await expect(page.getByText(words('fits.had'))).toBeAttached();
  });

test('a phone has a button that buys in sight wherever its page is read @narrow', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open(PRODUCT);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const buttons = page.getByRole('button', { name: shopper.words('tile.addOf', { title }) });
  const reached = () =>
    buttons.evaluateAll((all) =>
      all.some((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height / 2);
        return middle !== null && button.contains(middle);
      }),
    );
  for (let top = 0; top <= 1800; top += 90) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(reached, { message: `at ${top} px` }).toBe(true);
  }
});

test('a product is printed as a sheet with properties, price and phone', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const { words } = shopper;
  await shopper.open(PRODUCT);
  const main = page.locator('main');
  const phone = main.getByText(/\+373\s22\s840\s100/).first();
  const add = main.getByRole('button', { name: words('tile.add') }).first();
  await expect(add).toBeVisible();
  await expect(phone).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(phone).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(/MDL/).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: words('product.properties') })).toBeVisible();
  for (const onScreen of [add, page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('#reviews')])
    await expect(onScreen).toBeHidden();
});

test('a product shows its first properties, and the others after a press and in print', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open(PRODUCT);
  const properties = page.getByRole('region', { name: shopper.words('product.properties') });
  const [first, last] = [properties.locator('tr').first(), properties.locator('tr').last()];
  await expect(first).toBeVisible();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await properties.getByText(shopper.words('catalog.seeAll')).click();
  await expect(last).toBeVisible();
});

test('on a tablet a product’s picture stays beside what buying takes, and lies over nothing below', async ({
  shopper: as,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const shopper = as('ru');
  await shopper.open(PRODUCT);
  const properties = page.getByRole('heading', { name: shopper.words('product.properties') });
  await properties.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const gallery = page.getByRole('region', { name: shopper.words('product.gallery') });
  await expect(gallery).not.toBeInViewport();
});
