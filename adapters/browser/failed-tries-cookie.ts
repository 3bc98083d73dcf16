import { FAILED_TRIES_COOKIE, type FailedTries } from '#core/kernel/auth/index.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** How many login attempts of others failed, from a cookie that the login's answer has set (rule AUTH-15). */
export const failedTriesCookie: FailedTries = {
  take: () => {
    const count = readCookie(FAILED_TRIES_COOKIE);
    if (count === undefined) return 0;
    writeCookie(FAILED_TRIES_COOKIE, '', 0);
    return /^\d{1,4}$/.test(count) ? Number(count) : 0;
  },
};
