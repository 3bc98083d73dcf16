import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, tokenIn } from '#tests/support/asking.ts';
import { changeProvider } from './provider-database.ts';

const COOKIE = '__Host-shtoken';

/** The session's cookie as a browser sends it; without a value when nobody is signed in. */
const cookieOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  return `${COOKIE}=${cookies.find(({ name }) => name === COOKIE)?.value ?? ''}`;
};

/** The token of the partner who is signed in on a page; empty when nobody is. */
export const tokenOf = async (page: Page): Promise<string> => tokenIn(await cookieOf(page));

/** Lets this partner's session be over for the provider; other partners' go on. */
export const endSession = async (page: Page): Promise<void> => {
  const hash = createHash('sha256')
    .update(await tokenOf(page))
    .digest('hex');
  changeProvider('UPDATE session SET expires_at = 0 WHERE token_hash = ?', hash);
};

/** Deletes the session's cookie, as a browser does. */
export const forgetSession = (page: Page): Promise<void> => page.context().clearCookies({ name: COOKIE });

/** Signs out with the session's token from somewhere else, so that this browser still has its cookie. */
export const signOutElsewhere = async (page: Page): Promise<void> => {
  const { origin, host } = new URL(page.url());
  const cookie = await cookieOf(page);
  const { status } = await ask(origin, '/api/auth/logout', { method: 'POST', host, headers: { cookie, origin } });
  if (status !== 200) throw new Error(`Signing out was answered with ${status}`);
};
