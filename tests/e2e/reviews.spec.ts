import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

/** A product about which more is said than fits on one page. */
const MUCH_TALKED_OF = '/product/samsung-galaxy-a37-5g-6-128-graphite';

/** How many of its reviews a page of the sandbox has. */
const ON_PAGE = 3;

/** How many are seen before the others are asked for. */
const SEEN = 2;

const section = ({ page, words }: Shopper) => page.getByRole('region', { name: words('reviews.title'), exact: true });

for (const locale of locales) {
  test(`reviews in ${locale} are read on, narrowed by stars and reported to search engines as shown @wide`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.open(MUCH_TALKED_OF);
    await page.locator('a[href="#reviews"]').click();
    const reviews = section(shopper);
    await expect(reviews).toBeInViewport();
    const cards = reviews.getByRole('article');
    await expect(cards).toHaveCount(SEEN);

    const reported = await page.locator('script[type="application/ld+json"]').first().textContent();
    const { aggregateRating, review } = JSON.parse(reported ?? '{}');
    await expect(reviews).toContainText(String(aggregateRating.ratingValue).replace('.', ','));
    await reviews.getByRole('button', { name: phrase(words('reviews.every')) }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(ON_PAGE);
    for (const { author, reviewBody } of review) {
      const card = cards.filter({ hasText: reviewBody });
      await expect(card.getByRole('heading', { name: author.name })).toBeVisible();
    }
    const all = await cards.count();

    const byStars = reviews.getByRole('list', { name: words('reviews.filter') }).getByRole('button');
    const fours = byStars.nth(1);
    await fours.click();
    await expect(fours).toHaveAttribute('aria-pressed', 'true');
    await expect(cards).not.toHaveCount(all);
    for (const card of await cards.all())
      await expect(card.getByRole('img', { name: words('reviews.given', { stars: 4 }) })).toBeVisible();
    await reviews.getByRole('button', { name: words('reviews.all') }).click();
    await expect(cards).toHaveCount(ON_PAGE);
  });

  test(`a review in ${locale} is written by keyboard alone @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    // In the page's language, in which reviews come first.
    const text = `${locale === 'ru' ? 'Отзыв с клавиатуры' : 'De la tastatură'} ${Date.now()}`;
    await shopper.open(MUCH_TALKED_OF);
    const write = section(shopper).getByRole('button', { name: words('reviews.write') });
    await write.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: words('reviews.formTitle') });
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: words('reviews.submit') }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByText(words('reviews.error.rating'))).toBeVisible();
    await expect(form.getByText(words('reviews.error.author'))).toBeVisible();
    await expectNoBarrier(page);

    await expect(form.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: words('reviews.star.2') })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana');
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(write).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(form.getByLabel(words('reviews.text'))).toHaveValue(text);
    await form.getByLabel(words('reviews.author')).focus();
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('dialog', { name: words('reviews.success') });
    await expect(thanks).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    await expect(section(shopper).getByRole('article').first()).toContainText(text);
  });
}

test.describe('without an answer', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('reviews say so, lose nothing and ask again', async ({ shopper: as, page }) => {
    const shopper = as('ru');
    const { words } = shopper;
    await shopper.open(MUCH_TALKED_OF);
    const reviews = section(shopper);
    await page.route('**/api/reviews/**', (route) => route.abort());
    await reviews.getByRole('button', { name: phrase(words('reviews.every')) }).click();
    await expect(reviews.getByRole('alert')).toContainText(words('reviews.failed'));
    await expect(reviews.getByRole('article')).toHaveCount(ON_PAGE);

    await reviews.getByRole('button', { name: words('reviews.write') }).click();
    const form = page.getByRole('dialog', { name: words('reviews.formTitle') });
    await form.getByRole('radio', { name: words('reviews.star.5') }).check({ force: true });
    await form.getByLabel(words('reviews.author')).fill('Ana');
    await form.getByLabel(words('reviews.text')).fill('Kept');
    await form.getByRole('button', { name: words('reviews.submit') }).click();
    await expect(form.getByRole('alert')).toHaveText(words('reviews.unknown'));
    await expect(form.getByLabel(words('reviews.text'))).toHaveValue('Kept');
    await page.keyboard.press('Escape');

    await page.unroute('**/api/reviews/**');
    await reviews.getByRole('button', { name: words('reviews.retry') }).click();
    await expect(reviews.getByRole('alert')).toBeHidden();
    await expect(reviews.getByRole('article')).toHaveCount(ON_PAGE);
  });

  test('a product page reached without its blocks is shown all the same', async ({ shopper: as, page }) => {
    const shopper = as('ru');
    const { words } = shopper;
    await page.route(/\/api\/(reviews\/page|catalog\/banner|delivery\/)/, (route) => route.abort());
    const title = await shopper.findProduct();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(section(shopper).getByRole('alert')).toContainText(words('reviews.failed'));
    await page.unroute(/\/api\/(reviews\/page|catalog\/banner|delivery\/)/);
    await section(shopper)
      .getByRole('button', { name: words('reviews.retry') })
      .click();
    await expect(section(shopper).getByRole('alert')).toBeHidden();
  });
});
