import type { Page } from '@playwright/test';
import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { serverTimeIs } from '#tests/e2e/support/server-time.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase, wordsOf } from '#tests/e2e/support/words.ts';

for (const locale of locales) {
  test.describe(`in ${locale} @wide`, () => {
    test('the offer of the day counts down and is bought at its price', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/');
      await page.locator('header a[href$="/dayoffer"]').click();
      await expect(page.getByRole('heading', { level: 1, name: words('dayOffer.title') })).toBeVisible();
      const main = page.locator('main');
      const countdown = main.getByRole('timer', { name: words('dayOffer.timeLeft') });
      await expect(countdown).toBeVisible();
      const first = (await countdown.textContent()) ?? '';
      await expect(countdown).not.toHaveText(first);
      await expect(main.getByText(phrase(words('dayOffer.until'))).first()).toBeVisible();
      const offer = main.getByRole('article').first();
      const price = ((await offer.locator('.price').first().textContent()) ?? '').replaceAll(/[^\d]/g, '');
      await offer.getByRole('button', { name: phrase(words('tile.addOf')) }).click();
      await expect(shopper.cart).toContainText(new RegExp([...price].join(String.raw`\s?`)));
    });

    test('promotions that are on and over', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/promo');
      const main = page.locator('main');
      const finished = main.getByRole('region', { name: words('promotions.finished') });
      await finished.getByRole('link').first().click();
      await expect(main.getByText(words('promotions.overNotice'))).toBeVisible();
      await expectNoBarrier(page, 'a promotion that is over');
      await main.getByRole('link', { name: words('promotions.toActive') }).click();
      await main
        .getByRole('link', { name: phrase(words('promotions.moreOf')) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/promo\/[\w-]+$/);
      const products = main.getByRole('region', { name: words('promotions.products') });
      await expect(products.getByRole('article').first()).toContainText('MDL');
      const url = page.url().split('/').at(-1) ?? '';
      await shopper.open(`/special-offers/${url}`);
      await expect(page).toHaveURL(new RegExp(`/promo/${url}$`));
    });

    test('special offers by category', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const main = page.locator('main');
      await shopper.open('/special-offers');
      const chips = main.getByRole('navigation', { name: words('offers.categories') });
      await chips.getByRole('link').first().click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(phrase(words('offers.of')));
      await main.getByRole('link', { name: words('listing.more') }).click();
      await expect(page).toHaveURL(/special-offers\/[\w-]+\?page=2/);
      await expect(main.getByRole('article')).not.toHaveCount(24);
    });

    test('a landing page has its own layout and sells', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/l');
      await page.locator('main').getByRole('article').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/l\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('link', { name: words('menu.catalogue') })).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await page.getByRole('link', { name: words('landing.see') }).click();
      await expect(page.locator('#products')).toBeInViewport();
      const answer = page.locator('details').first();
      await answer.locator('summary').click();
      await expect(answer.locator('p')).toBeVisible();
      await page.reload();
      await shopper.settled();
      expect(await faqOf(page)).toBeTruthy();
      await page
        .getByRole('button', { name: phrase(words('tile.addOf')) })
        .first()
        .click();
      await expect(shopper.cart).toBeVisible();
    });
  });
}

/** The questions that a page tells search engines. */
const faqOf = async (page: Page): Promise<unknown> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text))
    .find((block) => block['@type'] === 'FAQPage');

test('an expired offer says so', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/dayoffer');
  const end = await page.locator('main time').first().getAttribute('datetime');
  await page.clock.install({ time: Date.parse(end ?? '') - 2_000 });
  await serverTimeIs(page);
  await shopper.open('/dayoffer');
  const main = page.locator('main');
  await expect(main.getByRole('button', { name: phrase(shopper.words('tile.addOf')) }).first()).toBeVisible();
  await expect(main.getByText(shopper.words('dayOffer.over'))).toBeVisible();
  await expect(main.getByRole('link', { name: shopper.words('dayOffer.others') })).toBeVisible();
});

test.describe('a landing page that is not there', () => {
  test.use({ provoked: /status of 404/ });

  test('is an error page in the frame of the shop', async ({ shopper: as, page }) => {
    await as('ru').open('/l/no-such');
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('ru')('error.missing') })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole catalogue links every product by categories and pages', async ({ page }) => {
    const words = wordsOf('ro');
    await page.goto('/ro/products-feed');
    const main = page.locator('main');
    await main.getByRole('link', { name: words('listing.next') }).click();
    await expect(page).toHaveURL(/\/ro\/products-feed\?page=2$/);
    await main
      .getByRole('navigation', { name: words('wholeCatalogue.categories') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(page).toHaveURL(/\?category=[\w-]+$/);
    const line = main.getByRole('article').first();
    await expect(line).toContainText('MDL');
    const title = (await line.getByRole('heading').textContent()) ?? '';
    await line.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
