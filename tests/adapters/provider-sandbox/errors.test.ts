import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openProvider, type TestProvider, TOKEN, TOKEN_HEADER } from './support.ts';

let provider: TestProvider;
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  provider = await openProvider({ quiet: false });
}, 60_000);
afterAll(async () => {
  printed.mockRestore();
  await provider.destroy();
});

const json = { [TOKEN_HEADER]: TOKEN, 'content-type': 'application/json' };
const raw = async (path: string, init: RequestInit) => {
  const response = await fetch(`${provider.origin}${path}`, init);
  const body: unknown = await response.json();
  return { status: response.status, body };
};

describe('an invalid request is answered in JSON', () => {
  const login = (body: string, headers: Record<string, string> = json) =>
    raw('/base/login/', { method: 'POST', body, headers });

  it.each([
    ['malformed JSON', () => login('{"login":"secret-login"'), 400, 'malformed_json'],
    [
      'no JSON at all',
      () => login('login=secret-login', { ...json, 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      () => login('login=x', { ...json, 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    ['too much', () => login(JSON.stringify({ login: 'x'.repeat(300_000) })), 413, 'too_large'],
    ['another shape', () => login('{"login":["secret-login"]}'), 400, 'invalid_request'],
    ['deep nesting', () => login(`${'['.repeat(40_000)}${']'.repeat(40_000)}`), 400, 'invalid_request'],
    ['a broken address', () => raw('/general/product_detail/%E0%A4%A', { headers: json }), 400, 'invalid_request'],
    ['an unknown path', () => raw('/general/none', { headers: json }), 404, 'not_found'],
    ['an unknown method', () => raw('/general/menu_tree', { method: 'PUT', headers: json }), 405, 'method_not_allowed'],
    [
      'a wrong charset',
      () => login('{}', { ...json, 'content-type': 'application/json; charset=none' }),
      415,
      'unsupported_charset',
    ],
    [
      'a short key',
      () => raw('/general/order/', { method: 'POST', body: '{}', headers: { ...json, 'idempotency-key': 'x' } }),
      400,
      'invalid_request',
    ],
  ])('%s', async (_name, request, status, code) => {
    expect(await request()).toMatchObject({ status, body: { code, message: expect.any(String) } });
  });

  it('without logging or repeating it', async () => {
    const { body } = await login('{"password":"secret-password"');
    await login('{"password":{"secret-password":1}}');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(printed).not.toHaveBeenCalled();
  });

  it('names the invalid field', async () => {
    const { body } = await raw('/general/order/', {
      method: 'POST',
      body: '{"lines":[{"productId":"1","count":0}]}',
      headers: json,
    });
    expect(body).toMatchObject({ message: expect.stringContaining('lines.0.count') });
  });

  it('prototype pollution has no effect', async () => {
    await login('{"__proto__":{"login":"x"},"constructor":{"prototype":{"y":1}}}');
    expect('y' in {}).toBe(false);
  });
});

describe('the static token', () => {
  it.each(['/general/menu_tree', '/general/none', '/base/login/'])('is required for %s', async (path) => {
    for (const headers of [{}, { [TOKEN_HEADER]: 'wrong' }, { [TOKEN_HEADER]: `${TOKEN}x` }]) {
      expect(await raw(path, { headers: headers as Record<string, string> })).toMatchObject({
        status: 401,
        body: { code: 'static_token' },
      });
    }
  });

  it('can have another value and header', async () => {
    const other = await openProvider({ staticToken: 'other', staticTokenHeader: 'x-other' });
    expect((await other.get('/general/menu_tree')).status).toBe(401);
    expect((await other.get('/general/menu_tree', { 'x-other': 'other' })).status).toBe(200);
    await other.destroy();
  });
});

describe('an internal error', () => {
  it("is 500 in JSON and logged without the request's data", async () => {
    const broken = await openProvider({ quiet: false });
    broken.database((database) => database.exec('DROP TABLE session'));
    const answer = await broken.get('/general/menu_tree', { shtoken: 'secret-token' });
    expect(answer.status).toBe(200);
    const failed = await broken.get('/general/popular_products?x=secret', { shtoken: 'secret-token' });
    expect(failed).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect(printed.mock.calls.flat().join()).toContain('GET /general/popular_products failed');
    expect(printed.mock.calls.flat().join()).not.toContain('secret');
    await broken.destroy();
  });
});
