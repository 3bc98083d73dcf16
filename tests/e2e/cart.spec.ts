import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';

/** Opens a cart whose first line an earlier visit has left with so many pieces. */
const openCartLeftWith = async (shopper: Shopper, count: number): Promise<void> => {
  const { page } = shopper;
  await page.evaluate((pieces) => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]');
    lines[0].count = pieces;
    localStorage.setItem('cart', JSON.stringify(lines));
  }, count);
  await page.reload();
  await shopper.settled();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Корзина/ })
    .click();
};

test('the cart outlives a reload and is shared between tabs', async ({ shopper: as, page, context }) => {
  const shopper = as('ru');
  const other = await context.newPage();
  await other.goto('/');
  await shopper.openProduct();
  await shopper.addToCart();
  await expect(other.getByRole('banner').getByRole('button', { name: /Корзина: 1 товар/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /Корзина: 1 товар/ })).toBeVisible();
});

test('CART-12: what was said of the cart stays on the page where it was added', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.openProduct();
  await shopper.addToCart();
  await page.keyboard.press('Escape');
  const said = page.getByRole('banner').getByText(shopper.words('cart.added'), { exact: true });
  await expect(said).toBeVisible();
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  // It would go by itself after 8 s.
  await expect(said).toBeHidden({ timeout: 2000 });
});

for (const locale of locales) {
  test(`what is in the cart is counted where it was put there, by press and by typing, in ${locale} @wide`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const title = await shopper.findProduct();
    await shopper.addToCart();
    await page.keyboard.press('Escape');
    await expect(shopper.cart).toBeHidden();
    const here = page.locator('main');
    const count = here.getByRole('textbox', { name: words('cart.count', { title }) }).first();
    await expect(count).toHaveValue('1');
    await here
      .getByRole('button', { name: words('cart.more', { title }) })
      .first()
      .click();
    await expect(count).toHaveValue('2');
    for (const none of ['1,5', '-3', '2 шт']) {
      await count.fill(none);
      await count.press('Enter');
      await expect(count).toHaveValue('2');
      await expect(page.getByText(words('cart.whole')).first()).toBeVisible();
    }
    await count.fill('5');
    await count.press('Enter');
    await expect(page.getByText(words('cart.whole'))).toBeHidden();
    await expect(page.getByRole('banner').getByText('5', { exact: true }).first()).toBeAttached();
    await expectNoBarrier(page, 'a counted product');

    await page.goBack();
    const tile = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: words('compare.toggleOf', { title }), exact: true }) });
    const onTile = tile.getByRole('textbox', { name: words('cart.count', { title }) });
    await expect(onTile).toHaveValue('5');
    await onTile.fill('1');
    await onTile.blur();
    await tile.getByRole('button', { name: words('cart.less', { title }) }).click();
    await expect(tile.getByRole('button', { name: words('tile.addOf', { title }) })).toBeFocused();
  });
}

for (const locale of locales) {
  test(`a line is saved for later, put in the cart again, taken out and put back in ${locale} @mobile`, async ({
    shopper: as,
    page,
  }) => {
    const shopper = as(locale);
    const { words, cart } = shopper;
    const title = await shopper.openProduct();
    await shopper.addToCart();
    await cart.getByRole('button', { name: `${words('cart.save')} ${title}` }).click();
    const saved = cart.getByRole('region', { name: words('cart.saved') });
    await expect(saved).toContainText(title);
    await expect(cart.getByRole('list', { name: words('cart.lines') })).toHaveCount(0);
    await expectNoBarrier(page, 'a saved line');
    await page.reload();
    await shopper.settled();
    await page
      .getByRole('banner')
      .getByRole('button', { name: locale === 'ru' ? /^Корзина/ : /^Coș/ })
      .click();
    await saved.getByRole('button', { name: `${words('cart.savedPutBack')} ${title}` }).click();
    const lines = cart.getByRole('list', { name: words('cart.lines') });
    await expect(lines).toContainText(title);
    await expect(saved).toHaveCount(0);
    await lines.getByRole('button', { name: words('cart.remove', { title }) }).click();
    await expect(lines).toHaveCount(0);
    await cart.getByRole('button', { name: words('cart.putBackOf', { title }) }).click();
    await expect(lines).toContainText(title);
    await expect(cart.getByText(words('cart.removed', { title }))).toHaveCount(0);
  });
}

test('the cart says what changed since it was filled', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.openProduct();
  await shopper.addToCart();
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]');
    lines[0].product.price += 100_000;
    lines.push({
      count: 1,
      tier: 'retail',
      product: { ...lines[0].product, productId: 'gone', title: 'Nokia 0000' },
    });
    localStorage.setItem('cart', JSON.stringify(lines));
  });
  await page.reload();
  await shopper.settled();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Корзина/ })
    .click();
  await expect(shopper.cart.getByText(shopper.words('cart.changed'))).toBeVisible();
  await expect(shopper.cart.getByText(/было .+ стало/)).toBeVisible();
  await expect(shopper.cart.getByText(/Nokia 0000: больше не продаётся/)).toBeVisible();
});

test('more pieces than there are become as many as there are, with a way back that holds the order up', async ({
  shopper: as,
}) => {
  const shopper = as('ru');
  const title = await shopper.openProduct();
  await shopper.addToCart();
  await openCartLeftWith(shopper, 99);
  await expect(shopper.cart.getByText(/в наличии только \d+\sшт\., количество изменено/)).toBeVisible();
  const total = shopper.cart.locator('dl > div').last();
  const corrected = (await total.textContent()) ?? '';
  await shopper.cart.getByRole('button', { name: shopper.words('cart.undoOf', { title }) }).click();
  await expect(shopper.cart.getByText(/^Нет в таком количестве, в итог не включено/)).toBeVisible();
  await expect(shopper.cart.getByText(shopper.words('cart.blocked'))).toBeVisible();
  await expect(total).not.toHaveText(corrected);

  // What holds the order up is kept for later by one press.
  await shopper.cart.getByRole('button', { name: shopper.words('cart.putAside') }).click();
  await expect(shopper.cart.getByText(shopper.words('cart.blocked'))).toBeHidden();
  await expect(shopper.cart.getByRole('region', { name: shopper.words('cart.saved') })).toContainText(title);
});

test('CART-17: a visitor buys 99 pieces of one product at once, however many there are', async ({ shopper: as }) => {
  const shopper = as('ru');
  const [many] = readProvider<{ url: string }>(
    'SELECT url FROM product WHERE available >= 120 AND is_restricted = 0 AND is_preorder = 0 ORDER BY id LIMIT 1',
  );
  await shopper.open(`/product/${many?.url}`);
  await shopper.addToCart();
  const count = shopper.cart.getByRole('listitem').getByRole('textbox');
  await count.fill('98');
  await count.press('Enter');
  await expect(count).toHaveValue('98');
  await count.fill('120');
  await count.press('Enter');
  await expect(count).toHaveValue('99');
  await expect(shopper.cart.getByText(shopper.words('cart.soldAtOnce', { count: 99 }))).toBeVisible();

  // What an earlier visit left, when more were sold at once, is taken off before the shopper's eyes.
  await openCartLeftWith(shopper, 110);
  await expect(shopper.cart.getByText(/в одном заказе не больше 99\sшт\., количество изменено/)).toBeVisible();
  await expect(count).toHaveValue('99');
  await shopper.cart.getByRole('button', { name: /^Вернуть/ }).click();
  await expect(count).toHaveValue('110');
  await expect(shopper.cart.getByText(/^Не больше 99\sшт\. в заказе, в итог не включено/)).toBeVisible();
  await expect(shopper.cart.getByText(shopper.words('cart.blocked'))).toBeVisible();
});

test('a broken stored cart is repaired', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  for (const broken of ['{', 'null', '[]', '{"lines":1}', '[{"count":3}]', '[null,1,"x"]']) {
    await test.step(broken, async () => {
      const breaking = await page.addInitScript((value) => localStorage.setItem('cart', value), broken);
      await shopper.openAny();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Корзина/ })
        .click();
      await expect(shopper.cart.getByText(shopper.words('cart.empty'))).toBeVisible();
      await breaking.dispose();
    });
  }
});

test('counts change totals; none removes the line; Escape closes and gives the focus back', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const title = await shopper.openProduct();
  await shopper.addToCart();
  await shopper.cart.getByRole('button', { name: `Увеличить количество: ${title}` }).click();
  await expect(shopper.cart).toContainText('2 товара');
  await page.keyboard.press('Escape');
  await expect(shopper.cart).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Корзина/ })
    .click();
  await shopper.cart.getByRole('button', { name: `Убрать из корзины: ${title}` }).click();
  await expect(shopper.cart.getByText(shopper.words('cart.empty'))).toBeVisible();
});

test('FIT-3: what goes with a phone is added in its cart by one press @mobile', async ({ shopper: as, page }) => {
  const shopper = as('ro');
  const { words, cart } = shopper;
  await shopper.open('/product/apple-iphone-17-256gb-black');
  await shopper.addToCart();
  const offered = cart.getByRole('region', { name: words('cart.accessories') }).getByRole('listitem');
  const lines = cart.getByRole('list', { name: words('cart.lines') }).getByRole('listitem');
  await expect(offered).toHaveCount(2);
  await expectNoBarrier(page, 'accessories in the cart', 'dialog[open]');
  await offered.first().getByRole('button').click();
  await expect(lines).toHaveCount(2);
  await expect(offered).toHaveCount(1);
});
