import type { Location } from 'react-router';

/** What the router writes into an entry of the tab's history; layers write beside it. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

/** The entry that a visit begins with has no key of its own. */
const FIRST_KEY = 'default';

const entry = (): Partial<Entry> => window.history.state ?? {};

/** A location of this site. */
export const locationOf = (
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  state: unknown = null,
  key: string = FIRST_KEY,
): Location => ({ pathname, search, hash, state, key });

/** Where the tab is by its own account. */
export const currentLocation = (): Location => {
  const { usr, key } = entry();
  return locationOf(window.location, usr, key);
};

/**
 * Where an address of this site leads, as an entry that does not exist yet. Throws when it leads to another site: such an
 * address has no business here.
 */
export const nextLocation = (address: string, state?: unknown): Location => {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin) throw new Error('An address of another site');
  return locationOf(url, state, Math.random().toString(36).slice(2, 10));
};

/** Counts the entries from 0, which is how layers distinguish pages with equal keys. */
export const beginHistory = (): void => {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
};

/** Gives a location its entry: a further one, or in the place of the one shown. */
export const enter = ({ pathname, search, hash, state, key }: Location, replace: boolean): void => {
  const address = pathname + search + hash;
  const { idx = 0 } = entry();
  const written: Entry = { usr: state, key, idx: replace ? idx : idx + 1 };
  try {
    if (replace) window.history.replaceState(written, '', address);
    else window.history.pushState(written, '', address);
  } catch (error) {
    // What cannot be copied is a fault of the shop's own; a browser may refuse too many entries in a short time.
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    window.location.assign(address);
  }
};
