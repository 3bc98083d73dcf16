import { readFile } from 'node:fs/promises';
import { dateInKishinev } from '#core/purchase/delivery/index.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { enterVitrina } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, test } from '#tests/e2e/support/shopper.ts';
import { formatter } from '#ui/i18n/format.ts';
import { choose } from './support/choose.ts';
import { phrase } from './support/words.ts';

/** The day before today: orders of today are other walks'. */
const yesterday = () => dateInKishinev(Date.now() - 86_400_000);

/** What the demo partner's orders up to a day come to, or those since another or of one of the sellers. */
const ordersUntil = (day: string, { seller = '', from = '' } = {}) => {
  const [all] = readProvider<{ count: number; sum: number }>(
    `SELECT count(*) AS count, sum(total) AS sum FROM orders WHERE partner = 'partner' AND created_on <= ?
     AND created_on >= ? AND id NOT IN (SELECT order_id FROM order_cancelled) AND (? = '' OR seller = ?)`,
    ...[day, from, seller, seller],
  );
  if (!all?.count) throw new Error('The demo partner has no orders');
  return all;
};

for (const locale of ['ru', 'ro'] as const) {
  test(`a partner reads what the orders come to, and takes it away, in ${locale} @wide @nightly`, async ({
    shopper: as,
    page,
    baseURL,
    isMobile,
  }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const { money, count } = formatter(locale);
    const onAverage = ({ sum, count: orders }: { sum: number; count: number }) =>
      words('figures.onAverage', { sum: money(Math.round(sum / orders)) });
    const [seller = { id: '', name: '' }] = readProvider<{ id: string; name: string }>(
      `SELECT id, name FROM seller WHERE login = 'partner' ORDER BY name`,
    );
    const day = yesterday();
    await enterVitrina(shopper, `/order?end_date=${day}`, baseURL ?? '');
    await page.getByRole('link', { name: words('orders.figures') }).click();
    await expect(page).toHaveURL(new RegExp(`/order/figures\\?end_date=${day}$`));
    const main = page.locator('main');
    await expect(main.getByRole('img', { name: words('figures.by.week') })).toBeVisible();
    await expectNoBarrier(page, "a partner's figures");
    // They belong to the orders; all periods are in sight, and so is what everything comes to, two by two on a phone.
    await expect(page.getByRole('navigation').locator('[aria-current]:visible')).toHaveText(
      words('vitrina.links.orders.title'),
    );
    for (const period of ['today', 'all'] as const)
      await expect(main.getByRole('link', { name: words(`orders.periods.${period}`) })).toBeInViewport({ ratio: 1 });
    const all = ordersUntil(day);
    const tile = (measure: 'orders' | 'sum') =>
      main.locator('dl > div').filter({ hasText: words(`figures.measures.${measure}`) });
    await expect(tile('orders')).toContainText(count(all.count));
    await expect(tile('sum')).toContainText(money(all.sum));
    const tops = await Promise.all([tile('orders'), tile('sum')].map((one) => one.boundingBox()));
    expect(tops[0]?.y).toBe(tops[1]?.y);

    // Another measure, and days in place of weeks, as numbers.
    await choose(main.getByLabel(words('figures.measure')), words('figures.measures.orders'));
    const sellers = main.getByRole('region', { name: words('figures.by.seller') });
    const row = sellers.getByRole('row').filter({ hasText: seller.name });
    const sold = ordersUntil(day, { seller: seller.id });
    await expect(row).toContainText(count(sold.count));
    // What a phone has no column for stands below the name.
    if (isMobile) {
      const others = row.getByText(`${words('orders.sum', { sum: money(sold.sum) })}, ${onAverage(sold)}`);
      await expect(others).toBeVisible();
      await expect(others).toHaveText(phrase(words('figures.ofMargin')));
    }
    await choose(main.getByLabel(words('figures.span')), words('figures.by.day'));
    await main.getByText(words('figures.asTable')).click();
    await expect(main.getByRole('columnheader', { name: words('figures.of.day') })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await sellers.getByRole('link', { name: 'CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`${words('figures.file')}-seller.csv`);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.split('\r\n')[0]).toContain(`${words('figures.measures.margin')}, MDL`);
    expect(csv).toContain(`${seller.name};`);

    // SECOND-7: a customer who looks finds nothing of it.
    await expect(main.getByText(words('figures.marginHint'))).toBeVisible();
    await page.keyboard.press('Alt+v');
    await expect(main.getByRole('heading', { name: words('customerView.covered') })).toBeVisible();
    await expect(main.getByText(words('figures.measures.margin'))).toHaveCount(0);
  });
}

test('FIGURES-9: a month is compared with the one before @nightly', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  const daysAgo = (days: number) => dateInKishinev(Date.now() - days * 86_400_000);
  const [is, was] = [ordersUntil(daysAgo(1), { from: daysAgo(30) }), ordersUntil(daysAgo(31), { from: daysAgo(60) })];
  const change = (now: number, before: number) => {
    const percent = Math.round((100 * (now - before)) / before);
    const sign = percent < 0 ? '−' : '+';
    return words('figures.since', { change: `${percent === 0 ? '' : sign}${Math.abs(percent)}%` });
  };
  await enterVitrina(shopper, `/order/figures?start_date=${daysAgo(30)}&end_date=${daysAgo(1)}`, baseURL ?? '');
  const tiles = page.locator('main dl > div');
  await expect(tiles.nth(0)).toContainText(change(is.count, was.count));
  await expect(tiles.nth(1)).toContainText(change(is.sum, was.sum));
  await expect(tiles.nth(2)).toContainText(change(Math.round(is.sum / is.count), Math.round(was.sum / was.count)));
  await expect(tiles.nth(3)).not.toContainText(phrase(words('figures.since')));
});
