import type { Locator, Page } from '@playwright/test';
import { locales } from '#core/kernel/locale/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { choose } from './support/choose.ts';

const uniqueName = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;
const keptOf = (kind: string, name: string) =>
  readProvider<{ body: string }>('SELECT body FROM lead WHERE kind = ?', kind).filter(({ body }) =>
    body.includes(name),
  );

const formOf = ({ page }: Shopper, name: string): Locator => page.locator('main').getByRole('form', { name });

/** The address of the call that a form makes, so that its answer can be lost. */
const lose = (page: Page, path: string) =>
  page.route(`**/api/${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });

for (const locale of locales) {
  test.describe(`in ${locale} @mobile`, () => {
    test.use({ provoked: /ERR_FAILED|status of 404/ });

    test('shops tell whether they are open; a message is written, lost on its way and never doubled', async ({
      shopper: as,
      page,
    }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const name = uniqueName('Ана Ceban');
      await shopper.open('/contacts');
      const shops = page
        .locator('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      const states = ['openUntil', 'closesAt', 'closedUntil', 'closedUntilDay'] as const;
      const known = states.map((state) => phrase(words(`opening.${state}`)).source).join('|');
      for (const shop of await shops.all()) await expect(shop).toContainText(new RegExp(known));
      await expect(shops.first().getByRole('link', { name: /^\+373/ })).toHaveAttribute('href', /^tel:\+373\d{8}$/);
      await expect(shops.first().getByRole('link', { name: 'Waze' })).toHaveAttribute('rel', /noopener/);
      const reported = await page.locator('script[type="application/ld+json"]').allTextContents();
      const stores = reported
        .map((block) => JSON.parse(block))
        .filter((block) => block['@type'] === 'ElectronicsStore');
      expect(stores).toHaveLength(await shops.count());
      for (const [index, store] of stores.entries()) await expect(shops.nth(index)).toContainText(store.address);

      const form = formOf(shopper, words('contacts.write'));
      await form.getByRole('button', { name: words('contacts.send') }).click();
      await expect(form.getByLabel(words('leads.name'))).toBeFocused();
      await expect(form.getByText(words('siteForms.error.contact'))).toBeVisible();
      await expectNoBarrier(page, 'contacts with errors');
      await form.getByLabel(words('leads.name')).fill(name);
      await form.getByLabel(words('contacts.yourEmail')).fill('ana@');
      await form.getByLabel(words('contacts.message')).fill('Lucrați duminică?');
      await form.getByRole('button', { name: words('contacts.send') }).click();
      await expect(form.getByLabel(words('contacts.yourEmail'))).toBeFocused();
      await form.getByLabel(words('contacts.yourEmail')).fill('ana@example.md');
      await lose(page, 'feedback/send');
      await form.getByRole('button', { name: words('contacts.send') }).dblclick();
      await expect(form.getByText(words('leads.unknown'))).toBeVisible();
      await page.reload();
      await shopper.settled();
      await expect(form.getByLabel(words('leads.name'))).toHaveValue(name);
      await expect(form.getByLabel(words('contacts.message'))).toHaveValue('Lucrați duminică?');
      await page.unroute('**/api/feedback/send');
      await form.getByRole('button', { name: words('contacts.send') }).click();
      await expect(page.getByRole('heading', { name: words('contacts.sent') })).toBeFocused();
      expect(keptOf('feedback', name)).toHaveLength(1);
      await page.getByRole('button', { name: words('contacts.again') }).click();
      await expect(form.getByLabel(words('contacts.message'))).toHaveValue('');
    });

    test('a device is valued step by step and offered once', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const name = uniqueName('Трейд In');
      await shopper.open('/trade-in');
      const form = formOf(shopper, words('tradeIn.heading'));
      const send = form.getByRole('button', { name: words('tradeIn.submit') });
      await send.click();
      await expect(form.getByLabel(words('tradeIn.kind'))).toBeFocused();
      await expect(form.getByText(words('siteForms.error.condition'))).toBeVisible();
      await expectNoBarrier(page, 'trade-in with errors');
      await choose(form.getByLabel(words('tradeIn.kind')), 1);
      await choose(form.getByLabel(words('tradeIn.brand')), 'Apple');
      await choose(form.getByLabel(words('tradeIn.model')), 'iPhone 15');
      await choose(form.getByLabel(words('tradeIn.memory')), 2);
      await form.getByRole('radio').nth(1).check();
      await expect(form.getByText(/7\s000–8\s150\sMDL/)).toBeVisible();
      await form.getByRole('radio').nth(3).check();
      await expect(form.getByText(/1\s100–2\s650\sMDL/)).toBeVisible();
      const wanted = form.getByRole('combobox', { name: words('tradeIn.wanted') });
      await wanted.fill('iPhone 17');
      const offered = form.getByRole('listbox', { name: words('tradeIn.wanted') });
      await offered.getByRole('option').first().click();
      await expect(wanted).toHaveValue(/\S+ Apple iPhone 17/);
      await expect(offered).toBeHidden();
      await form.getByLabel(words('leads.name')).fill(name);
      await form.getByLabel(words('leads.phone')).fill('069 123 456');
      await page.reload();
      await shopper.settled();
      await expect(form.getByText(/1\s100–2\s650\sMDL/)).toBeVisible();
      await lose(page, 'trade-in/offer');
      await send.click();
      await expect(form.getByText(words('leads.unknown'))).toBeVisible();
      await page.unroute('**/api/trade-in/offer');
      await form.getByRole('button', { name: words('leads.askAgain') }).click();
      await expect(page.getByRole('heading', { name: words('tradeIn.done') })).toBeFocused();
      await expect(page.getByText('+373\u00A069\u00A0123\u00A0456')).toBeVisible();
      await expectNoBarrier(page, 'trade-in done');
      const [kept, ...more] = keptOf('trade_in', name);
      expect([more, JSON.parse(kept?.body ?? '{}')]).toMatchObject([
        [],
        {
          device: expect.stringContaining('Apple iPhone 15 256'),
          condition: 'broken',
          wanted: expect.stringContaining('Apple iPhone 17'),
        },
      ]);

      await page.getByRole('button', { name: words('tradeIn.again') }).click();
      await choose(form.getByLabel(words('tradeIn.kind')), 1);
      await choose(form.getByLabel(words('tradeIn.brand')), words('tradeIn.otherBrand'));
      await expect(form.getByText(words('tradeIn.estimateByHand'))).toBeVisible();
      await send.click();
      await expect(form.getByLabel(words('tradeIn.device'))).toBeFocused();
    });

    test('a warranty is found by number and by order, or reported to be nobody’s', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/service');
      const form = formOf(shopper, words('warranty.title'));
      const ask = form.getByRole('button', { name: words('warranty.ask') });
      const number = form.getByLabel(words('warranty.device'));
      await number.fill('356938035643808');
      await ask.click();
      await expect(number).toBeFocused();
      await expect(form.getByText(words('warranty.error.imei'))).toBeVisible();
      const answers = [
        ['356938035643809', 'valid'],
        ['864123059177266', 'ends_soon'],
        ['352987116045180', 'expired'],
        ['ZR24LP0098173', 'in_repair'],
      ] as const;
      for (const [device, state] of answers) {
        await number.fill(device);
        await ask.click();
        await expect(page.getByText(phrase(words(`warranty.state.${state}`))).first()).toBeVisible();
      }
      await expectNoBarrier(page, 'a device in the workshop');
      await number.fill('490154203237518');
      await ask.click();
      await expect(page.getByRole('heading', { name: words('warranty.none') })).toBeFocused();

      const [order] = readProvider<{ number: string; phone: string }>(
        "SELECT number, phone FROM orders WHERE origin = 'seed' ORDER BY created_at DESC LIMIT 1",
      );
      await form.getByText(words('warranty.way.order')).click();
      await form.getByLabel(words('order.number')).fill(order?.number ?? '');
      await form.getByLabel(words('order.phone')).fill('12');
      await ask.click();
      await expect(form.getByText(words('leads.error.phoneWrong'))).toBeVisible();
      await form.getByLabel(words('order.phone')).fill(order?.phone ?? '');
      await ask.click();
      await expect(
        page.getByRole('heading', { name: new RegExp(words('warranty.found_other').replace(/\s*\{\{.*/, '')) }),
      ).toBeAttached();
      await expectNoBarrier(page, 'devices of an order');
    });

    test('a company asks to become a partner', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      const name = uniqueName('Парт Ner');
      await shopper.open('/partners');
      await expect(page.getByRole('heading', { name: words('partnership.companies') })).toBeVisible();
      const form = formOf(shopper, words('partnership.title'));
      await form.getByRole('button', { name: words('partnership.submit') }).click();
      await expect(form.getByLabel(words('partnership.company'))).toBeFocused();
      await expect(form.getByText(words('siteForms.error.companyRequired'))).toBeVisible();
      await form.getByLabel(words('partnership.company')).fill('Tehno Sud SRL');
      await form.getByLabel(words('leads.name')).fill(name);
      await form.getByLabel(words('leads.phone')).fill('069123456');
      await form.getByRole('button', { name: words('partnership.submit') }).dblclick();
      // Not whether it has the focus: a second press that comes after a quick answer takes it away.
      await expect(page.getByRole('heading', { name: words('partnership.done') })).toBeVisible();
      await expect(page.getByText('+373\u00A069\u00A0123\u00A0456')).toBeVisible();
      await expectNoBarrier(page, 'partners done');
      expect(keptOf('partner_request', name)).toHaveLength(1);
    });

    test('fees are found by a region, a village and the other language', async ({ shopper: as, page }) => {
      const shopper = as(locale);
      const { words } = shopper;
      await shopper.open('/delivery');
      const rows = page.locator('main').getByRole('rowheader');
      // DELIVERY-18: regions where everything costs the same stand in one row, which names them when asked.
      await expect(rows).toHaveCount(2);
      await page.locator('main').getByText(words('fees.which')).click();
      await expect(rows.last().getByText('Soroca').or(rows.last().getByText('Сороки'))).toBeVisible();
      const search = page.getByRole('searchbox', { name: words('fees.search') });
      const balti = locale === 'ru' ? 'Бельцы' : 'Bălți';
      for (const written of ['balti', 'БЕЛЬЦ', 'elizaveta']) {
        await search.fill(written);
        await expect(rows).toHaveText([new RegExp(balti)]);
      }
      await search.fill('xyz');
      await expect(page.getByText(words('fees.nothing'))).toBeVisible();
      await expectNoBarrier(page, 'no such place');
      await search.fill('');
      await expect(rows).toHaveCount(2);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fees, shops and words are there', async ({ page }) => {
    await page.goto('/ro/delivery');
    await expect(page.locator('main').getByRole('rowheader').last()).toContainText('Soroca');
    await expect(page.getByRole('searchbox', { name: 'Căutați un raion' })).toBeHidden();
    await page.goto('/contacts');
    await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(9);
  });
});
