import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { choose } from './support/choose.ts';

interface LeadRow {
  readonly number: string;
  readonly body: string;
}

const uniqueName = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;
const leadsOf = (kind: string, name: string) =>
  readProvider<LeadRow>(
    "SELECT number, body FROM lead WHERE kind = ? AND json_extract(body, '$.name') = ?",
    kind,
    name,
  );
const productWhere = (condition: string): string =>
  readProvider<{ url: string }>(`SELECT url FROM product WHERE ${condition} LIMIT 1`)[0]?.url ?? '';

const fill = async (shopper: Shopper, name: string, phone: string): Promise<void> => {
  const dialog = shopper.page.getByRole('dialog');
  await dialog.getByLabel(shopper.words('leads.name')).fill(name);
  await dialog.getByLabel(shopper.words('leads.phone')).fill(phone);
};

/** The open layer tells of the one request that the provider has kept. */
const expectKept = async (shopper: Shopper, kind: string, name: string, title: string): Promise<void> => {
  const success = shopper.page.getByRole('dialog', { name: title });
  await expect(success).toBeVisible();
  const leads = leadsOf(kind, name);
  expect(leads).toHaveLength(1);
  await expect(success).toContainText(leads[0]?.number ?? '');
};

for (const locale of locales) {
  test(`LEAD-5 LEAD-6: a partner names who sells in one click in ${locale} @wide`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const name = uniqueName('Ion Rusu');
    const url = productWhere('second_price < price AND available > 5 AND is_restricted = 0 AND is_preorder = 0');
    await enterVitrina(shopper, `/product/${url}`, baseURL ?? '');
    await page
      .locator('main')
      .getByRole('button', { name: words('leads.oneClick') })
      .click();
    const asking = page.getByRole('dialog', { name: words('leads.one_click.title') });
    // LEAD-6: at the ordinary price, the only one that is named; the buyer is asked for, not who fills it in.
    await expect(asking.getByText(words('priceTiers.retail.name'))).toBeVisible();
    await expect(asking.getByText(words('priceTiers.second.short'), { exact: true })).toHaveCount(0);
    await expect(asking.getByText(words('leads.buyer.atOrdinaryPrice'))).toBeVisible();
    await asking.getByRole('button', { name: words('leads.buyer.submit') }).click();
    await expect(asking.getByText(words('leads.buyer.nameRequired'))).toBeVisible();
    await asking.getByLabel(words('leads.buyer.name')).fill(name);
    await asking.getByLabel(words('leads.phone')).fill('069 123 456');
    await choose(asking.getByLabel(words('partnerCheckout.seller')), 'Ana Munteanu');
    await expectNoBarrier(page);
    await asking.getByRole('button', { name: words('leads.buyer.submit') }).click();
    await expectKept(shopper, 'one_click', name, words('leads.one_click.done'));
    expect(JSON.parse(leadsOf('one_click', name)[0]?.body ?? '{}')).toMatchObject({
      partner: 'partner',
      seller: 'partner-1',
    });
  });
}

for (const locale of locales) {
  test(`LEAD-6 SECOND-8: what is to come is pre-ordered at the ordinary price, which leads, in ${locale} @mobile`, async ({
    shopper: as,
    page,
    baseURL,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const url = productWhere('second_price < price AND available = 0 AND is_preorder = 1 AND is_restricted = 0');
    await enterVitrina(shopper, `/product/${url}`, baseURL ?? '');
    const buying = page.getByRole('region', { name: words('product.buy') });
    await expect(buying.locator('.tier-price').first()).toContainText(words('priceTiers.retail.name'));
    await expect(buying.locator('.tier-price').last()).toContainText(words('priceTiers.second.short'));
    const ask = buying.getByRole('button', { name: phrase(words('leads.preorderOf')) });
    await expect(ask).toContainText(words('priceTiers.retail.at').toLowerCase());
    await ask.click();
    const asking = page.getByRole('dialog', { name: words('leads.preorder.title') });
    await expect(asking.getByText(words('priceTiers.retail.name'))).toBeVisible();
    // It cannot be put in the cart.
    await expect(asking.getByText(words('leads.buyer.atOrdinaryPrice'))).toHaveCount(0);
    await expect(asking.getByText(words('priceTiers.second.short'), { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');

    // Nor is there anything but the one price for a customer.
    await page.keyboard.press('Alt+v');
    await expect(buying.getByText(words('priceTiers.second.short'), { exact: true })).toHaveCount(0);
    await expect(ask).toHaveText(words('leads.preorderNow'));
  });
}

for (const locale of locales) {
  test(`one click, a question and a pre-order in ${locale} @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const name = uniqueName('Анна Ceban');
    const title = await shopper.openProduct();
    const main = page.locator('main');
    const oneClick = main.getByRole('button', { name: words('leads.oneClick') });
    await oneClick.click();
    const asking = page.getByRole('dialog', { name: words('leads.one_click.title') });
    await expect(asking).toContainText(title);
    await fill(shopper, '', '12');
    await asking.getByRole('button', { name: words('leads.one_click.submit') }).click();
    await expect(asking.getByLabel(words('leads.name'))).toBeFocused();
    await expect(asking.getByText(words('leads.error.phoneWrong'))).toBeVisible();
    await expectNoBarrier(page, 'one click with errors', 'dialog[open]');
    await fill(shopper, name, '(+373) 69 123-456');
    await asking.getByRole('button', { name: words('leads.one_click.submit') }).dblclick();
    await expectKept(shopper, 'one_click', name, words('leads.one_click.done'));
    await expectNoBarrier(page, 'one click done', 'dialog[open]');
    // The second click of a double one, where the form's button was and the success is not: it closes nothing.
    const success = page.getByRole('dialog', { name: words('leads.one_click.done') });
    await success.dispatchEvent('click', { detail: 2 });
    await expect(success).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(oneClick).toBeFocused();

    await main.getByRole('button', { name: words('leads.ask') }).click();
    const question = page.getByRole('dialog', { name: words('leads.consultation.title') });
    await expect(question.getByLabel(words('leads.name'))).toHaveValue(name);
    await question.getByRole('button', { name: words('leads.consultation.submit') }).click();
    await expectKept(shopper, 'consultation', name, words('leads.consultation.done'));

    await shopper.open(`/product/${productWhere('available = 0 AND is_preorder = 1')}`);
    await main
      .getByRole('button', { name: phrase(words('leads.preorderOf')) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('leads.preorder.submit') })
      .click();
    await expectKept(shopper, 'preorder', name, words('leads.preorder.done'));
  });

  test(`credit on a product and a prime credit in ${locale} @wide`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const name = uniqueName('Ion Rusu');
    await shopper.open(`/product/${productWhere('available > 3 AND price BETWEEN 500000 AND 2000000')}`);
    await page.getByRole('heading', { name: words('credit.title') }).click();
    await page.getByRole('radio', { name: 'Codru Finance' }).check();
    await page.getByRole('radio', { name: words('credit.monthsShort', { count: 12 }) }).check();
    await page.getByLabel(words('credit.firstPayment')).fill('700');
    await page.getByRole('button', { name: words('credit.apply') }).click();
    const asking = page.getByRole('dialog', { name: words('credit.request.title') });
    await expect(asking.getByLabel(words('credit.request.terms'))).toContainText('Codru Finance');
    await expectNoBarrier(page, 'request for credit', 'dialog[open]');
    await fill(shopper, name, '069123456');
    await asking.getByRole('button', { name: words('credit.request.submit') }).click();
    await expectKept(shopper, 'credit', name, words('credit.request.done'));
    expect(JSON.parse(leadsOf('credit', name)[0]?.body ?? '{}')).toMatchObject({
      partnerId: 'codru-finance',
      months: 12,
      first_payment: '700.00',
    });
    const events = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    expect(JSON.parse(events)).toContainEqual(
      expect.objectContaining({ event: 'credit_check_value', currency: 'MDL', months: 12 }),
    );

    await shopper.open('/credit');
    await page.getByLabel(words('credit.sum')).fill('20000');
    await page.getByRole('button', { name: words('credit.primeOpen') }).click();
    const prime = page.getByRole('dialog', { name: words('credit.prime.title') });
    await fill(shopper, name, '069 123 000');
    await prime.getByRole('button', { name: words('credit.prime.submit') }).click();
    await expect(prime.getByText(words('credit.prime.declined'))).toBeVisible();
    await expectNoBarrier(page, 'prime credit declined', 'dialog[open]');
    await fill(shopper, name, '069 123 456');
    await prime.getByRole('button', { name: words('credit.prime.submit') }).click();
    await expect(page.getByRole('dialog', { name: words('credit.prime.done') })).toBeVisible();
    expect(leadsOf('prime_credit', name)).toHaveLength(2);
  });

  test(`a question of the delivery page is answered in ${locale} @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    await shopper.open('/delivery');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    const reported = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(reported.map((block) => JSON.parse(block)['@type'])).toContain('FAQPage');
  });
}

test('of an absent product one is notified when it is back', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const name = uniqueName('Ждёт Поступления');
  const url = productWhere('available = 0 AND is_preorder = 0');
  await shopper.open(`/product/${url}`);
  await page
    .locator('main')
    .getByRole('button', { name: phrase(shopper.words('leads.notifyOf')) })
    .first()
    .click();
  await fill(shopper, name, '069123456');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.words('leads.back_in_stock.submit') })
    .click();
  await expectKept(shopper, 'back_in_stock', name, shopper.words('leads.back_in_stock.done'));
});

for (const locale of locales)
  test(`of a lower price in ${locale} one is notified by phone or e-mail @mobile`, async ({ shopper: as, page }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const name = uniqueName('Ждёт Скидки');
    await shopper.open(`/product/${productWhere('available > 0 AND price > 500000 AND is_restricted = 0')}`);
    const main = page.locator('main');
    await main.getByRole('heading', { name: words('priceHistory.title') }).click();
    const open = main.getByRole('button', { name: words('priceWatch.open') });
    await open.click();
    const asking = page.getByRole('dialog', { name: words('priceWatch.title') });
    const price = asking.getByRole('textbox', { name: words('priceWatch.price') });
    await expect(price).toHaveValue(/^\d+0$/);
    await price.fill('999999');
    await asking.getByRole('textbox', { name: words('leads.name') }).fill(name);
    await asking.getByRole('button', { name: words('priceWatch.submit') }).click();
    await expect(asking).toContainText(words('siteForms.error.priceNotLower'));
    await expect(asking).toContainText(words('siteForms.error.contact'));
    await expect(price).toBeFocused();
    await price.fill('4 321');
    await asking.getByRole('textbox', { name: words('contacts.yourEmail') }).fill('ion@rusu.md');
    await asking.getByRole('button', { name: words('priceWatch.submit') }).click();
    const done = page.getByRole('dialog', { name: words('priceWatch.done') });
    await expect(done).toContainText('4\u00A0321\u00A0MDL');
    const leads = leadsOf('price_watch', name);
    expect(leads).toHaveLength(1);
    expect(JSON.parse(leads[0]?.body ?? '{}')).toMatchObject({ price: '4321.00', customer_email: 'ion@rusu.md' });
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

test.describe('a request whose answer is lost', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('is not known yet and is asked for again without a second one', async ({ shopper: as, page }) => {
    const shopper = as('ru');
    const { words } = shopper;
    const name = uniqueName('Потерянный Ответ');
    await shopper.openProduct();
    await page
      .locator('main')
      .getByRole('button', { name: words('leads.oneClick') })
      .click();
    await fill(shopper, name, '069123456');
    await page.route('**/api/leads/send', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const asking = page.getByRole('dialog', { name: words('leads.one_click.title') });
    await asking.getByRole('button', { name: words('leads.one_click.submit') }).click();
    await expect(asking.getByText(words('leads.unknown'))).toBeVisible();
    await expect(asking.getByLabel(words('leads.name'))).toBeDisabled();
    await expectNoBarrier(page, 'a request without an answer', 'dialog[open]');
    expect(leadsOf('one_click', name)).toHaveLength(1);
    await page.unroute('**/api/leads/send');
    await asking.getByRole('button', { name: words('leads.askAgain') }).click();
    await expectKept(shopper, 'one_click', name, words('leads.one_click.done'));
  });
});
