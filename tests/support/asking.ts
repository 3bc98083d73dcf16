import { join } from 'node:path';
import { Agent, request } from 'undici';
import { signedToken } from '#server/http/session.ts';
import { keptSecret, keysOf } from '#server/secrets.ts';

/** One request to a server on this machine, under a host name of one's choice, which `fetch` would not let one say. */
export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'HEAD';
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

// Idle connections close before the server's five seconds, or a POST may meet one that the server just closed.
const dispatcher = new Agent({ keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 });

/** Asks the server behind an origin; gives its answer, read to the end, with every cookie it set. */
export const ask = async (origin: string, path: string, { method = 'GET', host, headers = {}, body }: Ask = {}) => {
  const { port } = new URL(origin);
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    dispatcher,
    method,
    headers: { ...headers, host: host ?? `localhost:${port}` },
    ...(body === undefined ? {} : { body }),
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, headers: answer.headers, cookies, text: await answer.body.text() };
};

/** The host of the vitrina beside the shop of an origin. */
export const vitrinaHost = (origin: string): string => `vitrina.${new URL(origin).host}`;

/** Name and value of a cookie, as a browser sends it back. */
export const sentBack = (cookie = ''): string => cookie.split(';')[0] ?? '';

/** The provider's token in the cookie of a session; empty when there is none. */
export const tokenIn = (cookie: string): string =>
  decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
    .split('.')
    .slice(2)
    .join('.');

/** The cookie of a session with any token, as the shop whose data are in a folder would write it. */
export const sessionWith = (token: string, dataDir: string): string => {
  const { sessions } = keysOf(keptSecret(join(dataDir, 'secret')));
  return `__Host-shtoken=${encodeURIComponent(signedToken(sessions, token, Date.now()))}`;
};

/** Signs a partner in at the vitrina; gives the cookie that a browser would send from then on. */
export const signIn = async (origin: string, login: string, password: string): Promise<string> => {
  const { cookies } = await ask(origin, '/api/auth/login', {
    method: 'POST',
    host: vitrinaHost(origin),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, locale: 'ru' }),
  });
  return sentBack(cookies[0]);
};
