import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let shtoken: string;
let now = Date.now();

beforeAll(async () => {
  provider = await openProvider({ now: () => now });
  shtoken = await provider.logIn();
}, 60_000);
afterAll(() => provider.destroy());

const paths = [
  '/general/popular_products',
  '/general/category_products/smartphones',
  '/general/search?query=xiaomi',
  '/general/search_products?query=xiaomi',
  '/general/search-product-by-code?query=MI',
  '/general/sliders',
];

describe('the second price', () => {
  it.each(paths)('appears for partners only in %s', async (path) => {
    expect((await provider.get(path, { shtoken })).text).toContain('"second_price"');
    for (const headers of [{}, { shtoken: 'wrong' }, { shtoken: `${shtoken}x` }]) {
      expect((await provider.get(path, headers)).text).not.toContain('"second_price"');
    }
  });

  it("appears on the product page and in the cart's check too", async () => {
    const row = provider.database((database) =>
      database
        .prepare('SELECT url, product_id, second_price FROM product WHERE second_price IS NOT NULL LIMIT 1')
        .get(),
    );
    const second = (Number(row?.second_price) / 100).toFixed(2);
    const detail = `/general/product_detail/${String(row?.url)}`;
    const check = `/general/products_by_id?id=${String(row?.product_id)}`;
    expect((await provider.get(detail, { shtoken })).json).toMatchObject({ product: { second_price: second } });
    expect((await provider.get(check, { shtoken })).json).toMatchObject({ products: [{ second_price: second }] });
    expect((await provider.get(detail)).text).not.toContain('"second_price"');
    expect((await provider.get(check)).text).not.toContain('"second_price"');
  });
});

describe('a partner', () => {
  const login = (login: string, password: string, lang = 'ru') =>
    provider.post('/base/login/', { login, password }, { lang });

  it('gets the same answer for a wrong login and a wrong password', async () => {
    const [wrongPassword, wrongLogin] = [await login('partner', 'wrong'), await login('nobody', 'zori-demo')];
    expect(wrongPassword.status).toBe(400);
    expect(wrongLogin).toMatchObject({ status: wrongPassword.status, text: wrongPassword.text });
    expect((await login('nobody', 'x', 'ro')).json).toEqual({
      non_field_errors: ['Nume de utilizator sau parolă greșite'],
    });
  });

  it('has sellers, and a visitor has none', async () => {
    expect(
      (await provider.get<Answer<'storeSellers'>>('/base/store_sellers', { shtoken })).json.length,
    ).toBeGreaterThan(1);
    expect((await provider.get('/base/store_sellers')).json).toEqual([]);
  });

  it('has no readable password or token in the database', () => {
    const rows = provider.database((database) => [
      ...database.prepare('SELECT login, hex(hash) AS hash FROM partner').all(),
      ...database.prepare('SELECT * FROM session').all(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`zori-demo|${shtoken}`));
  });

  it('is signed out when the token expires', async () => {
    now += 13 * 60 * 60 * 1000;
    expect((await provider.get('/general/orders_list', { shtoken })).status).toBe(401);
    expect((await provider.get('/general/popular_products', { shtoken })).text).not.toContain('"second_price"');
  });
});
