import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { REVOKED_MS, type TokenVault } from '#core/kernel/auth/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { cookieOf } from './cookie.ts';

/** The cookie of a partner's token: this host only, https only, not readable by scripts. */
const COOKIE = '__Host-shtoken';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** A valid token fits in a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;
const SIGNED = /^([0-9a-z]{1,11})\.([\w-]{43})\.(.*)$/s;

/** The cookies of a request but for the token's. */
export const withoutToken = (cookie = ''): string =>
  cookie
    .split(';')
    .filter((pair) => pair.split('=')[0]?.trim() !== COOKIE)
    .join(';');

/** Whether a request carries a partner's token: its answer is personal. */
export const hasToken = (cookie: string | undefined): boolean => cookie?.includes(`${COOKIE}=`) ?? false;

const signatureOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A token as the cookie carries it: with the time of the sign-in, ms, signed. */
export const signedToken = (key: Buffer, token: string, signedInAt: number): string => {
  const at = signedInAt.toString(36);
  return `${at}.${signatureOf(key, `${at}.${token}`)}.${token}`;
};

/** The token in a cookie; undefined when it is forged or too old (rule AUTH-13). */
const tokenOf = (key: Buffer, value: string): string | undefined => {
  const [, at = '', signature = '', token = ''] = SIGNED.exec(value) ?? [];
  const isOurs = TOKEN.test(token) && isSame(signature, signatureOf(key, `${at}.${token}`));
  return isOurs && Date.now() - Number.parseInt(at, 36) < REVOKED_MS ? token : undefined;
};

/** The token vault of a request. */
export type VaultOf = (request: Request, response: Response) => TokenVault;

/** Stores tokens in a cookie that only this server reads and writes. */
export const cookieVaults =
  (key: Buffer): VaultOf =>
  (request, response) => ({
    load: () => {
      try {
        return tokenOf(key, decodeURIComponent(cookieOf(request.get('cookie'), COOKIE) ?? ''));
      } catch {
        return undefined;
      }
    },
    keep: (token) => void response.cookie(COOKIE, signedToken(key, token, Date.now()), cookieOptions),
    clear: () => {
      if (!response.headersSent) response.clearCookie(COOKIE, cookieOptions);
    },
  });

/** Signed cookie with a hash of the browser's last login and an id of the browser. It outlives the session. */
const LAST_COOKIE = '__Host-last';
const LAST_MS = 365 * 24 * 60 * 60 * 1000;

/** A browser with its last login. */
export interface KnownBrowser {
  /** The browser's id if this was its last login (rules AUTH-10, AUTH-12). */
  readonly of: (login: string) => string | undefined;
  /** Remembers a login. */
  readonly keep: (login: string) => void;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Recognises browsers by their signed cookie. */
export const knownBrowsers = (key: Buffer) => {
  const signed = (login: string, browser: string): string => {
    const mark = hashOf(clean(login));
    return `${mark}.${browser}.${signatureOf(key, `${mark}.${browser}`)}`;
  };
  return (request: Request, response: Response): KnownBrowser => {
    const given = cookieOf(request.get('cookie'), LAST_COOKIE) ?? '';
    const [, browser = ''] = given.split('.');
    const isOf = (login: string): boolean => isSame(signed(login, browser), given);
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
