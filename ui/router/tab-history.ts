import type { Location } from 'react-router';

/** The router's part of a history state; layers add theirs. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

/** The first entry of a visit has no key. */
const FIRST_KEY = 'default';

const entry = (): Partial<Entry> => window.history.state ?? {};

export const locationOf = (
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  state: unknown = null,
  key: string = FIRST_KEY,
): Location => ({ pathname, search, hash, state, key });

/** Location of the tab. */
export const currentLocation = (): Location => {
  const { usr, key } = entry();
  return locationOf(window.location, usr, key);
};

/** Location for an address of this site, as a new entry. Throws for another site. */
export const nextLocation = (address: string, state?: unknown): Location => {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin) throw new Error('An address of another site');
  return locationOf(url, state, Math.random().toString(36).slice(2, 10));
};

/** Numbers the entries from 0, by which layers tell pages with equal keys apart. */
export const numberHistory = (): void => {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
};

/** Writes a location to the history, as a new entry or as a replacement. */
export const writeHistory = ({ pathname, search, hash, state, key }: Location, replace: boolean): void => {
  const address = pathname + search + hash;
  const { idx = 0 } = entry();
  const written: Entry = { usr: state, key, idx: replace ? idx : idx + 1 };
  try {
    if (replace) window.history.replaceState(written, '', address);
    else window.history.pushState(written, '', address);
  } catch (error) {
    // Data that cannot be cloned are a bug; browsers also refuse too many entries in a short time.
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    window.location.assign(address);
  }
};
