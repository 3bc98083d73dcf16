import { describe, expect, it } from 'vitest';
import { createBffSession, watchSession } from '#adapters/bff/session-client.ts';

const deaf = () => () => undefined;
const typed = { login: 'partner', password: 'secret', locale: 'ro' } as const;

/** A session over a server that gives one answer, and what it was asked. */
const over = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const asked: [string, string | undefined, string | null][] = [];
  const session = createBffSession(async (path, init) => {
    asked.push([path, init?.method, new Headers(init?.headers).get('content-type')]);
    return Response.json(body, { status, headers });
  }, deaf);
  return { session, asked };
};

describe('the session in the browser', () => {
  it('makes its three calls and returns their answers', async () => {
    const { session, asked } = over(200, { ok: true, value: { isAuth: true } });
    for (const answer of [await session.login(typed), await session.logout(), await session.restore()])
      expect(answer).toEqual({ ok: true, value: { isAuth: true } });
    expect(asked).toEqual([
      ['/api/auth/login', 'POST', 'application/json'],
      ['/api/auth/logout', 'POST', null],
      ['/api/auth/session', undefined, null],
    ]);
  });

  it('AUTH-12: reports that the data of the previous partner must be cleared', async () => {
    const value = { isAuth: true };
    const { session } = over(200, { ok: true, value }, { 'x-reset': '1' });
    expect(await session.login(typed)).toEqual({ ok: true, value: { ...value, reset: true } });
  });

  it.each([
    { kind: 'refused', messages: ['No'] },
    { kind: 'fields', errors: { login: 'required' } },
    { kind: 'limited', seconds: 60 },
    { kind: 'failure', failure: { kind: 'timeout', code: 'timeout', retryable: true, message: '' } },
  ])('passes on a problem of kind $kind', async (error) => {
    expect(await over(200, { ok: false, error }).session.login(typed)).toEqual({ ok: false, error });
  });

  it('returns a failure for a refused call and for no answer', async () => {
    const refusal = { kind: 'domain', code: 'foreign_origin', retryable: false, message: '', status: 403 };
    const refused = await over(403, { ok: false, error: refusal }).session.login(typed);
    expect(refused).toEqual({ ok: false, error: { kind: 'failure', failure: refusal } });
    const silent = createBffSession(() => Promise.reject(new Error('offline')), deaf);
    expect(await silent.login(typed)).toMatchObject({
      ok: false,
      error: { kind: 'failure', failure: { kind: 'network' } },
    });
  });
});

describe('the end of a session', () => {
  it('AUTH-11: is reported to listeners, and the answer is passed on unchanged', async () => {
    let status = 200;
    const { send, onEnd } = watchSession(async () => Response.json({ ok: false }, { status }));
    let ends = 0;
    const stop = onEnd(() => {
      ends += 1;
    });
    await send('/api/catalog/menu');
    expect(ends).toBe(0);
    status = 401;
    expect(await (await send('/api/partner/orders')).json()).toEqual({ ok: false });
    expect(ends).toBe(1);
    stop();
    await send('/api/partner/orders');
    expect(ends).toBe(1);
  });
});
