import { locales } from '#core/kernel/locale/index.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

const SMALL = { ru: '6/128 ГБ', ro: '6/128 GB' };
const LARGE = { ru: '8/256 ГБ', ro: '8/256 GB' };
const BLUE = { ru: 'синий', ro: 'albastru' };
const GREEN = { ru: 'зелёный', ro: 'verde' };

for (const locale of locales) {
  test(`a model's colour and memory are chosen on its page in ${locale}, each at an address of its own @mobile @nightly`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await shopper.open('/product/redmi-note-15-6-128-black');
    const title = page.getByRole('heading', { level: 1 });
    const colours = page.getByRole('list', { name: words('product.colour') });
    const memories = page.getByRole('list', { name: words('product.memory') });
    await expect(memories.getByRole('link', { name: SMALL[locale], exact: true })).toHaveAttribute('aria-current');

    await memories.getByRole('link', { name: LARGE[locale] }).click();
    await expect(page).toHaveURL(/\/product\/redmi-note-15-8-256-black$/);
    await expect(title).toContainText(LARGE[locale]);
    await colours.getByRole('link', { name: BLUE[locale], exact: true }).click();
    await expect(page).toHaveURL(/\/product\/redmi-note-15-8-256-blue$/);
    await expect(title).toContainText(LARGE[locale]);
    await expect(title).toContainText(BLUE[locale]);
    await expect(colours.getByRole('link', { name: BLUE[locale], exact: true })).toHaveAttribute('aria-current');

    await memories.getByRole('link', { name: SMALL[locale] }).click();
    await expect(title).toContainText(SMALL[locale]);
    const gone = words('product.choice.absent', { title: GREEN[locale] });
    await expect(colours.getByRole('link', { name: gone })).toBeVisible();
  });
}

test('VARIANT-3: a list shows one tile a model, counts models, and its filters choose which one is shown @nightly', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const main = page.locator('main');
  const of = (name: string) => main.getByRole('article').filter({ hasText: name });
  await shopper.open('/redmi-note');
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ модел/);
  const total = Number.parseInt((await main.getByRole('status').first().textContent()) ?? '', 10);
  await expect(main.getByRole('article')).toHaveCount(total);
  await expect(of('Redmi Note 15 Pro+ 5G')).toHaveCount(1);
  await expect(of('Redmi Note 15 Pro+ 5G')).toContainText(/8\/256.ГБ/);
  await expect(of('Redmi Note 15 Pro+ 5G').locator('.price')).toContainText(shopper.words('tile.from'));

  await shopper.open('/redmi-note?spec_filter=storage:512-gb');
  await expect(of('Redmi Note 15 Pro+ 5G')).toContainText(/12\/512.ГБ/);
  await expect(of('Redmi Note 15 Pro+ 5G')).toHaveCount(1);
  // The dearer one is no lowest price.
  await expect(of('Redmi Note 15 Pro+ 5G').locator('.price')).not.toContainText(shopper.words('tile.from'));
  await of('Redmi Note 15 Pro+ 5G').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/12-512/);
});

test('VARIANT-4, TILE-1: a tile bears its model and never cuts what differs @narrow', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  await shopper.open('/smartphones');
  const tiles = page.locator('main').getByRole('article').getByRole('heading').getByRole('link');
  const shown = await tiles.evaluateAll((links) =>
    links.map((link) => {
      const [title, details] = link.children;
      return {
        title: title?.textContent ?? '',
        details: details?.textContent?.trim() ?? '',
        size: details && getComputedStyle(details).fontSize,
        isCut: !details || details.scrollWidth > details.clientWidth || details.scrollHeight > details.clientHeight,
      };
    }),
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const { title, details, size, isCut } of shown) {
    expect(title).not.toMatch(/^(?:Smartphone|Telefon)/);
    expect(details).toMatch(/\S, \S/);
    expect({ size, isCut }, title).toEqual({ size: '14px', isCut: false });
  }
});
