import { addressBlock } from '#core/kernel/limits/index.ts';
import { clean } from '#core/kernel/shared/index.ts';

/** Most tries that are refused to one login, or to one browser that is known, before they have to wait (rule AUTH-10). */
export const LOGIN_TRIES = 10;
/** Most tries that are refused to one address, whatever the logins (rule AUTH-10). */
export const ADDRESS_TRIES = 30;
/** For how long a refused try is remembered, ms (rule AUTH-10). */
export const LOGIN_MEMORY_MS = 15 * 60 * 1000;

/**
 * How long to wait before the next try, in whole seconds; 0 when it may be made now (rule AUTH-10). `tries` are the
 * moments of earlier ones, oldest first, ms; `most` is how many of them may be remembered.
 */
export const loginWait = (tries: readonly number[], now: number, most: number = LOGIN_TRIES): number => {
  const counted = tries.filter((at) => now - at < LOGIN_MEMORY_MS);
  const freeing = counted.at(-most);
  return freeing === undefined ? 0 : Math.ceil((freeing + LOGIN_MEMORY_MS - now) / 1000);
};

/** Who tries to sign in. */
export interface LoginAsker {
  /** Where the request comes from. */
  readonly address: string;
  readonly login: string;
  /** The browser in which this very login was signed in before; absent when nobody knows it. */
  readonly browser?: string | undefined;
}

/** What a try counts against, and how many it may be (rule AUTH-10). */
export interface LoginBudget {
  readonly name: string;
  readonly most: number;
}

/** How many tries are refused before others have to wait (rule AUTH-10). */
export interface LoginLimits {
  readonly perLogin: number;
  readonly perAddress: number;
}

/**
 * What a try counts against (rule AUTH-10): whoever guesses shares the login's and the address's budgets, so that neither
 * many addresses nor many logins help them; a browser that is known has its own, so that they lock nobody out of it.
 */
export const loginBudgets = (
  { address, login, browser }: LoginAsker,
  { perLogin, perAddress }: LoginLimits = { perLogin: LOGIN_TRIES, perAddress: ADDRESS_TRIES },
): readonly LoginBudget[] =>
  browser === undefined
    ? [
        { name: `address ${addressBlock(address)}`, most: perAddress },
        { name: `login ${clean(login).toLowerCase()}`, most: perLogin },
      ]
    : [{ name: `browser ${browser}`, most: perLogin }];
