import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test('the news are read: more of them, an article, the one after it, and back @mobile', async ({
      shopper: as,
      page,
    }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/newmorning');
      const list = page.getByRole('region', { name: words('news.list') });
      await expect(list.getByRole('article')).toHaveCount(6);
      await page.getByRole('link', { name: words('listing.more') }).click();
      await expect(list.getByRole('article')).toHaveCount(12);
      await expect(page).toHaveURL(/\/newmorning\?page=2$/);

      const eighth = list.getByRole('article').nth(7).getByRole('link');
      const title = (await eighth.textContent()) ?? '';
      await eighth.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const after = page.getByRole('complementary', { name: words('news.recommended') }).getByRole('link');
      const next = (await after.first().textContent()) ?? '';
      await after.first().click();
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(list.getByRole('article')).toHaveCount(12);

      await page.getByRole('link', { name: words('listing.page', { page: 1 }), exact: true }).click();
      await expect(page).toHaveURL(/\/newmorning$/);
      await expect(list.getByRole('article')).toHaveCount(6);
    });

    test('testimonials are paged, each as it was written', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/feedbacks');
      const list = page.getByRole('list', { name: words('testimonials.list') });
      await expect(list.getByRole('listitem')).toHaveCount(12);
      const other = locale === 'ru' ? 'ro' : 'ru';
      const foreign = list.getByRole('listitem').filter({ hasText: words(`testimonials.written_${other}`) });
      await expect(foreign.first().locator(`p[lang="${other}"]`)).toBeVisible();
      await page.getByRole('link', { name: words('listing.next') }).click();
      await expect(page).toHaveURL(/\/feedbacks\?page=2$/);
      await expect(list.getByRole('listitem')).toHaveCount(8);
      await expect(page.getByText(words('testimonials.mean', { mean: '4,8' }), { exact: true })).toBeAttached();
    });
  });

  test.describe(`on film, in ${locale}`, () => {
    // What usually keeps the gift away would run in the player, too, which may not use a storage.
    test.use({ giftAhead: true });

    test('a video plays only when it is asked to @nightly', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const asked: string[] = [];
      await page.route(/youtube/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      });
      await shopper.open('/review');
      await page.evaluate(() => localStorage.setItem('gifts', JSON.stringify(['ZORI2026'])));
      const cards = page.getByRole('list', { name: words('videos.list') }).getByRole('article');
      const title = (await cards.first().getByRole('heading').textContent()) ?? '';
      expect(asked).toEqual([]);
      await cards.first().getByRole('button').click();
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('title', words('videos.frame', { title }));
      await expect(frame).toBeFocused();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
      await cards.nth(1).getByRole('button').click();
      await expect(frame).toHaveCount(1);
      await expect(cards.first().getByRole('button')).toBeVisible();

      await cards.first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/video-obzori\/view\?id=/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(frame).toHaveCount(0);
      await expectNoBarrier(page);
      const shown = page.getByRole('region', { name: words('videos.product') });
      await shown.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\//);
    });
  });
}

test('a link among the operator’s words keeps the language and needs no full load', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  await shopper.open('/terms');
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await page.getByRole('main').locator('a[href="/ro/delivery"]').click();
  await expect(page).toHaveURL(/\/ro\/delivery$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Livrare' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-stays', '');
});
