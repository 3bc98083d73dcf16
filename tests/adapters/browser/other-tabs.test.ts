import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOtherTabs } from '#adapters/browser/other-tabs.ts';

type Heard = (event: { key: string | null; newValue: string | null }) => void;
afterEach(() => vi.unstubAllGlobals());

describe('the other tabs', () => {
  it('AUTH-12: hear that a partner has left, by a mark that does not stay, not by the cleared storage', () => {
    const listeners = new Set<Heard>();
    // What one tab does to the storage, the others hear.
    const told = (key: string | null, newValue: string | null) => {
      for (const listener of listeners) listener({ key, newValue });
    };
    vi.stubGlobal('window', {
      localStorage: {
        setItem: (key: string, value: string) => told(key, value),
        removeItem: (key: string) => told(key, null),
      },
      addEventListener: (_name: string, listener: Heard) => listeners.add(listener),
      removeEventListener: (_name: string, listener: Heard) => listeners.delete(listener),
    });
    const tabs = createOtherTabs();
    let left = 0;
    const stop = tabs.onLeft(() => {
      left += 1;
    });
    tabs.tellOfLeaving();
    expect(left).toBe(1);
    told('cart', '[]');
    told('cart', null);
    // What Clear-Site-Data does, in the tab that asked for it as well.
    told(null, null);
    expect(left).toBe(1);
    stop();
    tabs.tellOfLeaving();
    expect(left).toBe(1);
  });
});
