import { parse } from 'csv-parse/sync';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAmount } from '#core/kernel/shared/index.ts';
import { sessionWith } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';
import ru from '#ui/i18n/ru/index.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = async (path: string, headers: Record<string, string> = {}, body?: object) => {
  const { port } = new URL(shop.origin);
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { host: `vitrina.localhost:${port}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
};

const signIn = async (login = 'partner', password = 'zori-demo') => {
  const { headers } = await ask('/api/auth/login', {}, { login, password, locale: 'ru' });
  const [cookie = ''] = [headers['set-cookie']].flat();
  return { cookie: cookie.split(';')[0] ?? '' };
};

/** The rows of a table as a spreadsheet reads it. */
const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];

describe('the orders of a partner as a table', () => {
  it('ORDERS-7: holds every order that the list finds, once, with its products and sums', async () => {
    const partner = await signIn();
    const answer = await ask('/order/export.csv', partner);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const rows = rowsOf(answer.text);
    const input = { filter: { start: '2023-9-4', end: '2030-1-1', query: '', page: 1 }, locale: 'ru' };
    const listed = await ask(`/api/partner/orders?input=${encodeURIComponent(JSON.stringify(input))}`, partner);
    const { totalCount, totalSum, orders } = JSON.parse(listed.text).value;
    const totals = new Map(
      rows.map((row) => [row.Номер, parseAmount((row['Сумма заказа, MDL'] ?? '').replace(',', '.')) ?? 0]),
    );
    expect(totals.size).toBe(totalCount);
    expect([...totals.values()].reduce((sum, total) => sum + total, 0)).toBe(totalSum);
    const [first] = orders;
    const ofFirst = rows.filter((row) => row.Номер === first.orderNumber);
    expect(ofFirst.map((row) => row['Код товара'])).toEqual(first.products.map(({ code }: { code: string }) => code));
    expect(ofFirst[0]).toMatchObject({ Покупатель: first.customerName, Продавец: first.seller });
    // Neither a formula nor a number, and without an apostrophe before it.
    for (const row of rows) expect(row.Телефон).toMatch(/^\+373 \d{2} \d{3} \d{3}$/);
  });

  it('ORDER-13: says one thing of each payment', async () => {
    const rows = rowsOf((await ask('/order/export.csv', await signIn())).text);
    const { paid, stated, nothingDue } = ru.order;
    const said = new Set([
      ...Object.values(paid).flatMap((way) => Object.values(way)),
      ...Object.values(stated),
      nothingDue,
    ]);
    expect(rows.every((row) => said.has(row.Оплата ?? ''))).toBe(true);
    expect(new Set(rows.map((row) => row.Оплата))).toContain(stated.paid);
  });

  it('ORDERS-6: answers to the filter of the list, in its language', async () => {
    const partner = await signIn();
    const rows = rowsOf((await ask('/ro/order/export.csv?seller=partner-2&start_date=2026-01-01', partner)).text);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.Vânzător))).toEqual(new Set(['Serghei Rotaru']));
    expect(rows.every((row) => (row.Data ?? '') >= '2026-01-01')).toBe(true);
    expect(rowsOf((await ask('/order/export.csv?query=nobody-at-all', partner)).text)).toEqual([]);
  });

  it('SECOND-2: tells a customer who looks nothing of second prices', async () => {
    const partner = await signIn();
    const [ours, theirs] = await Promise.all(
      ['/order/export.csv', '/order/export.csv?viewer=customer'].map(async (path) =>
        rowsOf((await ask(path, partner)).text),
      ),
    );
    expect(new Set(ours?.map((row) => row[ru.priceTiers.second.at]))).toEqual(
      new Set([ru.orders.csv.yes, ru.orders.csv.no]),
    );
    const { [ru.priceTiers.second.at]: _reported, ...rest } = ours?.[0] ?? {};
    expect(theirs?.[0]).toEqual(rest);
  });

  it('AUTH-4: is of nobody else', async () => {
    const [own, other] = await Promise.all([signIn(), signIn('techno-nord', 'nord-2026')]);
    const numbers = async (who: { cookie: string }) =>
      new Set(rowsOf((await ask('/order/export.csv', who)).text).map((row) => row.Номер));
    const [ours, theirs] = await Promise.all([numbers(own), numbers(other)]);
    expect(theirs.size).toBeGreaterThan(0);
    expect([...ours].filter((number) => theirs.has(number))).toEqual([]);
  });

  it('AUTH-4: leads a stranger and an expired token to sign in, and is not there in the shop', async () => {
    const stranger = await ask('/order/export.csv');
    expect([stranger.status, stranger.headers.location]).toEqual([302, '/auth?return=%2Forder%2Fexport.csv']);
    const expired = await ask('/ro/order/export.csv', { cookie: sessionWith('over', shop.dataDir) });
    expect([expired.status, expired.headers.location]).toEqual([302, '/ro/auth?return=%2Fro%2Forder']);
    expect(String(expired.headers['set-cookie'])).toContain('__Host-shtoken=;');
    const host = new URL(shop.origin).host;
    expect((await ask('/order/export.csv', { host })).status).toBe(404);
  });
});
