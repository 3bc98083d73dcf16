import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { untilQuiet } from '#tests/e2e/support/quiet.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

/** The search field of this width: in the header, or in the layer that what looks like it opens. */
const openSearch = async ({ page, words }: Shopper) => {
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox');
  if (await field.isVisible()) await field.click();
  else await header.getByRole('link', { name: words('header.searchFor') }).click();
  const open = page.getByRole('combobox', { name: words('header.search') });
  await expect(open).toBeFocused();
  return open;
};

for (const locale of locales) {
  test(`from popular texts to a product in ${locale} @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.openAny();
    const field = await openSearch(shopper);
    const popular = page.getByRole('region', { name: words('suggest.popular') });
    await expect(popular.getByRole('listitem')).toHaveCount(6);
    const before = await popular.getByRole('listitem').allTextContents();
    await popular.getByRole('button', { name: words('suggest.refresh') }).click();
    await expect(popular.getByRole('listitem').first()).not.toHaveText(before[0] ?? '');
    await expectNoBarrier(page, 'popular texts', 'header, dialog[open]');

    await field.fill('xiaomi');
    const results = page.getByRole('listbox', { name: words('suggest.results') });
    const products = results.getByRole('group', { name: words('suggest.products') }).getByRole('option');
    await expect(products).toHaveCount(4);
    await expect(results.getByRole('group', { name: words('suggest.categories') }).getByRole('option')).toHaveCount(6);
    await expectNoBarrier(page, 'results', 'header, dialog[open]');
    await expect(page).toHaveURL(/query=xiaomi/);

    await field.press('ArrowDown');
    const first = products.first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(results).toBeHidden();
  });

  test(`words of a price and a property become filters of a search in ${locale} @mobile`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const typed = locale === 'ru' ? 'телефон до 5000 с 8 гб' : 'telefon până la 5000 cu 8 gb';
    const memory = locale === 'ru' ? /8 ГБ/ : /8 GB/;
    await shopper.openAny();
    const field = await openSearch(shopper);
    await field.fill(typed);
    const results = page.getByRole('listbox', { name: words('suggest.results') });
    await expect(results.getByRole('option', { name: /\b8\/\d+/ }).first()).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words('search.found', { text: typed }) })).toBeVisible();
    await expect(page.getByText(words('search.understood'))).toBeVisible();
    const chosen = page.getByRole('list', { name: words('listing.chosen') });
    await expect(chosen.getByRole('listitem')).toHaveCount(3);
    await expectNoBarrier(page, 'a search that was understood', 'main');

    // One of them is taken away: the other stays, and the text is read no more.
    await chosen.getByRole('link', { name: memory }).click();
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    await expect(page).toHaveURL(/price_to=5000/);
    await expect(page).not.toHaveURL(/spec_filter/);

    await page.goBack();
    await page.getByRole('link', { name: words('search.asWritten') }).click();
    await expect(page).toHaveURL(/by=text/);
    await expect(page.getByText(words('search.understood'))).toBeHidden();
    await expect(chosen).toBeHidden();

    // Many options of one filter are one thing to take away.
    await shopper.open(
      `/search?query=${encodeURIComponent(locale === 'ru' ? 'телефон с большой батареей' : 'telefon cu baterie mare')}`,
    );
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    await chosen.getByRole('link').first().click();
    await expect(chosen).toBeHidden();
  });

  test(`what was typed on another keyboard is found in ${locale}`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const typed = 'чшфщьш';
    await shopper.openAny();
    const field = await openSearch(shopper);
    await field.fill(typed);
    const shown = words('search.shownFor', { text: 'xiaomi' });
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(field).toHaveValue(typed);

    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await expect(page.getByText(words('search.nothingFor', { text: typed }))).toBeVisible();
    const narrowing = page.getByRole('navigation', { name: words('search.byCategory') });
    const chip = narrowing.getByRole('link').nth(1);
    const [, count = ''] = /(\d+)$/.exec((await chip.textContent()) ?? '') ?? [];
    await chip.click();
    await expect(page).toHaveURL(/category=/);
    await expect(narrowing.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(count);
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  });
}

test('the sections of a search count what its words leave, and keep it (SEARCH-6, SEARCH-19)', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  const sections = page.getByRole('navigation', { name: words('search.byCategory') }).getByRole('link');
  const status = page.getByRole('main').getByRole('status').first();
  await shopper.open(`/search?query=${encodeURIComponent('сяоми 15')}`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Xiaomi 15');

  await shopper.open(`/search?query=${encodeURIComponent('сяоми 15 до 5000')}`);
  const [, all = ''] = /(\d+)/.exec((await status.textContent()) ?? '') ?? [];
  const counts = (await sections.allTextContents()).flatMap((text) => Number(/(\d+)$/.exec(text)?.[1] ?? 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(all));
  await sections.nth(1).click();
  await expect(page).toHaveURL(/category=.*price_to=5000/);
  await expect(status).toContainText(String(counts[1]));
});

test('a slip of the finger is said, with what was searched for instead (SEARCH-20) @mobile', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ro');
  const { words } = shopper;
  await shopper.openAny();
  const field = await openSearch(shopper);
  await field.fill('ipohne');
  const shown = words('search.shownFor', { text: 'iPhone' });
  await expect(page.getByText(shown, { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  await expect(page.getByText(words('search.nothingFor', { text: 'ipohne' }))).toBeVisible();
});

test('a late answer never takes the place of a newer one, and Escape and the page behind close', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/search\/by-text.*xiaomi/, async (route) => {
    await held;
    await route.continue();
  });
  await shopper.open('/smartphones');
  const field = await openSearch(shopper);
  const asked = page.waitForRequest(/search\/by-text.*xiaomi/);
  await field.fill('xiaomi');
  await asked;
  await field.fill('galaxy');
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  await expect(results.getByRole('option').first()).toContainText(/galaxy/i);
  const late = page.waitForResponse(/search\/by-text.*xiaomi/);
  release();
  await late;
  await untilQuiet(page);
  await expect(results.getByRole('option').first()).toContainText(/galaxy/i);

  await field.press('Escape');
  await expect(results).toBeHidden();
  await expect(field).toHaveValue('galaxy');
  await field.press('ArrowDown');
  await expect(results).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(results).toBeHidden();
  await field.click();
  await page.getByRole('button', { name: words('suggest.clear') }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('region', { name: words('suggest.popular') })).toBeHidden();
});

test('who searches before the code of the field has come finds nothing opened over the results', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.open('/');
  await shopper.settled();
  let release = () => {};
  const late = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/assets/chunks/*.js', async (route) => {
    await late;
    await route.continue();
  });
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('iphone');
  await field.press('Enter');
  release();
  await expect(page).toHaveURL(/\/search\?query=iphone$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('iphone');
  await untilQuiet(page, 600);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a cleared field leaves no text in the address and no panel, whether by its button or by keyboard', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  await shopper.open('/search?query=xiaomi');
  // Nobody has been in the field yet: what it is made of has still to come.
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('suggest.clear') })
    .click();
  await expect(page).toHaveURL(/\/search$/);

  await shopper.open('/smartphones');
  const field = await openSearch(shopper);
  await field.fill('xiaomi');
  await expect(page).toHaveURL(/query=xiaomi/);
  await page.getByRole('button', { name: words('suggest.clear') }).click();
  await expect(page).toHaveURL(/\/smartphones$/);

  const popular = page.getByRole('region', { name: words('suggest.popular') });
  await field.click();
  await expect(popular).toBeVisible();
  await field.pressSequentially('xi');
  await field.press('Backspace');
  await expect(popular).toBeVisible();
  await field.press('Backspace');
  await expect(popular).toBeHidden();
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await expect(popular).toBeVisible();
});

test('nothing at all is said with a picture and a way on', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  const { words } = shopper;
  await shopper.openAny();
  const field = await openSearch(shopper);
  await field.fill('qqqzzzwww');
  await expect(page.getByText(words('suggest.nothing', { text: 'qqqzzzwww' })).last()).toBeVisible();
  await page
    .getByRole('region', { name: words('suggest.popular') })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(page.getByRole('listbox', { name: words('suggest.results') })).toBeVisible();

  // The page of such a search offers what many search for, too.
  await shopper.open('/search?query=qqqzzzwww');
  const offered = page.locator('main').getByRole('region', { name: words('suggest.popular') });
  await expect(offered.getByRole('link')).toHaveCount(6);
});

for (const locale of locales) {
  test(`the region is chosen once in ${locale} @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.findProduct();
    const delivery = page.getByRole('region', { name: words('product.delivery') });
    await expect(delivery).toContainText(words('product.express'));
    const opener = () => page.getByRole('button', { name: phrase(words('region.button')) }).first();
    const inMenu = !(await opener().isVisible());
    const menu = page.getByRole('link', { name: words('nav.menu') });
    // The tabs are back once the page's own button is in sight.
    if (inMenu) {
      const add = page
        .getByRole('region', { name: words('product.buy') })
        .getByRole('button', { name: words('tile.add') });
      await add.first().scrollIntoViewIfNeeded();
      await menu.click();
    }
    await page
      .getByRole('button', { name: inMenu ? words('region.label') : phrase(words('region.button')) })
      .locator('visible=true')
      .click();
    const dialog = page.getByRole('dialog', { name: words('region.title') });
    await dialog.getByRole('searchbox').fill(locale === 'ru' ? 'бельц' : 'balti');
    await expectNoBarrier(page);
    await dialog
      .getByRole('button', { name: locale === 'ru' ? 'Бельцы' : 'Bălți' })
      .first()
      .click();
    await expect(dialog).toBeHidden();
    if (inMenu) await page.keyboard.press('Escape');
    await expect(delivery).not.toContainText(words('product.express'));
    await page.reload();
    await shopper.settled();
    await expect(delivery).not.toContainText(words('product.express'));
    await shopper.addToCart();
    await expect(shopper.cart).toContainText(locale === 'ru' ? 'Бельцы' : 'Bălți');
    await expect(
      shopper.cart.getByRole('status').filter({ hasText: words('notifications.added_to_cart') }),
    ).toBeVisible();
  });
}

test('without JavaScript the field leads to what was found', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('чшфщьш');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('xiaomi');
  await context.close();
});
