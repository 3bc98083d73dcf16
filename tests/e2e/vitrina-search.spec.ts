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

test('a code that the shop does not have is said to be none', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ro');
  const { words } = shopper;
  await enterVitrina(shopper, '/search?query=MI99999999', baseURL ?? '');
  const said = words('search.nothingCode', { text: 'MI99999999' });
  await expect(page.getByRole('heading', { level: 1, name: said })).toBeAttached();
  await expect(page.getByText(words('search.nothingByCode'))).toBeVisible();
});
