import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { err, failure } from '#core/kernel/shared/index.ts';
import { anOrder } from '#core/testing/index.ts';
import { aTalk, KEY } from './a-talk.ts';

const talk = aTalk();
const { asked, browser, says, server, address } = talk;
beforeAll(talk.open);
afterAll(talk.close);
afterEach(talk.reset);

describe('an unexpected request', () => {
  const json = { 'content-type': 'application/json' };
  const own = () => ({ ...json, origin: address('') });
  const post = (headers: Record<string, string>, body = '{}'): RequestInit => ({ method: 'POST', headers, body });
  const halves = `input=${encodeURIComponent('{"page":1')}&input=${encodeURIComponent('"locale":"ro"}')}`;

  it.each<[string, string, () => RequestInit, number, string]>([
    ['for an unknown call', '/api/news/nothing', () => ({}), 404, 'no_such_call'],
    ['for a call in capitals', '/api/News/page', () => ({}), 404, 'no_such_call'],
    ['for a call with a trailing slash', '/api/news/page/', () => ({}), 404, 'no_such_call'],
    ['that posts a read', '/api/news/page', () => post(json), 405, 'method_not_allowed'],
    ['that gets a write', '/api/leads/send', () => ({}), 405, 'method_not_allowed'],
    ['that gets a CV', '/api/careers/cv', () => ({}), 405, 'method_not_allowed'],
    ['without input', '/api/news/page', () => ({}), 400, 'invalid_input.'],
    ['whose input is not JSON', '/api/news/page?input=%7B', () => ({}), 400, 'invalid_input.'],
    ['with two inputs', `/api/news/page?${halves}`, () => ({}), 400, 'invalid_input.'],
    ['that is not JSON', '/api/leads/send', () => post({ 'content-type': 'text/plain' }), 415, 'json_only'],
    ['from another site', '/api/leads/send', () => post({ ...json, origin: 'https://a.md' }), 403, 'foreign_origin'],
    ['from a page without origin', '/api/leads/send', () => post({ ...json, origin: 'null' }), 403, 'foreign_origin'],
    [
      'from a sibling site',
      '/api/leads/send',
      () => post({ ...own(), 'sec-fetch-site': 'same-site' }),
      403,
      'foreign_origin',
    ],
    ['from our own origin', '/api/leads/send', () => post(own()), 400, 'invalid_input.lead'],
    [
      'from our own site',
      '/api/leads/send',
      () => post({ ...own(), 'sec-fetch-site': 'same-origin' }),
      400,
      'invalid_input.lead',
    ],
    ['of a call for partners without a session', '/everybody/partner/sellers', () => ({}), 401, 'unauthorised'],
  ])('%s is answered with its own code', async (_what, path, init, status, code) => {
    const response = await fetch(address(path), init());
    expect([response.status, await response.json()]).toEqual([status, err(failure('domain', code, code, { status }))]);
    expect(asked).toEqual([]);
  });

  it('ROUTE-11: is from our own origin in any spelling of the host, and from another one on another port', async () => {
    const port = Number(new URL(address('')).port);
    const from = async (host: string, origin: string): Promise<unknown> => {
      const headers = { ...json, host, origin, 'content-length': '2' };
      const asked = request({ port, path: '/api/leads/send', method: 'POST', agent: false, headers });
      asked.end('{}');
      const [answer] = await once(asked, 'response');
      answer.resume();
      return answer.statusCode;
    };
    for (const host of ['shop.example', 'shop.example:80', 'SHOP.example', 'shop.example.'])
      for (const origin of ['http://shop.example', 'http://SHOP.example.', 'http://shop.example:80'])
        expect(await from(host, origin), `${host} ${origin}`).toBe(400);
    expect(await from('shop.example:8080', 'http://shop.example')).toBe(403);
    expect(await from('shop.example', 'http://shop.example.evil')).toBe(403);
  });

  it('larger than 64 kB is refused', async () => {
    const inPlace = await fetch(address('/api/leads/send'), post(json, JSON.stringify('x'.repeat(60_000))));
    const tooLarge = await fetch(address('/api/leads/send'), post(json, JSON.stringify('x'.repeat(70_000))));
    expect([inPlace.status, tooLarge.status]).toEqual([400, 413]);
  });
});

describe('a call whose tab is closed', () => {
  it.each([
    ['is aborted if it is a read', 'news', 'mostRead', { locale: 'ro' }, true],
    ['continues if it is an order', 'orders', 'place', { order: anOrder(), key: KEY }, false],
  ])('%s', async (_what, port, method, query, ends) => {
    says.answer = () => new Promise(() => undefined);
    const response = new Promise<ServerResponse>((found) => server.once('request', (_, made) => found(made)));
    const leaving = new AbortController();
    const call = browser[port]?.[method]?.(query, leaving.signal);
    const closed = once(await response, 'close');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    leaving.abort();
    expect(await call).toMatchObject({ ok: false, error: { kind: 'network', code: 'network' } });
    await closed;
    expect(asked[0]?.signal.aborted).toBe(ends);
  });
});
