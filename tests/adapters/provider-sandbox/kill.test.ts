import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { orderOf, type ShownProduct, withIdempotencyKey } from './order-builder.ts';
import { client, seededDataDir } from './support.ts';

const main = fileURLToPath(new URL('../../../adapters/provider-sandbox/main.ts', import.meta.url));

let dataDir: string;
const started = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await seededDataDir();
}, 60_000);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The provider in its own process. */
const startProcess = async (...flags: string[]) => {
  const child = fork(main, ['--port', '0', '--data', dataDir, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  started.add(child);
  const [ready] = (await once(child, 'message', { signal: AbortSignal.timeout(20_000) })) as [{ origin: string }];
  return { child, ...client(ready.origin) };
};

describe('the process', () => {
  it('keeps every answered order after kill -9', async () => {
    let provider = await startProcess();
    const popular = await provider.get<Answer<'popularProducts'>>('/general/popular_products');
    const product = popular.json.products.find(({ promoCode }) => !promoCode) as ShownProduct;
    const order = orderOf(
      [{ productId: product.productId, count: 1 }],
      Number(product.price) + Number(product.deliveryInfo.standart),
    );
    for (let round = 0; round < 3; round += 1) {
      const headers = withIdempotencyKey();
      const placed = await provider.post<Answer<'submitOrder'>>('/general/order/', order, headers);
      const review = { product: product.productId, author: 'Ana', rating: 4, text: `Круг ${round}` };
      await provider.post(`/general/product-review/${product.productId}/`, review);
      const gone = once(provider.child, 'exit');
      provider.child.kill('SIGKILL');
      await gone;
      provider = await startProcess();
      const { order_number } = placed.json;
      expect(placed.status).toBe(200);
      expect((await provider.get(`/general/order_status?order_number=${order_number}&phone=069123456`)).status).toBe(
        200,
      );
      expect((await provider.post('/general/order/', order, headers)).json).toEqual(placed.json);
      expect((await provider.get(`/general/product-review/${product.productId}/`)).text).toContain(`Круг ${round}`);
    }
    provider.child.kill('SIGKILL');
  }, 60_000);

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends at once on %s, though a client keeps its connection',
    async (signal) => {
      const { child, get } = await startProcess();
      await get('/general/menu_tree');
      const before = performance.now();
      const gone = once(child, 'exit');
      child.kill(signal);
      expect(await gone).toEqual([0, null]);
      // Node closes idle connections after 5 s.
      expect(performance.now() - before).toBeLessThan(5_000);
    },
    30_000,
  );

  it('ends with its parent process', async () => {
    const { child } = await startProcess();
    const gone = once(child, 'exit');
    child.disconnect();
    expect(await gone).toEqual([0, null]);
  }, 30_000);

  it.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x"'],
    [['--products', '0'], '--products must be a whole number from 1 to 1000000, not "0"'],
    [['--colour'], "Unknown option '--colour'"],
  ])('reports in one line what is wrong with %j', async (flags, words) => {
    const child = fork(main, flags, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    expect(await endOf(child)).toEqual({ code: 1, text: expect.stringContaining(words), lines: 1 });
  });

  it('reports in one line that the port is taken, and leaves the data alone', async () => {
    const { origin, child } = await startProcess();
    const { port } = new URL(origin);
    const second = fork(main, ['--port', port, '--data', `${dataDir}-other`], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    expect(await endOf(second)).toEqual({ code: 1, text: expect.stringContaining(`Port ${port} is taken`), lines: 1 });
    expect(existsSync(`${dataDir}-other`)).toBe(false);
    child.kill('SIGKILL');
  }, 30_000);
});

const endOf = async (child: ChildProcess) => {
  started.add(child);
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, text, lines: text.trim().split('\n').length };
};
