import { vi } from 'vitest';

interface Entry {
  readonly state: unknown;
  readonly url: URL;
}

const ORIGIN = 'https://shop.md';

/** A tab of a browser, as far as a router needs one: its address, its history, its scroll position, its storage. */
export const fakeTab = (address: string) => {
  let entries: readonly Entry[] = [{ state: null, url: new URL(address, ORIGIN) }];
  let at = 0;
  const left: string[] = [];
  const stored = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const here = (): Entry => entries[at] ?? { state: null, url: new URL(ORIGIN) };
  const emit = (name: string): void => {
    for (const listener of listeners.get(name) ?? []) listener();
  };
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return here().state;
    },
    pushState: (state: unknown, _: string, to: string) => {
      entries = [...entries.slice(0, at + 1), { state, url: new URL(to, here().url) }];
      at += 1;
    },
    replaceState: (state: unknown, _: string, to = '') => {
      entries = entries.with(at, { state, url: to === '' ? here().url : new URL(to, here().url) });
    },
  };
  const field = (name: 'pathname' | 'search' | 'hash' | 'href' | 'origin') => ({ get: () => here().url[name] });
  const location = Object.defineProperties(
    {
      assign: (to: string) => void left.push(`assign ${to}`),
      replace: (to: string) => void left.push(`replace ${to}`),
    },
    {
      pathname: field('pathname'),
      search: field('search'),
      hash: field('hash'),
      href: field('href'),
      origin: field('origin'),
    },
  );
  const tab = {
    location,
    history,
    scrollY: 0,
    addEventListener: (name: string, listener: () => void) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: () => void) => void listeners.get(name)?.delete(listener),
  };
  vi.stubGlobal('window', tab);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return {
    history,
    stored,
    /** Where the browser itself was led, out of the page. */
    left,
    scrollTo: (y: number) => {
      tab.scrollY = y;
    },
    address: () => here().url.href.slice(ORIGIN.length),
    entries: () => entries.length,
    back: () => {
      at -= 1;
      emit('popstate');
    },
    emit,
  };
};
