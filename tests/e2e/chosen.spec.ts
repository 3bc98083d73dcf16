import type { Page } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

/** The titles of the products of the first `count` tiles of a category, each put into a list by its button. */
const choose = async (shopper: Shopper, button: 'compare.toggleOf' | 'favorites.toggleOf', count: number) => {
  const tiles = shopper.page.locator('main').getByRole('article');
  const titles: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const tile = tiles.nth(place);
    const toggle = tile.getByRole('button', { name: phrase(shopper.words(button)) });
    titles.push((await toggle.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '');
    await tile.hover();
    await toggle.click();
  }
  return titles;
};

const columns = (page: Page) => page.getByRole('columnheader');

for (const locale of ['ru', 'ro'] as const) {
  test(`products are compared, reordered, shared and let go in ${locale} @wide`, async ({
    shopper: as,
    page,
    context,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.open('/smartphones?sort=price%2B');
    const [first = '', second = '', third = ''] = await choose(shopper, 'compare.toggleOf', 3);
    const fourth = page.locator('main').getByRole('article').nth(3);
    await fourth.hover();
    await fourth.getByRole('button', { name: phrase(words('compare.toggleOf')) }).click();
    await expect(page.getByText(words('notifications.more_than_three'))).toBeVisible();

    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('compare') ?? '[]');
      kept[1].price += 50_000;
      localStorage.setItem('compare', JSON.stringify(kept));
    });
    await shopper.open('/compare');
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
    const change = page.getByText(words('compare.cheaper', { amount: '500\u00A0MDL' }));
    await expect(change).toHaveCount(1);
    await expect(columns(page)).toContainText([first, second, third]);
    await expectNoBarrier(page, 'comparison');
    // Three columns scroll within their own place: the page stays as wide as the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    // The product moves, and the focus with its button.
    await page.getByRole('button', { name: words('compare.right', { title: first }) }).click();
    await expect(columns(page)).toContainText([second, first, third]);
    await expect(page.getByRole('button', { name: words('compare.right', { title: first }) })).toBeFocused();
    const shared = page.url();

    const rows = page.getByRole('row');
    const different = await rows.count();
    await page.getByText(words('compare.differences'), { exact: true }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(different);

    await page.getByRole('button', { name: words('compare.remove', { title: third }) }).click();
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);

    // Somebody else's address shows three and leaves one's own two alone until asked.
    await page.goto(shared);
    await shopper.settled();
    await expect(columns(page)).toHaveCount(3);
    await expect(page.getByText(words('compare.sharedHint'))).toBeVisible();
    await expect(change).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(page.url());
    await page.getByRole('link', { name: words('compare.toOwn') }).click();
    await expect(columns(page)).toHaveCount(2);
    await other.getByRole('button', { name: words('compare.replace') }).click();
    await expect(columns(other)).toHaveCount(3);
    await expect(columns(page)).toHaveCount(3);
  });

  test(`favourites are kept, tell of prices and are shared in ${locale} @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.open('/smartphones?sort=price%2B');
    const [first = '', second = ''] = await choose(shopper, 'favorites.toggleOf', 2);
    const toast = page.getByText(words('notifications.added_to_favorites')).locator('xpath=../../..');
    await expect(toast).toBeVisible();
    const covered = await toast.evaluate((card) => {
      const { top, right, bottom, left } = card.getBoundingClientRect();
      return [...document.querySelectorAll('button')]
        .filter((button) => !card.contains(button) && button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({ name: button.title, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
        .map(({ name }) => name);
    });
    expect(covered).toEqual([]);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('favorites') ?? '[]');
      kept[0].price += 50_000;
      localStorage.setItem('favorites', JSON.stringify(kept));
    });
    await shopper.open('/favorites');
    await expect(page).toHaveURL(/\/favorites\?ids=\d+,\d+$/);
    const tiles = page.locator('main').getByRole('article');
    const tileOf = (title: string) =>
      tiles.filter({ has: page.getByRole('button', { name: words('favorites.toggleOf', { title }) }) });
    await expect(tileOf(first)).toContainText(words('favorites.cheaper', { amount: '500 MDL' }));
    await expectNoBarrier(page, 'favourites');

    await tileOf(second)
      .getByRole('button', { name: phrase(words('favorites.toggleOf')) })
      .click();
    await expect(tiles).toHaveCount(1);
    await expect(page).toHaveURL(/\/favorites\?ids=\d+$/);
    await page.reload();
    await shopper.settled();
    await tiles.getByRole('button', { name: phrase(words('favorites.toggleOf')) }).click();
    await expect(page.getByText(words('favorites.empty'))).toBeVisible();
    await expectNoBarrier(page, 'no favourites');
  });
}

test('addresses of both lists are rendered by the server and left out by search engines', async ({
  shopper: as,
  page,
  request,
}) => {
  const shopper = as('ru');
  await shopper.open('/smartphones');
  await choose(shopper, 'compare.toggleOf', 2);
  const [first = '', second = ''] = await choose(shopper, 'favorites.toggleOf', 2);
  for (const list of ['/compare', '/favorites']) {
    await shopper.open(list);
    await expect(page).toHaveURL(/ids=/);
    const html = await (await request.get(page.url())).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"[^>]*>/);
    expect(html).toContain(first);
    expect(html).toContain(second);
  }
});

test('broken stored lists are repaired', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/compare');
  for (const broken of ['{', 'null', '[null,1,"x"]', '{"list":1}'])
    for (const [list, path] of [
      ['compare', '/compare'],
      ['favorites', '/favorites'],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [list, broken] as const);
      await shopper.open(path);
      await expect(page.getByText(shopper.words(`${list}.empty`))).toBeVisible();
    }
});
