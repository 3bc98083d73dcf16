import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { onePiece, orderOf, withIdempotencyKey } from './order-builder.ts';
import { openProvider } from './support.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zori-seed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a provider on the folder, runs the callback and stops it. */
const visit = async <Seen>(
  options: Parameters<typeof openProvider>[0],
  look: (provider: Awaited<ReturnType<typeof openProvider>>) => Promise<Seen>,
) => {
  const provider = await openProvider({ dataDir, ...options });
  try {
    return await look(provider);
  } finally {
    await provider.close();
  }
};

const age = (provider: Awaited<ReturnType<typeof openProvider>>) => {
  provider.database((database) => database.exec("UPDATE meta SET value = 'older' WHERE key = 'seed_version'"));
};

describe('the seed', () => {
  let number: string;
  let product: string;
  let available: number;

  it('fills an empty folder', async () => {
    const seen = await visit({}, async (provider) => {
      const ordered = await onePiece(provider);
      product = ordered.product.productId;
      const order = orderOf([{ productId: product, count: 2 }], ordered.total + Number(ordered.product.price));
      const placed = await provider.post<Answer<'submitOrder'>>('/general/order/', order, withIdempotencyKey());
      number = placed.json.order_number;
      await provider.post(`/general/product-review/${product}/`, {
        product,
        author: 'Ana',
        rating: 3,
        text: 'Своими словами',
      });
      available = Number(
        provider.database((db) => db.prepare('SELECT available FROM product WHERE product_id = ?').get(product))
          ?.available,
      );
      age(provider);
      return provider.database((database) => database.prepare('SELECT count(*) AS n FROM product').get()?.n);
    });
    expect(seen).toBeGreaterThan(500);
  }, 30_000);

  it('runs again when it has changed, and keeps user data', async () => {
    const seen = await visit({}, async (provider) => ({
      order: (await provider.get(`/general/order_status?order_number=${number}&phone=069123456`)).status,
      reviews: (await provider.get<Answer<'productReviews'>>(`/general/product-review/${product}/`)).json.results,
      left: provider.database((db) => db.prepare('SELECT available FROM product WHERE product_id = ?').get(product))
        ?.available,
      version: provider.database((db) => db.prepare('SELECT value FROM meta').get())?.value,
    }));
    expect(seen.order).toBe(200);
    expect(seen.reviews.filter(({ text }) => text === 'Своими словами')).toHaveLength(1);
    expect(seen.left).toBe(available);
    expect(seen.version).not.toBe('older');
  }, 30_000);

  it('upgrades values of an older version', async () => {
    const type = (provider: Awaited<ReturnType<typeof openProvider>>) =>
      provider.database((db) => db.prepare('SELECT type FROM orders WHERE number = ?').get(number)?.type);
    await visit({}, async (provider) => {
      provider.database((db) => db.prepare("UPDATE orders SET type = 'standart' WHERE number = ?").run(number));
    });
    const seen = await visit({}, async (provider) => ({
      type: type(provider),
      wire: (await provider.get<Answer<'orderStatus'>>(`/general/order_status?order_number=${number}&phone=069123456`))
        .json.delivery?.delivery_type,
    }));
    expect(seen).toEqual({ type: 'standard', wire: 'standart' });
  });

  it('does not run when nothing has changed', async () => {
    const seen = await visit({}, async (provider) => {
      provider.database((database) =>
        database.prepare('UPDATE product SET price = 123 WHERE product_id = ?').run(product),
      );
      return product;
    });
    const again = await visit({}, (provider) =>
      provider.get<Answer<'productsById'>>(`/general/products_by_id?id=${seen}`),
    );
    expect(again.json.products[0]).toMatchObject({ price: '1.23' });
  });

  it('starts from nothing on request, with the requested number of products', async () => {
    const seen = await visit({ reset: true, products: 1500 }, async (provider) => ({
      order: (await provider.get(`/general/order_status?order_number=${number}&phone=069123456`)).status,
      total: (await provider.get<Answer<'sitemapList'>>('/general/sitemap?kind=product&per_page=1')).json.totalCount,
      last: (await provider.get<Answer<'sitemapList'>>('/general/sitemap?per_page=100&page=16')).json.results.length,
    }));
    expect(seen).toMatchObject({ order: 404, total: 1500 });
    expect(seen.last).toBe(100);
  }, 30_000);
});
