import { FAILED_TRIES_COOKIE, type FailedTries } from '#core/kernel/auth/index.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** How many tries of others have failed, as the sign-in's answer has left it in a cookie (rule AUTH-15). */
export const failedTriesCookie: FailedTries = {
  take: () => {
    const count = readCookie(FAILED_TRIES_COOKIE);
    if (count === undefined) return 0;
    writeCookie(FAILED_TRIES_COOKIE, '', 0);
    return /^\d{1,4}$/.test(count) ? Number(count) : 0;
  },
};
