import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { localePath } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { quoteUntil } from '#core/purchase/quote/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { cameraPlaying, writeCodeVideo } from '#tests/e2e/support/code-video.ts';
import { enterVitrina } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { readCode } from '#tests/e2e/support/read-code.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { formatter } from '#ui/i18n/format.ts';
import { choose } from './support/choose.ts';

const video = join(mkdtempSync(join(tmpdir(), 'zori-day-')), 'codes.y4m');
test.use(cameraPlaying(video));

interface Goods {
  readonly code: string;
  readonly url: string;
  readonly price: number;
  readonly second_price: number;
}

/** Two things a customer wants, each with a second price and nothing else taken off. */
const goods = (): readonly [Goods, Goods] => {
  const [phone, other] = readProvider<Goods>(
    `SELECT code, url, price, second_price FROM product WHERE second_price < price AND promo = 0 AND discount = 0
     AND is_restricted = 0 AND code GLOB 'MI*' AND available > 20 ORDER BY popularity DESC, id LIMIT 2 OFFSET 4`,
  );
  if (!phone || !other) throw new Error('The provider has not the goods for this test');
  return [phone, other];
};

test.beforeAll(() =>
  writeCodeVideo(
    video,
    goods().map(({ code }) => ({ format: 'Code128', text: code }) as const),
  ),
);

for (const locale of ['ru', 'ro'] as const) {
  test(`a partner's whole day in ${locale} @wide`, async ({ shopper: as, page, baseURL, isMobile }) => {
    const shopper = as(locale);
    const { words, cart, checkout } = shopper;
    const { money, date } = formatter(locale);
    const [phone, other] = goods();
    const sum = phone.second_price + other.price;

    // Signs in on the way to the list of codes, and scans what the customer has picked.
    await enterVitrina(shopper, '/order/quick', baseURL ?? '');
    await page
      .getByRole('main')
      .getByRole('button', { name: words('quickOrder.scan') })
      .click();
    const list = page.getByRole('list', { name: words('quickOrder.list') });
    const lineOf = (code: string) => list.getByRole('listitem').filter({ hasText: code });
    for (const { code } of [phone, other]) await expect(lineOf(code)).toHaveCount(1);
    await page.keyboard.press('Escape');

    // Gives one of them at the ordinary price in place of the partner's (QUICK-7); what the camera saw more than once is one piece again.
    for (const { code } of [phone, other])
      while ((await lineOf(code).getByRole('status').first().textContent()) !== '1')
        await lineOf(code)
          .getByRole('button', { name: phrase(words('cart.less')) })
          .click();
    await lineOf(other.code)
      .getByRole('radio', { name: words('priceTiers.retail.name') })
      .check();
    await page.getByRole('button', { name: words('quickOrder.toCart', { count: 2 }) }).click();
    await expect(cart).toContainText(money(sum));

    // QUOTE-1 QUOTE-3 QUOTE-4: prints the offer, which names one price alone.
    await cart.getByRole('link', { name: words('quote.make') }).click();
    const sheet = page.getByRole('region', { name: words('quote.titled', { number: 1 }) });
    // At retail prices, until the partner decides otherwise, which is warned of.
    await expect(sheet).toContainText(money(phone.price));
    await expect(page.getByText(words('quote.tellsPartnerPrice'))).toBeHidden();
    const settings = page.locator('summary').filter({ hasText: words('quote.settings') });
    if (await settings.isVisible()) await settings.click();
    await choose(page.getByLabel(words('quote.prices')), words('quote.pricesOf.chosen'));
    await expect(page.getByText(words('quote.tellsPartnerPrice'))).toBeVisible();
    await expect(sheet).toContainText(money(sum));
    await page.getByLabel(words('quote.customer')).fill('ACME SRL');
    await choose(page.getByLabel(words('quote.seller')), 'Doina Ceban');
    await choose(page.getByLabel(words('quote.valid')), words('quote.days', { count: 7 }));
    await expect(sheet).toContainText(words('quote.for', { name: 'ACME SRL' }));
    await expect(sheet).toContainText(words('quote.by', { name: 'Doina Ceban' }));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Chisinau' }).format(new Date());
    await expect(sheet).toContainText(words('quote.until', { day: date(quoteUntil(today, 7)) }));
    await expect(sheet).toContainText(money(phone.second_price));
    expect(await sheet.innerHTML()).not.toContain(money(phone.price));
    expect(await readCode(sheet.getByRole('img').last())).toMatch(
      new RegExp(`^${new URL(localePath('/product/', locale), baseURL).href}(?:${phone.url}|${other.url})$`),
    );
    await expectNoBarrier(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByLabel(words('quote.customer'))).toBeHidden();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(paper).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.emulateMedia({ media: null });

    // Orders it for the customer.
    const openCart = [words('cart.buttonWithCount', { count: 2 }), words('nav.cartWith', { pieces: 2 })];
    await page
      .getByRole('button', { name: new RegExp(openCart.join('|')) })
      .locator('visible=true')
      .first()
      .click();
    await shopper.startCheckout();
    await shopper.fillContact('Maria Rotaru', '069 765 432');
    // SECOND-1: a line says once at which price it is sold, and what else it could cost.
    const paid = phrase(words('cart.pieces', { count: 1, price: money(phone.second_price) }));
    const line = checkout.getByRole('paragraph').filter({ hasText: paid });
    await expect(line).toContainText(`, ${words('priceTiers.second.at').toLowerCase()}`);
    await expect(line).toContainText(`${words('priceTiers.retail.short')} ${money(phone.price)}`);
    await checkout.locator('[name=street]').fill('str. Alba-Iulia 75');
    await expect(checkout.getByLabel(words('partnerCheckout.seller'))).toHaveText('Doina Ceban');
    await checkout.getByRole('radio', { name: words('partnerCheckout.statusType.prepaid_expense') }).check();

    // ADVANCE-1: no order goes out before its advance is typed, and never with more than the total.
    const advance = checkout.getByLabel(words('partnerCheckout.advance'));
    await shopper.submitOrder();
    await expect(checkout.getByText(words('partnerCheckout.advanceRequired'))).toBeVisible();
    await expect(advance).toBeFocused();
    await advance.fill('999999');
    await shopper.submitOrder();
    await expect(checkout.getByText(phrase(words('partnerCheckout.advanceAbove')))).toBeVisible();
    await advance.fill('500');
    await expect(checkout.getByText(words('advance.remains')).filter({ visible: true }).last()).toBeVisible();
    await expectNoBarrier(page);
    await shopper.submitOrder();
    const success = page.getByRole('dialog', { name: words('checkout.success') });
    await expect(success).toBeVisible();
    await expect(success).toContainText(words('advance.remains'));
    const number = /Z-\d+/.exec((await success.textContent()) ?? '')?.[0] ?? '';
    await success.getByRole('button', { name: words('customerView.next') }).click();

    // ORDERS-4 ORDERS-5 ORDERS-6: finds it in the list by its number, with what was sold and how.
    await page
      .getByRole('link', { name: words('vitrina.links.orders.title') })
      .locator('visible=true')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words('orders.title') })).toBeVisible();
    const orders = page.getByRole('list', { name: words('orders.list') });
    // On a phone the first order is on the first screen; what narrows them besides the search is folded.
    const filters = page.locator('summary').filter({ hasText: words('listing.filters') });
    if (await filters.isVisible()) {
      await expect(orders.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
      await filters.click();
    }
    await page.getByLabel(words('orders.search')).fill(number);
    await choose(page.getByLabel(words('orders.seller'), { exact: true }), 'Doina Ceban');
    // A day is typed as people write it, or chosen in a calendar by its keys.
    await page.getByRole('button', { name: `${words('calendar.open')}: ${words('orders.from')}` }).click();
    const calendar = page.getByRole('dialog', { name: words('orders.from') });
    await expect(calendar.getByRole('button', { pressed: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await page.getByLabel(words('orders.from'), { exact: true }).fill('1.11.26');
    await page.getByRole('button', { name: `${words('calendar.open')}: ${words('orders.from')}` }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words('orders.from'), { exact: true })).toHaveValue('31.10.2026');
    await page.getByRole('button', { name: words('orders.show') }).click();
    await expect(page).toHaveURL(new RegExp(`query=${number}&start_date=2026-10-31`));
    const order = orders.getByRole('listitem').filter({ hasText: number }).first();
    await expect(order).toContainText('Maria Rotaru');
    // A tablet has columns for it, too: two lines, or three where something remains to be paid.
    if (!isMobile) {
      const size = page.viewportSize() ?? { width: 1280, height: 900 };
      await page.setViewportSize({ ...size, width: 768 });
      expect((await order.locator('summary').boundingBox())?.height).toBeLessThan(125);
      await page.setViewportSize(size);
    }
    await expect(
      page.getByRole('status').filter({ hasText: words('orders.found', { count: 1, number: '1' }) }),
    ).toBeVisible();
    // Who sold it is not taken for who bought it.
    await expect(order.locator('summary')).toContainText(words('orders.soldBy', { name: 'Doina Ceban' }));
    await order.locator('summary').click();
    await expect(order).toContainText(words('order.stated.prepaid_expense'));
    // On a phone what is done with it stands below what is known of it, cancelling last, in the place of a second number.
    const call = order.getByRole('link', { name: phrase(words('orders.call')) });
    await expect(call).toBeVisible({ visible: isMobile });
    if (isMobile) {
      const known = await order.locator('dl').boundingBox();
      const called = await call.boundingBox();
      const repeated = await order.getByRole('button', { name: words('order.repeat') }).boundingBox();
      const cancelled = await order.getByRole('button', { name: words('order.cancel') }).boundingBox();
      expect(called?.y).toBeGreaterThan((known?.y ?? 0) + (known?.height ?? 0));
      expect(cancelled?.y).toBeGreaterThan(called?.y ?? 0);
      expect([repeated?.x, repeated?.width]).toEqual([cancelled?.x, cancelled?.width]);
    }
    // ADVANCE-2: with what was paid and what remains.
    await expect(order).toContainText(`${words('advance.paid')}${money(fromMdl(500))}`);
    await expect(order.getByRole('listitem').filter({ hasText: phone.code })).toContainText(
      words('priceTiers.second.at').toLowerCase(),
    );
    await expect(order.getByRole('listitem').filter({ hasText: other.code })).not.toContainText(
      words('priceTiers.second.at').toLowerCase(),
    );
    await expectNoBarrier(page);

    // ORDERS-7: takes the list away as a table.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words('orders.export') }).click(),
    ]);
    const rows = parse(readFileSync(await download.path()), { bom: true, delimiter: ';', columns: true }) as Record<
      string,
      string
    >[];
    expect(rows.map((row) => row[words('orders.csv.number')])).toEqual([number, number]);
    const toCents = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100);
    for (const row of rows)
      expect(toCents(row[words('orders.csv.advance')]) + toCents(row[words('orders.csv.remains')])).toBe(
        toCents(row[words('orders.csv.total')]),
      );
    expect(rows.map((row) => row[words('orders.csv.code')]).sort()).toEqual([phone.code, other.code].sort());

    // ORDERS-10: prints the receipt, on which every price is just a price.
    await order.getByRole('link', { name: words('receipt.name') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('receipt.title', { number }) })).toBeVisible();
    const receipt = page.getByRole('region', { name: words('receipt.title', { number }) });
    for (const text of [
      phone.code,
      other.code,
      'Maria Rotaru',
      'Doina Ceban',
      words('order.stated.prepaid_expense'),
      words('advance.remains'),
    ])
      await expect(receipt).toContainText(text);
    await expect(receipt).not.toContainText(words('priceTiers.second.at').toLowerCase());
    // That one of them is the partner's is said on the screen alone.
    const warning = page.getByText(words('receipt.tellsPartnerPrice'));
    await expect(warning).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(warning).toBeHidden();
    await expect(page.getByRole('button', { name: words('quote.print') })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expectNoBarrier(page);

    // ORDERS-9 MINE-5: sells the same again, and cancels the order.
    await page.goBack();
    await order.locator('summary').click();
    await order.getByRole('button', { name: words('order.repeat') }).click();
    await expect(cart).toContainText(words('cart.items', { count: 2 }));
    await expect(cart).toContainText(money(phone.second_price));
    await page.keyboard.press('Escape');
    await order.getByRole('button', { name: words('order.cancel'), exact: false }).click();
    await order.getByRole('button', { name: words('order.cancelYes') }).click();
    await expect(order).toContainText(words('order.cancelled', { number }));
    await expect(order.locator('summary')).toContainText(words('order.step.cancelled'));

    // AUTH-2: signs out; Back shows nothing of it.
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('auth.logout') })
      .click();
    await expect(page).toHaveURL(/\/auth/);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Maria Rotaru')).toHaveCount(0);
  });
}
