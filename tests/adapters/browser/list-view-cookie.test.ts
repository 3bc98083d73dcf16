import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListViewCookie } from '#adapters/browser/list-view-cookie.ts';
import { LIST_VIEW_COOKIE } from '#core/catalog/products/index.ts';
import { cookieOf } from '#server/http/cookie.ts';

/** The cookies of a browser: what is written replaces what has the same name, and loses its attributes. */
const aBrowser = () => {
  const kept = new Map([[`not_${LIST_VIEW_COOKIE}`, 'rows']]);
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      kept.set(name, value);
    },
  });
  return { written };
};
let browser: ReturnType<typeof aBrowser>;
beforeEach(() => {
  browser = aBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('LISTING-7: the list view', () => {
  it('is stored for 365 days in a cookie that the server reads', () => {
    createListViewCookie('tiles').save('rows');
    expect(browser.written.at(-1)).toBe('list_view=rows; path=/; max-age=31536000; samesite=lax');
    expect(cookieOf(document.cookie, LIST_VIEW_COOKIE)).toBe('rows');
  });

  it('is the one of the page until this tab changes it, whatever another tab chose meanwhile', () => {
    const memory = createListViewCookie('tiles');
    createListViewCookie('tiles').save('rows');
    expect(memory.load()).toBe('tiles');
    memory.save('rows');
    expect(memory.load()).toBe('rows');
  });

  it('lasts for the page only if the browser refuses cookies', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    const memory = createListViewCookie(undefined);
    expect(memory.load()).toBe('rows');
    memory.save('tiles');
    expect(memory.load()).toBe('tiles');
  });

  it('is the stored one if the page has none', () => {
    expect(createListViewCookie(undefined).load()).toBe('rows');
    createListViewCookie('rows').save('tiles');
    expect(createListViewCookie(undefined).load()).toBe('tiles');
  });
});
