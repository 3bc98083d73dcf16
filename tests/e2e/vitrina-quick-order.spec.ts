import type { Locator } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { formatter } from '#ui/i18n/format.ts';
import { choose } from './support/choose.ts';

interface Goods {
  readonly code: string;
  readonly url: string;
  readonly price: number;
  readonly second_price: number;
  readonly available: number;
}

/** Goods with two prices, of which there are so many. */
const goods = (most: number, wanted: string): Goods[] =>
  readProvider<Goods>(
    `SELECT code, url, price, second_price, available FROM product
     WHERE second_price < price AND promo = 0 AND is_restricted = 0 AND code GLOB ? AND available BETWEEN 2 AND ${most}
     ORDER BY available DESC, id LIMIT 2`,
    wanted,
  );

const lineOf = ({ page, words }: Shopper, code: string) =>
  page
    .getByRole('list', { name: words('quickOrder.list') })
    .getByRole('listitem')
    .filter({ hasText: code });

/** On how many lines the words of a button stand. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.lastChild ?? element);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });

/** The field for codes; a phone folds it once there is a list, unless something still stands in it. */
const fieldOf = async ({ page, words }: Shopper) => {
  const fold = page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: words('quickOrder.open') });
  const field = page.locator('[name=codes]');
  if (await fold.isVisible()) {
    await expect(field).toBeHidden();
    await fold.click();
  }
  await expect(field).toBeVisible();
  return field;
};

for (const locale of ['ru', 'ro'] as const) {
  test(`a pasted list becomes an order in ${locale} @mobile`, async ({ shopper: as, page, baseURL, isMobile }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const { money } = formatter(locale);
    const [phone] = goods(60, 'MI*');
    const [rare] = goods(3, '*-*');
    const [absent] = readProvider<Goods>('SELECT code FROM product WHERE available = 0 AND is_preorder = 0 LIMIT 1');
    if (!phone || !rare || !absent) throw new Error('The provider has not the goods for this test');

    await enterVitrina(shopper, '/order/quick', baseURL ?? '');
    await expect(page.getByRole('heading', { level: 1, name: words('quickOrder.title') })).toBeVisible();
    await expect(page.getByText(words('quickOrder.empty'))).toBeVisible();
    await expectNoBarrier(page);

    const field = page.getByRole('textbox', { name: words('quickOrder.field') });
    const asked = page.waitForRequest(/\/api\/search\/by-codes/);
    await field.fill(
      [
        `Smartphone 8/256\t${phone.code}\t2`,
        `${rare.code.toUpperCase()}; 90`,
        '???',
        'xiaomi',
        `1 x ${phone.code.toLowerCase()}`,
        absent.code,
        'MI99999999 4',
        `${phone.code} 0`,
      ].join('\n'),
    );
    await field.press('Control+Enter');
    await asked;
    await expect(lineOf(shopper, phone.code)).toBeVisible();
    await expect(field).toHaveValue(`xiaomi\n${phone.code} 0`);
    const list = page.getByRole('region', { name: words('quickOrder.list'), exact: true });
    const toCart = list.getByRole('button', { name: words('quickOrder.toCart', { count: 2 }) });
    // What came of it is said above the list, which a phone scrolls to; its total stays in sight there.
    await expect(page.getByRole('status').filter({ hasText: words('quickOrder.notFound', { count: 1 }) })).toHaveText(
      [
        words('quickOrder.addedOf', { added: 3, count: 4 }),
        words('quickOrder.notFound', { count: 1 }),
        words('quickOrder.kept', { count: 2 }),
      ].join(', '),
    );
    await expect(page.getByRole('heading', { name: words('quickOrder.list') })).toBeInViewport({ ratio: 1 });
    if (isMobile) {
      await expect(lineOf(shopper, phone.code)).toBeInViewport({ ratio: 0.9 });
      await expect(toCart).toBeInViewport({ ratio: 1 });
      // Its words stay on one line.
      expect(await linesOf(toCart), 'lines of the button').toBe(1);
    }
    const report = page.getByRole('status').filter({ hasText: words('quickOrder.bad', { count: 2 }) });
    // By what is written in the field, whose lines are no longer the fourth and the eighth.
    await expect(report.getByRole('listitem')).toHaveText([
      `xiaomi: ${words('quickOrder.fault.code')}`,
      `${phone.code} 0: ${words('quickOrder.fault.count')}`,
    ]);

    const total = page.getByRole('region', { name: words('quickOrder.totals'), exact: true });
    const sum = 3 * phone.price + rare.available * rare.price;
    const partnerSum = 3 * phone.second_price + rare.available * rare.second_price;
    await expect(lineOf(shopper, phone.code)).toContainText(money(3 * phone.second_price));
    await expect(lineOf(shopper, rare.code)).toContainText(
      words('quickOrder.less', { wanted: 90, count: rare.available }),
    );
    await expect(lineOf(shopper, absent.code)).toContainText(words('quickOrder.absent'));
    await expect(total.getByText(money(partnerSum))).toHaveCount(2);
    await expect(total.getByText(money(sum))).toHaveCount(1);
    // What goes to the cart is counted apart from what cannot be sold now (QUICK-11).
    const counted = words('quickOrder.counted', {
      lines: words('quickOrder.lines', { count: 2 }),
      pieces: 3 + rare.available,
    });
    await expect(list.getByRole('status').first()).toHaveText(
      `${counted} · ${words('quickOrder.blocked', { count: 1 })}`,
    );
    await expect(total).toContainText(counted);
    await expectNoBarrier(page);

    const missing = page.getByRole('region', { name: words('quickOrder.missing', { count: 1 }) });
    await expect(missing).toContainText('MI99999999 × 4');

    // Either price by line, then the other one for all.
    const partnerPrice = words('priceTiers.second.name');
    await lineOf(shopper, phone.code)
      .getByRole('radio', { name: words('priceTiers.retail.name') })
      .check();
    await expect(lineOf(shopper, phone.code)).toContainText(money(3 * phone.price));
    await expect(total.getByText(money(partnerSum + 3 * (phone.price - phone.second_price)))).toBeVisible();
    const forAll = page.getByRole('group', { name: words('quickOrder.forAll') });
    await expect(forAll.getByRole('radio', { checked: true })).toHaveCount(0);
    await forAll.getByRole('radio', { name: partnerPrice }).check();
    await expect(total.getByText(money(partnerSum))).toHaveCount(2);

    await page.reload();
    await shopper.settled();
    await expect(total.getByText(money(partnerSum))).toHaveCount(2);
    await expect(field).toHaveValue(`xiaomi\n${phone.code} 0`);

    // What still stands in the field is not passed over: that it cannot be read is said before anything goes (QUICK-13).
    await list.getByRole('button', { name: words('quickOrder.toCartAll') }).click();
    const held = page.getByRole('status').filter({ hasText: words('quickOrder.held') });
    await expect(held).toBeInViewport({ ratio: 1 });
    await expect(isMobile ? held : field).toBeFocused();
    await expect(report).toBeVisible();
    await expectNoBarrier(page);
    await toCart.click();
    await expect(held).toHaveCount(0);
    await expect(shopper.cart).toContainText(words('cart.items', { count: 3 + rare.available }));
    await expect(shopper.cart).toContainText(money(3 * phone.second_price));
    await page.keyboard.press('Escape');
    await expect(shopper.cart).toBeHidden();
    await expect(lineOf(shopper, phone.code)).toHaveCount(0);
    await expect(lineOf(shopper, absent.code)).toBeVisible();
    await expect(missing).toBeVisible();
    // Why the rest stayed is said, and it is taken out at once (QUICK-12).
    const stayed = page.getByRole('status').filter({ hasText: words('quickOrder.stayed', { count: 2 }) });
    await expect(list.getByRole('status').first()).toHaveText(words('quickOrder.blocked', { count: 1 }));
    await expectNoBarrier(page);
    await stayed.getByRole('button', { name: words('quickOrder.removeStayed') }).click();
    await expect(stayed).toHaveCount(0);
    await expect(lineOf(shopper, absent.code)).toHaveCount(0);
    await missing.getByRole('button', { name: words('quickOrder.removeMissing') }).click();
    await expect(missing).toBeHidden();
  });
}

for (const locale of ['ru', 'ro'] as const)
  test(`QUICK-13: codes that wait in the field go along with the list, in ${locale} @mobile`, async ({
    shopper: as,
    page,
    baseURL,
    isMobile,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const [phone, other] = goods(60, 'MI*');
    if (!phone || !other) throw new Error('The provider has not the goods for this test');
    await enterVitrina(shopper, '/order/quick', baseURL ?? '');
    await page.getByRole('textbox', { name: words('quickOrder.field') }).fill(phone.code);
    await page.getByRole('button', { name: words('quickOrder.take') }).click();
    await expect(lineOf(shopper, phone.code)).toBeVisible();

    // One of them belongs to no product: both come into the list, and nothing goes before that has been seen.
    const all = page.getByRole('button', { name: words('quickOrder.toCartAll') });
    await (await fieldOf(shopper)).fill(`${other.code}\nMI99999999`);
    await all.click();
    const held = page.getByRole('status').filter({ hasText: words('quickOrder.held') });
    await expect(held).toContainText(words('quickOrder.heldBy.missing', { codes: 'MI99999999' }));
    await expect(held).toBeFocused();
    await expect(held).toBeInViewport({ ratio: 1 });
    await expect(lineOf(shopper, other.code)).toBeVisible();
    await expect(shopper.cart).toBeHidden();
    await expectNoBarrier(page);
    await expect(held).toContainText(words('quickOrder.heldNext.missing', { mend: words('quickOrder.mend') }));

    // QUICK-14: it stands below that, clear of any bar, and one press brings it back into the field, to be corrected.
    const mend = page.getByRole('button', { name: words('quickOrder.mend'), exact: true });
    await expect(mend).toBeInViewport({ ratio: 1 });
    await mend.click();
    await expect(held).toHaveCount(0);
    await expect(mend).toHaveCount(0);
    const field = page.locator('[name=codes]');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveValue('MI99999999\t1');

    // All are found: one press brings everything to the cart, also what the list has already.
    await field.fill(phone.code);
    if (isMobile) expect(await linesOf(all), 'lines of the button').toBe(1);
    await all.click();
    await expect(shopper.cart).toContainText(words('cart.items', { count: 3 }));
    await page.keyboard.press('Escape');
    await expect(page.getByText(words('quickOrder.empty'))).toBeVisible();
    await expect(page.locator('[name=codes]')).toHaveValue('');
  });

test('QUICK-3: a partner gets 120 pieces where there are so many, and orders them @nightly', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ru');
  const { words } = shopper;
  const [many] = readProvider<Goods>(
    'SELECT code FROM product WHERE available >= 120 AND is_restricted = 0 ORDER BY available LIMIT 1',
  );
  if (!many) throw new Error('The provider has not the goods for this test');
  await enterVitrina(shopper, '/order/quick', baseURL ?? '');
  await page.getByRole('textbox', { name: words('quickOrder.field') }).fill(`${many.code} 120`);
  await page.getByRole('button', { name: words('quickOrder.take') }).click();
  await expect(lineOf(shopper, many.code).getByRole('textbox')).toHaveValue('120');
  await page.getByRole('button', { name: words('quickOrder.toCart', { count: 1 }) }).click();
  await expect(shopper.cart).toContainText(words('cart.items', { count: 120 }));
  await page.reload();
  await shopper.settled();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Корзина/ })
    .click();
  await shopper.startCheckout();
  await shopper.fillContact('Ana Rusu', '069 123 456');
  await shopper.checkout.locator('[name=street]').fill('bd. Ștefan cel Mare 1');
  await choose(shopper.checkout.getByLabel(words('partnerCheckout.seller')), 'Ana Munteanu');
  await shopper.submitOrder();
  await expect(page.getByRole('dialog', { name: words('checkout.success') })).toBeVisible();
});

test.describe('with a provider in trouble', () => {
  test.use({ provoked: /502/ });

  test('a list that cannot be asked for stays, and is asked for again', async ({ shopper: as, page, baseURL }) => {
    const shopper = as('ru');
    const { words } = shopper;
    const [phone] = goods(60, 'MI*');
    await enterVitrina(shopper, '/order/quick', baseURL ?? '');
    await page.route(/search\/by-codes/, (route) => route.fulfill({ status: 502, json: { ok: false } }), { times: 1 });
    await page.getByRole('textbox', { name: words('quickOrder.field') }).fill(`${phone?.code} 2`);
    await page.getByRole('button', { name: words('quickOrder.take') }).click();
    const trouble = page.getByRole('alert').filter({ hasText: words('quickOrder.failed') });
    await expect(trouble).toContainText(phone?.code ?? '');
    await trouble.getByRole('button', { name: words('quickOrder.retry') }).click();
    await expect(lineOf(shopper, phone?.code ?? '')).toBeVisible();
    await expect(trouble).toBeHidden();
  });
});

for (const locale of ['ru', 'ro'] as const)
  test(`SECOND-7: a customer finds the list covered, and the partner finds it again, in ${locale} @wide`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const { money } = formatter(locale);
    const [phone] = goods(60, 'MI*');
    if (!phone) throw new Error('The provider has not the goods for this test');
    await enterVitrina(shopper, '/order/quick', baseURL ?? '');
    const field = page.getByRole('textbox', { name: words('quickOrder.field') });
    await field.fill(phone.code);
    await page.getByRole('button', { name: words('quickOrder.take') }).click();
    const line = lineOf(shopper, phone.code);
    await expect(line).toContainText(money(phone.second_price));
    await (await fieldOf(shopper)).fill('MI9999');

    await page.keyboard.press('Alt+v');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: words('customerView.covered') })).toBeVisible();
    for (const text of [phone.code, money(phone.second_price), words('quickOrder.title')])
      await expect(main).not.toContainText(text);
    await main.getByRole('button', { name: words('customerView.leave') }).click();
    await expect(line).toContainText(money(phone.second_price));
    await expect(field).toHaveValue('MI9999');
  });

test('the search of the vitrina goes by code @nightly', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  const { money } = formatter('ru');
  const [phone] = goods(60, 'MI*');
  if (!phone) throw new Error('The provider has not the goods for this test');
  await enterVitrina(shopper, '/', baseURL ?? '');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await field.fill(phone.code);
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  await expect(results.getByRole('option')).toHaveCount(1);
  for (const text of [phone.code, /\d шт\./, money(phone.price), money(phone.second_price)])
    await expect(results).toContainText(text);
  await expect(results.getByRole('group')).toHaveCount(1);
  await expectNoBarrier(page);

  // What only begins so is shown; a whole code is gone to, also when nothing was shown of it yet.
  await field.fill(phone.code.slice(0, 9));
  await field.press('Enter');
  await expect(results.getByRole('option').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/(?:search|product)/);
  await field.fill(phone.code);
  // The page that was gone to may come late: what is typed meanwhile is searched for all the same.
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/api\/catalog\/product/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/catalog\/product/);
  await field.press('Enter');
  await asked;
  await field.fill('mi band 9 pro');
  arrival.resolve();
  // Its address takes the text on a second later (rule SEARCH-4).
  await expect(page).toHaveURL(new RegExp(`/product/${phone.url}\\?query=mi\\+band\\+9\\+pro$`));
  await expect(page.getByRole('main').getByText(phone.code)).toBeVisible();
  await expect(results.getByRole('group', { name: words('suggest.categories') })).toBeVisible();
});

for (const locale of ['ru', 'ro'] as const) {
  test(`SEARCH-16: a name that begins like a code is found by name, and a code that finds nothing may be, in ${locale} @wide`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    await enterVitrina(shopper, '/search?query=MI+band+9', baseURL ?? '');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('MI band 9');
    await expect(main.getByRole('article').first()).toBeVisible();

    await page.goto(vitrinaAddress(shopper, '/search?query=acc-band9', baseURL ?? ''));
    await shopper.settled();
    await expectNoBarrier(page);
    await main.getByRole('link', { name: words('suggest.byName') }).click();
    await expect(page).toHaveURL(/query=acc-band9&by=name/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: words('suggest.byName') })).toHaveCount(0);
  });
}

test('SEARCH-16: below the field, too', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  await enterVitrina(shopper, '/', baseURL ?? '');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await field.fill('MI band 9');
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  await expect(results.getByRole('group', { name: words('suggest.categories') })).toBeVisible();
  await field.fill('MI99999999');
  await page.getByRole('button', { name: words('suggest.byName') }).click();
  await expect(page.getByRole('button', { name: words('suggest.byName') })).toHaveCount(0);
  await field.fill('MI band 9');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=MI\+band\+9/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the shop has neither the list nor the search by code', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  const answer = await page.request.get('/order/quick');
  expect(answer.status()).toBe(404);
  await page.goto(vitrinaAddress(shopper, '/order/quick', baseURL ?? ''));
  await expect(page).toHaveURL(/\/auth\?return=/);

  const [phone] = goods(60, 'MI*');
  await shopper.openAny();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await field.fill(phone?.code ?? '');
  const results = page.getByRole('listbox', { name: words('suggest.results') });
  await expect(results.getByRole('group')).toHaveCount(2);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
});
