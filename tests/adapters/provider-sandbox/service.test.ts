import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { isImei } from '#core/requests/warranty/imei.ts';
import { content } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

type Warranty = Answer<'warrantyCheck'>;
const check = (body: object, lang = 'ru') => provider.post<Warranty>('/general/warranty_check', body, { lang });

interface SeededOrder {
  number: string;
  phone: string;
  id: number;
}

describe('a warranty', () => {
  it('of every device in the README is found by its number in any spelling', async () => {
    for (const { number, title } of content.warranties) {
      expect(isImei(number) || /[A-Z]/.test(number)).toBe(true);
      const { json } = await check({ device: number.toLowerCase().replace(/(.{4})/, '$1 ') }, 'ro');
      expect(json.devices).toMatchObject([{ title: title.ro, serial: `…${number.slice(-6)}` }]);
    }
  });

  it('of an order is found by number and phone together, one device for each line', async () => {
    const order = provider.database(
      (database) =>
        database
          .prepare("SELECT id, number, phone FROM orders WHERE origin = 'seed' ORDER BY created_at LIMIT 1")
          .get() as unknown as SeededOrder,
    );
    const lines = provider.database((database) =>
      database.prepare('SELECT 1 FROM order_line WHERE order_id = ?').all(order.id),
    );
    const { json } = await check({ order_number: order.number.toLowerCase(), customer_phone_number: order.phone });
    expect(json.devices).toHaveLength(lines.length);
    for (const { bought_on: bought, valid_until: until } of json.devices)
      expect(String(until) > String(bought)).toBe(true);
    expect((await check({ order_number: order.number, customer_phone_number: '069000111' })).status).toBe(404);
    expect((await check({ order_number: order.number })).status).toBe(404);
  });

  it('is 404 for unknown devices and 400 for an invalid question', async () => {
    expect((await check({ device: '000000000000000' })).status).toBe(404);
    expect((await check({})).status).toBe(404);
    expect((await check({ device: 7 })).status).toBe(400);
  });
});

describe('trade-in, companies and fees', () => {
  it('have models with different memories, prices and known kinds', async () => {
    const { json } = await provider.get<Answer<'tradeInTerms'>>('/general/trade_in_terms', { lang: 'ro' });
    const kinds = json.kinds.map(({ kind }) => kind);
    expect(new Set(json.models.map(({ modelId }) => modelId)).size).toBe(json.models.length);
    for (const { kind, variants } of json.models) {
      expect(kinds).toContain(kind);
      expect(new Set(variants.map(({ memory }) => memory)).size).toBe(variants.length);
      for (const { price } of variants) expect(Number(price)).toBeGreaterThan(0);
    }
  });

  it('are in the requested language', async () => {
    const [ru, ro] = await Promise.all(
      ['ru', 'ro'].map((lang) => provider.get<Answer<'childCompanies'>>('/general/child_companies', { lang })),
    );
    expect(ru?.json.map(({ text }) => text)).not.toEqual(ro?.json.map(({ text }) => text));
  });

  it('have the fees of the products', async () => {
    const { json } = await provider.get<Answer<'regions'>>('/general/regions', { lang: 'ru' });
    const [most] = provider.database((database) =>
      database.prepare('SELECT max(fee_region) / 100.0 AS fee FROM product').all(),
    ) as unknown as [{ fee: number }];
    const home = json.find(({ regionId }) => regionId === 'kishinev');
    const balti = json.find(({ regionId }) => regionId === 'balti');
    expect(Number(balti?.fees?.standart?.to)).toBe(most.fee);
    expect([balti?.fees?.express, balti?.alias]).toEqual([undefined, 'Bălți']);
    expect(Number(home?.fees?.express?.from)).toBeGreaterThan(Number(home?.fees?.standart?.from));
  });
});
