import type { Locator, Page } from '@playwright/test';
import { localePath, locales } from '#core/kernel/locale/index.ts';
import { shopWith } from '#tests/e2e/support/own-shop.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { serverTimeIs } from '#tests/e2e/support/server-time.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { choose } from './support/choose.ts';

const PRODUCT = '/product/samsung-galaxy-a37-5g-6-128-graphite';

/** How long one can still order, as it is said of so many minutes. */
const within = ({ words }: Shopper, minutes: number): string => {
  const time = [
    words('promise.hours', { hours: Math.floor(minutes / 60) }),
    words('promise.minutes', { minutes: minutes % 60 }),
  ];
  return words('promise.within', { time: time.filter((part) => !part.startsWith('0')).join('\u00A0') });
};
/**
 * Where everything of a part stands; what stands within a line begins where the words before it end. The shop's own list
 * comes over the browser's when it comes.
 */
const boxesOf = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll(':not(.select *)')].map((one) => {
      const { x, y, height } = one.getBoundingClientRect();
      const row = one.parentElement && getComputedStyle(one.parentElement);
      const isInline = getComputedStyle(one).display.startsWith('inline') || row?.flexWrap === 'wrap';
      return [one.tagName, isInline ? '' : x, y + window.scrollY, height].join(' ');
    }),
  );
/** What is said anywhere on a page of how long one can still order, each once. */
const saidOn = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.locator('[role=timer]').allTextContents();
  return [...new Set(texts.filter((text) => text !== ''))];
};
/** The text that the server sends, before any script. */
const writtenAt = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

for (const locale of locales) {
  test(`how long one can still order in ${locale} @mobile is the same on a product, in its cart and at its checkout, and moves nothing @nightly`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words, cart, checkout } = shopper;
    const [today, tomorrow] = locale === 'ru' ? ['23 ноября', '24 ноября'] : ['23 noiembrie', '24 noiembrie'];
    // A Monday.
    await page.clock.install({ time: '2026-11-23T11:30:00+02:00' });
    await serverTimeIs(page);
    await shopper.open(PRODUCT);
    const delivery = page.getByRole('region', { name: words('product.delivery') });
    const timers = delivery.getByRole('timer');
    await delivery.scrollIntoViewIfNeeded();
    await expect(timers.nth(1)).toContainText(phrase(words('promise.within')));
    expect(await writtenAt(page, localePath(PRODUCT, locale))).not.toMatch(phrase(words('promise.within')));

    await page.clock.pauseAt('2026-11-23T11:45:50+02:00');
    await page.clock.runFor(10_000);
    await expect(timers).toHaveText(['', within(shopper, 134)]);
    const before = await boxesOf(delivery);
    await page.clock.runFor(60_000);
    await expect(timers.nth(1)).toHaveText(within(shopper, 133));
    expect(await boxesOf(delivery)).toEqual(before);

    // Express is over, and what is ordinary has come near.
    await page.clock.pauseAt('2026-11-23T13:59:50+02:00');
    await expect(delivery).toContainText(words('promise.today', { day: today }));
    await expect(timers.nth(1)).toHaveText(within(shopper, 1));
    await page.clock.runFor(10_000);
    await expect(timers).toHaveText([within(shopper, 600)]);
    await expect(delivery).toContainText(words('promise.noFaster', { hour: 14 }));
    await expect(delivery).not.toContainText(words('promise.today', { day: today }));
    expect(await boxesOf(delivery)).toEqual(before);

    await page.clock.resume();
    await shopper.addToCart();
    await expect(cart).toContainText(words('promise.of', { when: words('promise.tomorrow', { day: tomorrow }) }));
    await expect(cart.getByRole('timer')).toHaveText(phrase(words('promise.within')));
    expect(await saidOn(page)).toHaveLength(1);
    await shopper.startCheckout();
    await expect(checkout.getByRole('timer').first()).toHaveText(phrase(words('promise.within')));
    expect(await saidOn(page)).toHaveLength(1);
    // Nobody is offered the same day for more (rule DELIVERY-19).
    const types = checkout.getByRole('radiogroup', { name: words('delivery.typeLegend') });
    await expect(types.getByRole('radio')).toHaveCount(1);
    await choose(checkout.getByLabel(words('delivery.region')), locale === 'ru' ? 'Бельцы' : 'Bălți');
    await expect(checkout).toContainText(locale === 'ru' ? 'Привезём 25–26 ноября' : 'Livrare: 25–26 noiembrie');
  });

  test(`a pickup in ${locale} @mobile says until when it is held: in the chosen shop, once it is ordered and where it is followed`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words, checkout } = shopper;
    const [title, wednesday] =
      locale === 'ru' ? ['Zori на Штефан чел Маре', '25 ноября'] : ['Zori pe Ștefan cel Mare', '25 noiembrie'];
    await page.clock.setFixedTime('2026-11-23T10:40:00+02:00');
    await serverTimeIs(page);
    const [product] = readProvider<{ url: string }>(
      `SELECT url FROM product JOIN stock USING (product_id)
       WHERE shop_id = 'chisinau-stefan-cel-mare' AND quantity > 5 AND available > 20 AND is_restricted = 0
       ORDER BY popularity LIMIT 1`,
    );
    await shopper.open(`/product/${product?.url}`);
    await shopper.addToCart();
    await shopper.startCheckout();
    await checkout.getByRole('radio', { name: phrase(words('delivery.pickup')) }).check();
    await expect(checkout.getByText(phrase(words('pickup.held')))).toHaveCount(0);
    await checkout.getByRole('radio', { name: title }).check();
    await expect(checkout.locator('label').filter({ hasText: title })).toContainText(
      words('pickup.held', { day: wednesday, time: '20:00' }),
    );
    await shopper.fillContact(`Held ${Math.random().toString(36).slice(2, 8)}`, '069 123 456');
    await shopper.submitOrder();
    await expect(page.getByRole('dialog', { name: words('checkout.success') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toContainText(words('order.held'));
    await expect(page.locator('main')).toContainText(`${wednesday}, 20:00`);
    await page.getByRole('link', { name: words('order.check') }).click();
    await page.locator('main').getByLabel(words('order.phone')).fill('069 123 456');
    await page
      .locator('main')
      .getByRole('button', { name: words('order.ask') })
      .click();
    await expect(page.locator('main')).toContainText(`${wednesday}, 20:00`);
  });
}

const silent = shopWith({ DELIVERY_DAYS: 'none' });

silent('a shop that promises no days names none @nightly', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const { words, cart, checkout } = shopper;
  const days = /сегодня|завтра|\d+ (?:ноября|декабря)|\d рабоч|Ждёт вас/;
  await page.clock.setFixedTime('2026-11-23T11:46:00+02:00');
  await serverTimeIs(page);
  await shopper.open('/delivery');
  await expect(page.getByRole('columnheader', { name: words('fees.fee') })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(days);
  await shopper.open(PRODUCT);
  const delivery = page.getByRole('region', { name: words('product.delivery') });
  await expect(delivery).toContainText('MDL');
  await expect(delivery).not.toContainText(days);
  await shopper.addToCart();
  await expect(cart).not.toContainText(days);
  await shopper.startCheckout();
  await expect(checkout).not.toContainText(days);
  await checkout.getByRole('radio', { name: phrase(words('delivery.pickup')) }).check();
  await expect(checkout.locator('label').filter({ hasText: /В наличии|Привезём сюда/ })).not.toHaveCount(0);
  await expect(checkout).not.toContainText(days);
});
