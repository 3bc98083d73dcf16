import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpSellerDirectory } from '#adapters/provider-http/calls/auth.ts';
import { createHttpLeadDesk } from '#adapters/provider-http/calls/leads.ts';
import { createHttpOrdersArchive } from '#adapters/provider-http/calls/partner-orders.ts';
import { watchTokenRejection } from '#adapters/provider-http/watch-token-rejection.ts';
import { againstMisbehavingServer } from './against-server.ts';
import { json, type MisbehavingServer } from './misbehaving-server.ts';

let server: MisbehavingServer;
let transport: Transport;
againstMisbehavingServer((opened, way) => {
  server = opened;
  transport = way;
});

describe('a partner’s ports', () => {
  it('list sellers as the partner', async () => {
    server.answer = json([{ id: 7, name: 'Ana' }]);
    const sellers = createHttpSellerDirectory({ transport, shtoken: 'partner' });
    expect(await sellers.list({ locale: 'ro' })).toEqual({ ok: true, value: [{ id: '7', name: 'Ana' }] });
    expect(server.seen[0]).toMatchObject({ url: '/base/store_sellers', headers: { lang: 'ro', shtoken: 'partner' } });
  });

  it('LEAD-5: name the seller of a purchase in one click only for a partner', async () => {
    server.answer = json({ success: true, order_number: '7' });
    const lead = { kind: 'one_click', productId: '7', name: 'Ana', phone: '+37369123456', comment: '' } as const;
    for (const access of [{ transport, shtoken: 'partner' }, { transport }])
      await createHttpLeadDesk(access).send({ lead: { ...lead, locale: 'ro', seller: 'ana-1' }, key: 'key-0001' });
    expect(server.seen.map(({ body }) => JSON.parse(body).seller)).toEqual(['ana-1', undefined]);
  });

  it('AUTH-11: tell once the provider no longer takes the token, and only then', async () => {
    let refused = 0;
    const watched = watchTokenRejection(transport, () => {
      refused += 1;
    });
    const sellers = createHttpSellerDirectory({ transport: watched, shtoken: 'old' });
    server.answer = json({ code: 'broken' }, 500);
    await sellers.list({ locale: 'ru' });
    server.answer = json([]);
    await sellers.list({ locale: 'ru' });
    expect(refused).toBe(0);
    server.answer = json({ code: 'unauthorised' }, 401);
    expect(await sellers.list({ locale: 'ru' })).toMatchObject({ ok: false, error: { status: 401 } });
    expect(refused).toBe(1);
    await createHttpSellerDirectory({ transport: watched }).list({ locale: 'ru' });
    expect(refused).toBe(1);
  });

  it('list orders by the filter, with amounts in bani', async () => {
    const product = { productId: 1, title: 'Phone', code: 'MI-1', count: 2, price: '4999.50' };
    const order = { order_number: 'Z-1', created_at: '2026-11-20T10:00:00.000Z', status: 'delivered', total: 9999 };
    server.answer = json({
      orders: [{ ...order, seller: null, products: [product] }],
      pages: 1,
      current_page: 1,
      totalCount: 1,
      filters: {},
    });
    const archive = createHttpOrdersArchive({ transport, shtoken: 'partner' });
    const filter = { start: '2023-9-4', end: '2026-11-21', query: 'phone', page: 1 };
    const answer = await archive.list({ filter, locale: 'ru' });
    expect(server.seen[0]?.url).toBe('/general/orders_list?start_date=2023-9-4&end_date=2026-11-21&query=phone&page=1');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        totalCount: 1,
        orders: [{ orderNumber: 'Z-1', total: 999_900, products: [{ productId: '1', price: 499_950 }] }],
      },
    });
  });
});
