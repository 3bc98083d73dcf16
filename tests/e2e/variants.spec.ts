import { locales } from '#core/kernel/locale/index.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';

const SMALL = { ru: '6/128 ГБ', ro: '6/128 GB' };
const LARGE = { ru: '8/256 ГБ', ro: '8/256 GB' };
const BLUE = { ru: 'синий', ro: 'albastru' };
const GREEN = { ru: 'зелёный', ro: 'verde' };

for (const locale of locales) {
  test(`a model's colour and memory are chosen on its page in ${locale}, each at an address of its own @mobile`, async ({
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
