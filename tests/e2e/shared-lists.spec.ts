import { sharedText } from '#core/catalog/sharing/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina } from '#tests/e2e/support/partner.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { choose } from './support/choose.ts';

/** The link that the open dialog gives, which is drawn as a code beside it. */
const linkOf = async ({ page, words }: Shopper, kind: 'cart' | 'compare' | 'favorites'): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: words(`handOver.title.${kind}`) });
  await expect(dialog.getByRole('img', { name: words('handOver.code') })).toBeVisible();
  await expectNoBarrier(page, 'handing over');
  const link = await dialog.getByLabel(words('handOver.link'), { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
};

const linkOfCart = async (shopper: Shopper): Promise<string> => {
  await shopper.cart.getByRole('button', { name: shopper.words('handOver.title.cart') }).click();
  return linkOf(shopper, 'cart');
};

/** Opens a link from elsewhere: within a page that shows another one, the browser would load nothing. */
const openLink = async (shopper: Shopper, link: string): Promise<void> => {
  await shopper.openAny();
  await shopper.page.goto(link);
};

/** The same in a browser that has never been here. */
const onAnotherDevice = async (shopper: Shopper, link: string): Promise<void> => {
  await shopper.page.evaluate(() => localStorage.clear());
  await openLink(shopper, link);
};

for (const locale of locales) {
  test(`a cart goes to another device and joins what is there when asked in ${locale} @mobile`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words, cart } = shopper;
    const title = await shopper.openProduct();
    await shopper.addToCart();
    await cart.getByRole('button', { name: words('cart.more', { title }) }).click();
    const link = await linkOfCart(shopper);
    expect(link).toMatch(/\/shared#1c[\w.-]+$/);
    // Only the ways of handing over were closed.
    await expect(cart).toBeVisible();

    await onAnotherDevice(shopper, link);
    await shopper.settled();
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1, name: words('handOver.openedCart') })).toBeVisible();
    await expect(main.getByText(title)).toBeVisible();
    await expectNoBarrier(page, 'a cart that was handed over');
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await main.getByRole('button', { name: words('handOver.take'), exact: true }).click();
    await expect(cart.getByRole('textbox', { name: words('cart.count', { title }) })).toHaveValue('2');

    // What comes twice changes nothing more; in the place of one's own it leaves nothing of that.
    await cart.getByRole('button', { name: words('cart.more', { title }) }).click();
    await openLink(shopper, link);
    await shopper.settled();
    await main.getByRole('button', { name: words('handOver.join') }).click();
    await expect(cart.getByRole('textbox', { name: words('cart.count', { title }) })).toHaveValue('3');
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await openLink(shopper, link);
    await shopper.settled();
    await main.getByRole('button', { name: words('handOver.replace') }).click();
    await expect(cart.getByRole('textbox', { name: words('cart.count', { title }) })).toHaveValue('2');
  });

  test(`a comparison and favourites go to another device in ${locale} @wide @nightly`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    for (const [list, button] of [
      ['compare', 'compare.toggleOf'],
      ['favorites', 'favorites.toggleOf'],
    ] as const) {
      await shopper.open('/smartphones');
      const tile = page.locator('main').getByRole('article').first();
      await tile.hover();
      await tile.getByRole('button', { name: phrase(words(button)) }).click();
      await shopper.open(`/${list}`);
      await page.getByRole('button', { name: words('sharing.share') }).click();
      const link = await linkOf(shopper, list);
      await onAnotherDevice(shopper, link);
      await expect(page).toHaveURL(new RegExp(`/${list}\\?ids=\\d+$`));
      await expect(page.getByText(words(`${list}.sharedHint`))).toBeVisible();
      expect(await page.evaluate((name) => localStorage.getItem(name), list)).toBeNull();
    }
  });
}

test('a link that was cut short, or names what is no longer sold, says so @nightly', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const { words } = shopper;
  await shopper.openProduct();
  await shopper.addToCart();
  const link = await linkOfCart(shopper);
  await onAnotherDevice(shopper, link.slice(0, -1));
  await expect(page.getByText(words('handOver.flaw.damaged'))).toBeVisible();
  await expectNoBarrier(page, 'a broken link');
  // A whole link that is pasted over it is opened.
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, new URL(link).hash);
  await expect(page.getByRole('button', { name: words('handOver.take'), exact: true })).toBeVisible();
  // Of a product that nobody sells any more.
  await openLink(
    shopper,
    `/shared#${sharedText({ kind: 'cart', lines: [{ productId: '999999', count: 1, tier: 'retail' }] })}`,
  );
  await expect(page.getByText(words('handOver.nothing'))).toBeVisible();
  await expect(page.getByText(words('handOver.gone', { count: 1, all: 1 }))).toBeVisible();
});

test('a partner gives a cart to a colleague, who signs in on the way, and to a customer at retail prices', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const shopper = as('ro');
  const { words, cart } = shopper;
  await enterVitrina(shopper, '/smartphones', origin);
  const add = page.locator('main').getByRole('button', { name: phrase(words('priceTiers.second.addOf')) });
  await add.first().click();
  await expect(cart).toBeVisible();
  await cart.getByRole('button', { name: words('handOver.title.cart') }).click();
  const dialog = page.getByRole('dialog', { name: words('handOver.title.cart') });
  const link = dialog.getByLabel(words('handOver.link'), { exact: true });
  const customers = await link.inputValue();
  await choose(dialog.getByLabel(words('handOver.receiver')), words('handOver.to.colleague'));
  const colleagues = await link.inputValue();
  expect(new URL(customers).host).toBe(new URL(origin).host);
  expect(new URL(colleagues).host).toBe(`vitrina.${new URL(origin).host}`);

  await page.context().clearCookies();
  await onAnotherDevice(shopper, colleagues);
  await shopper.settled();
  await page.getByLabel(words('auth.loginField')).fill('partner');
  await page.locator('input[name=password]').fill('zori-demo');
  await page.keyboard.press('Enter');
  const take = page.getByRole('button', { name: words('handOver.take'), exact: true });
  await take.click();
  await expect(cart.getByRole('radio', { checked: true })).toHaveCount(1);
  const priced = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0].tier);
  expect(priced).toBe('second');

  await page.goto(customers);
  await take.click();
  await expect(cart).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0].tier)).toBe('retail');
});
