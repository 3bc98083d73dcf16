import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createKeyValueCache, type KeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { endProcess, eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const startRedis = async (port: number): Promise<ChildProcess> => {
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'pipe' });
  let said = '';
  redis.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  closing.push(() => endProcess(redis));
  await eventually(() => said.includes('Ready to accept connections'));
  return redis;
};

const openCache = (redisUrl?: string): KeyValueCache & { warnings: string[] } => {
  const warnings: string[] = [];
  const cache = createKeyValueCache({ redisUrl, logger: { warn: (_fields, message) => warnings.push(message) } });
  closing.push(() => cache.close());
  return { ...cache, warnings };
};

const timed = async <Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> => {
  const startedAt = performance.now();
  const value = await work;
  return { value, ms: performance.now() - startedAt };
};

describe('the cache in memory', () => {
  it('keeps values until their time is over', async () => {
    const cache = openCache();
    await cache.set('a', { b: 1 }, 50);
    expect(await cache.get('a')).toEqual({ b: 1 });
    await eventually(async () => (await cache.get('a')) === undefined, 1_000);
  });
});

describe('the cache in Redis', () => {
  it('is shared by all who open it', async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, other] = [openCache(`redis://127.0.0.1:${port}`), openCache(`redis://127.0.0.1:${port}`)];
    await eventually(async () => {
      await one.set('a', [1, 'две'], 10_000);
      return (await other.get('a')) !== undefined;
    });
    expect(await other.get('a')).toEqual([1, 'две']);
  });

  it('that is not there costs a moment, then nothing, and comes back by itself', async () => {
    const port = await freePort();
    const cache = openCache(`redis://127.0.0.1:${port}`);
    for (let turn = 0; turn < 5; turn += 1) {
      const { value, ms } = await timed(cache.get('a'));
      expect(value).toBeUndefined();
      expect(ms).toBeLessThan(300);
    }
    expect(cache.warnings).toContain('the cache is left alone for a while');
    expect((await timed(cache.get('a'))).ms).toBeLessThan(20);
    await startRedis(port);
    await eventually(async () => {
      await cache.set('a', 'back', 10_000);
      return (await cache.get('a')) === 'back';
    }, 20_000);
  });

  it('that says nothing is not waited for', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    closing.push(() => silent.close());
    await eventually(() => silent.listening);
    const cache = openCache(`redis://127.0.0.1:${(silent.address() as { port: number }).port}`);
    const { value, ms } = await timed(cache.get('a'));
    expect(value).toBeUndefined();
    expect(ms).toBeLessThan(300);
  });
});
