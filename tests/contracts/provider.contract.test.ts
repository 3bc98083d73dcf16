import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { at, openWalker } from './openapi-walker.ts';

const documentFile = new URL('../../adapters/provider-http/contract/openapi.yaml', import.meta.url);
const { paths } = parse(await readFile(documentFile, 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const idsOf = (method: string) => Object.values(paths).flatMap((item) => item[method]?.operationId ?? []);
/** Posts first, so that reads find the posted data. */
const ids = [...idsOf('post'), ...idsOf('get')];

let provider: Awaited<ReturnType<typeof startProvider>>;
let walker: Awaited<ReturnType<typeof openWalker>>;
let shtoken: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zori-contract-'));
  provider = await startProvider({ port: 0, dataDir, quiet: true });
  walker = await openWalker(documentFile, provider.origin, 'zori-static-token');
  const { body } = await walker.call(walker.operation('login'), { lang: 'ru' });
  shtoken = String(at(body, '/token'));
}, 60_000);

afterAll(async () => {
  await provider.close();
  await rm(dataDir, { recursive: true });
});

/** An empty list fits any schema, so the examples must find something. */
const hollowLists = (body: unknown): readonly string[] => {
  const lists = Array.isArray(body) ? { answer: body } : (body as Record<string, unknown>);
  return ['answer', 'products', 'results', 'orders'].filter((name) => {
    const list = lists[name];
    return Array.isArray(list) && list.length === 0;
  });
};

it('walks every operation', () => {
  expect(ids).toHaveLength(walker.operations.length);
  expect(ids.length).toBeGreaterThan(0);
});

describe.each(['ru', 'ro'])('every operation of the document in %s', (lang) => {
  it.each(ids)('%s answers as documented', async (id) => {
    const operation = walker.operation(id);
    expect(walker.exampleFaults(operation)).toEqual([]);
    const partner = operation.security.some((way) => 'shtoken' in way);
    const visitor = operation.security.some((way) => !('shtoken' in way));
    const ways = [...(visitor ? [{ lang }] : []), ...(partner ? [{ lang, shtoken }] : [])];
    const answers = [];
    for (const way of ways) answers.push(await walker.call(operation, way));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200 });
      expect(walker.faults(operation, answer)).toEqual([]);
    }
    expect(hollowLists(answers.at(-1)?.body)).toEqual([]);
  });
});

describe('rejections', () => {
  const ru = { lang: 'ru' };

  it('wrong credentials are non_field_errors', async () => {
    const operation = walker.operation('login');
    const answer = await walker.call(operation, { ...ru, body: { '/password': 'wrong' } });
    expect(answer.status).toBe(400);
    expect(walker.faults(operation, answer)).toEqual([]);
  });

  it("an order with another total is 422 with today's prices", async () => {
    const operation = walker.operation('submitOrder');
    const answer = await walker.call(operation, { ...ru, asWritten: true });
    expect(answer.status).toBe(422);
    expect(walker.faults(operation, answer)).toEqual([]);
  });

  it('the same key returns the same order, and 409 for another order', async () => {
    const operation = walker.operation('submitOrder');
    const key = crypto.randomUUID();
    const [first, second] = [
      await walker.call(operation, { ...ru, key }),
      await walker.call(operation, { ...ru, key }),
    ];
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    const other = await walker.call(operation, { ...ru, key, body: { '/payment': 'cash' } });
    expect(other.status).toBe(409);
    expect(walker.faults(operation, other)).toEqual([]);
  });

  it('an order of unknown products is non_field_errors', async () => {
    const operation = walker.operation('submitOrder');
    const answer = await walker.call(operation, {
      ...ru,
      asWritten: true,
      body: { '/lines': [{ productId: 'none', count: 1 }] },
    });
    expect(answer.status).toBe(400);
    expect(at(answer.body, '/non_field_errors')).not.toEqual([]);
  });

  it("a partner's call without a token is 401", async () => {
    const operation = walker.operation('ordersList');
    const answer = await walker.call(operation, ru);
    expect(answer.status).toBe(401);
    expect(walker.faults(operation, answer)).toEqual([]);
  });

  it('a call without the static token is 401', async () => {
    const stranger = await openWalker(documentFile, provider.origin, 'wrong');
    const operation = stranger.operation('menuTree');
    const answer = await stranger.call(operation, ru);
    expect(answer.status).toBe(401);
    expect(stranger.faults(operation, answer)).toEqual([]);
  });

  it('only partners get second prices', async () => {
    const operation = walker.operation('popularProducts');
    const [visitor, partner] = [await walker.call(operation, ru), await walker.call(operation, { ...ru, shtoken })];
    expect(JSON.stringify(visitor.body)).not.toContain('"second_price"');
    expect(JSON.stringify(partner.body)).toContain('"second_price"');
  });
});
