import { enterVitrina } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';

/** How many characters begin a code and are too few to be taken for one. */
const BEGINNING = 6;

test('a code is found by its beginning and sold from below the field (SEARCH-21, SEARCH-22) @mobile', async ({
  shopper: as,
  page,
  baseURL,
  isMobile,
}) => {
  const shopper = as('ru');
  const { words, cart } = shopper;
  const [product] = readProvider<{ code: string }>(
    `SELECT code FROM product WHERE second_price IS NOT NULL AND is_restricted = 0 AND available >= 9 AND code GLOB 'MI*'
     ORDER BY popularity DESC, id LIMIT 1`,
  );
  const { code } = product ?? { code: '' };
  await enterVitrina(shopper, '/', baseURL ?? '');
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('link', { name: words('header.searchCode') }).click();
  const field = page.getByRole('combobox', { name: words('header.search') });
  await field.click();
  await field.fill(code.slice(0, BEGINNING));
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  await expect(
    results
      .getByRole('option')
      .filter({ hasText: code.slice(0, BEGINNING) })
      .first(),
  ).toBeVisible();

  await expect(results.getByText(phrase(words('suggest.all', { shown: '' })))).toBeVisible();

  // The camera stays at hand in the layer of a phone.
  const around = isMobile ? page.getByRole('dialog', { name: words('header.search') }) : header;
  await expect(around.getByRole('button', { name: words('scanner.open') }).locator('visible=true')).toBeVisible();

  await field.fill(code);
  await expect(results.getByRole('option')).toHaveCount(1);
  await around.getByRole('button', { name: phrase(words('priceTiers.second.addOf')) }).click();
  await expect(cart.getByText(code)).toBeVisible();
});

test('the digits of a code, and a beginning with a space in it, find what has it (SEARCH-26, SEARCH-27)', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  const [product] = readProvider<{ code: string; url: string }>(
    `SELECT code, url FROM product WHERE second_price IS NOT NULL AND is_restricted = 0 AND available >= 9 AND code GLOB 'MI*'
     ORDER BY popularity DESC, id LIMIT 1`,
  );
  const { code, url } = product ?? { code: '', url: '' };
  const [digits, begun] = [code.slice(2), code.slice(2, 8)];
  await enterVitrina(shopper, '/', baseURL ?? '');
  const header = page.getByRole('banner');
  const field = page.getByRole('combobox', { name: words('header.search') });
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  const add = header.getByRole('button', { name: phrase(words('priceTiers.second.addOf')) });
  await field.click();
  for (const text of [begun, `mi ${begun}`]) {
    await field.fill(text);
    await expect(results.getByRole('option').filter({ hasText: code })).toBeVisible();
    for (const found of await results.getByRole('option').filter({ hasText: 'MI' }).all())
      await expect(found).toContainText(begun);
    await expect(add).toBeHidden();
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`query=${text.replace(' ', '(?:\\+|%20)')}$`));
    await expect(page.getByRole('main')).toContainText(code);
  }
  await field.fill(digits);
  await expect(results.getByRole('option')).toHaveCount(1);
  await expect(add).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/product/${url}$`));

  // Without a focus anywhere, as from a scanner.
  await page.goto(new URL('/', page.url()).href);
  await expect(field).toBeEditable();
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/product/${url}$`));
});

test('on a phone a seller sees a product, its code and how many there are without scrolling, in ro @narrow', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ro');
  const { words } = shopper;
  await enterVitrina(shopper, '/search?query=iphone%2017', baseURL ?? '');
  const first = page
    .getByRole('list', { name: words('listing.products') })
    .getByRole('listitem')
    .first();
  await expect(first.locator('.buy-button')).toBeInViewport();
  // The bar below has the cart; the field has its room.
  const carts = page.getByRole('button', { name: words('nav.cart'), exact: true }).locator('visible=true');
  await expect(carts).toHaveCount(1);

  const [code = ''] = /MI\d+/.exec((await first.textContent()) ?? '') ?? [];
  await first.getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(code).first()).toBeInViewport();
  await expect(main.locator('.tile-stock').first()).toBeInViewport();
  await expect(main.locator('.tile-stock').first()).toHaveText(/^\d+\sbuc\.$/);
});

for (const locale of ['ru', 'ro'] as const)
  test(`codes that are scanned one after another open their products, in ${locale} (SEARCH-15, SEARCH-23, SEARCH-24)`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const products = readProvider<{ code: string; url: string }>(
      `SELECT code, url FROM product WHERE second_price IS NOT NULL AND is_restricted = 0 AND available >= 9 AND code GLOB 'MI*'
       ORDER BY popularity DESC, id LIMIT 4`,
    );
    const [, , spaced, mistyped] = products;
    if (!spaced || !mistyped) throw new Error('The provider has not the goods for this test');
    await enterVitrina(shopper, '/', baseURL ?? '');
    const header = page.getByRole('banner');
    const field = page.getByRole('combobox', { name: words('header.search') });
    const selected = () =>
      field.evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
    const written = [
      ...products.slice(0, 2).map(({ code, url }) => [code, url] as const),
      [`mi ${spaced.code.slice(2, 6)} ${spaced.code.slice(6)}`, spaced.url],
      [mistyped.code.replace('MI', 'ьш'), mistyped.url],
    ] as const;
    await field.click();
    for (const [text, url] of written) {
      // As a scanner does that is a keyboard to the page: nothing is cleared before.
      await page.keyboard.type(text);
      // Also where the address has taken the text on, and loses it by the jump.
      if (text === written[1][0]) await expect(page).toHaveURL(new RegExp(`query=${text}$`));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/product/${url}$`));
      await expect(field).toBeFocused();
      await expect.poll(selected).toBe(text);
    }

    // What stands there is chosen whole by the press that brings the focus, and the next one places the caret.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Escape');
    await field.click();
    await expect.poll(selected).toBe(await field.inputValue());
    await field.click({ position: { x: 40, y: 20 } });
    await expect.poll(selected).toBe('');

    // Below the field, what is meant as a code is sold like any other, and both are equally wide.
    for (const [text] of written.slice(1)) {
      await field.fill(text);
      await expect(
        header.getByRole('button', { name: phrase(words('priceTiers.second.addOf')) }),
        `the button of ${text}`,
      ).toBeVisible();
    }
    const [form, panel] = await Promise.all([
      header.getByRole('search').boundingBox(),
      page
        .getByRole('listbox', { name: words('suggest.results') })
        .locator('../..')
        .boundingBox(),
    ]);
    expect([panel?.x, panel?.width]).toEqual([form?.x, form?.width]);

    await field.fill('xiaomi');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=xiaomi$/);
    await expect.poll(selected).toBe('xiaomi');
  });

test('a code that the shop does not have is said to be none', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ro');
  const { words } = shopper;
  await enterVitrina(shopper, '/search?query=MI99999999', baseURL ?? '');
  const said = words('search.nothingCode', { text: 'MI99999999' });
  await expect(page.getByRole('heading', { level: 1, name: said })).toBeAttached();
  await expect(page.getByText(words('search.nothingByCode'))).toBeVisible();
});

test('a seller scans, adds and scans again, whatever has the focus (SEARCH-25) @nightly', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  const { words, cart } = shopper;
  const goods = readProvider<{ code: string; url: string }>(
    `SELECT code, url FROM product WHERE second_price IS NOT NULL AND is_restricted = 0 AND available >= 9
     AND code GLOB 'MI*' ORDER BY popularity DESC, id LIMIT 6`,
  );
  await enterVitrina(shopper, '/', baseURL ?? '');
  const scan = async ({ code, url }: (typeof goods)[number]) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/product/${url}$`));
  };
  for (const [index, product] of goods.entries()) {
    // Now over the open cart, now with the focus on what stands in the place of the button that added.
    await scan(product);
    await expect(cart).toBeHidden();
    await page
      .locator('main')
      .getByRole('button', { name: phrase(words('priceTiers.second.addOf')) })
      .first()
      .click();
    const lines = cart.getByRole('list', { name: words('cart.lines') }).getByRole('listitem');
    await expect(lines).toHaveCount(index + 1);
    // What was added is before the eyes, however many stand above it.
    await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
    await expect(cart.getByRole('button', { name: words('cart.close') })).toBeInViewport({ ratio: 1 });
    if (index % 2 === 0) continue;
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    const held = page.locator('main :focus');
    await expect(held).toHaveAccessibleName(new RegExp(words('cart.less', { title: '' }).trim()));
  }
});
