import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { TokenVault } from '#core/kernel/auth/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { cookieOf } from './cookie.ts';

/** The cookie of a partner's token: of this host alone, over a safe connection alone, out of reach of scripts. */
const COOKIE = '__Host-shtoken';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** What can be a token at all: what a header may carry. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The cookies of a request but for the token's. */
export const withoutToken = (cookie = ''): string =>
  cookie
    .split(';')
    .filter((pair) => pair.split('=')[0]?.trim() !== COOKIE)
    .join(';');

/** Whether a request carries a partner's token, by its `Cookie`: what it is given is nobody else's to see. */
export const hasToken = (cookie: string | undefined): boolean => cookie?.includes(`${COOKIE}=`) ?? false;

/** Where the token of a request's partner is kept: a cookie that only this server reads. An answer under way keeps it. */
export const cookieVault = (request: Request, response: Response): TokenVault => ({
  load: () => {
    try {
      const token = decodeURIComponent(cookieOf(request.get('cookie'), COOKIE) ?? '');
      return TOKEN.test(token) ? token : undefined;
    } catch {
      return undefined;
    }
  },
  keep: (token) => void response.cookie(COOKIE, token, cookieOptions),
  clear: () => {
    if (!response.headersSent) response.clearCookie(COOKIE, cookieOptions);
  },
});

/**
 * The cookie that tells this server who signed in here last, by a hash, and names the browser, signed; it outlives the
 * session and signs nobody in.
 */
const LAST_COOKIE = '__Host-last';
const LAST_MS = 365 * 24 * 60 * 60 * 1000;

/** A browser as it was left by whoever signed in there last. */
export interface KnownBrowser {
  /** The browser's name if this very login was signed in there last (rules AUTH-10, AUTH-12). */
  readonly of: (login: string) => string | undefined;
  /** From now on it is known by this login. */
  readonly keep: (login: string) => void;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Knows browsers again by what was signed with a secret that all instances have. */
export const knownBrowsers = (secret: string) => {
  const key = hashOf(`known browsers ${secret}`);
  const signed = (login: string, browser: string): string => {
    const mark = hashOf(clean(login));
    return `${mark}.${browser}.${createHmac('sha256', key).update(`${mark}.${browser}`).digest('base64url')}`;
  };
  return (request: Request, response: Response): KnownBrowser => {
    const given = cookieOf(request.get('cookie'), LAST_COOKIE) ?? '';
    const [, browser = ''] = given.split('.');
    const isOf = (login: string): boolean => {
      const right = Buffer.from(signed(login, browser));
      return right.length === Buffer.byteLength(given) && timingSafeEqual(right, Buffer.from(given));
    };
    return {
      of: (login) => (isOf(login) ? browser : undefined),
      keep: (login) => {
        const name = isOf(login) ? browser : randomUUID();
        response.cookie(LAST_COOKIE, signed(login, name), { ...cookieOptions, maxAge: LAST_MS });
      },
    };
  };
};
export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
