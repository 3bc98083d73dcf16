import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTabLooker } from '#adapters/browser/customer-view.ts';

type Shown = (event: { persisted: boolean }) => void;

/** As much of a tab as the adapter touches; `forbidden` storage throws. */
const aTab = ({ kept = {} as Record<string, string>, forbidden = false } = {}) => {
  const listeners = new Set<Shown>();
  const sessionStorage = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  vi.stubGlobal('window', {
    get sessionStorage() {
      if (forbidden) throw new Error('Storage is forbidden');
      return sessionStorage;
    },
    addEventListener: (_name: string, listener: Shown) => listeners.add(listener),
    removeEventListener: (_name: string, listener: Shown) => listeners.delete(listener),
  });
  const show = (persisted: boolean) => {
    for (const listener of listeners) listener({ persisted });
  };
  return { kept, show };
};
afterEach(() => vi.unstubAllGlobals());

describe('who looks at a tab', () => {
  it('SECOND-3: is kept by the tab until it is forgotten', () => {
    const { kept } = aTab();
    const looker = createTabLooker();
    expect(looker.load()).toBe('partner');
    looker.save('customer');
    expect([createTabLooker().load(), kept]).toEqual(['customer', { looker: 'customer' }]);
    looker.save(undefined);
    expect([createTabLooker().load(), kept]).toEqual(['partner', {}]);
  });

  it('SECOND-3: is a customer where storage is forbidden, until the partner says otherwise', () => {
    aTab({ forbidden: true });
    const looker = createTabLooker();
    expect(looker.load()).toBe('customer');
    looker.save('partner');
    expect(looker.load()).toBe('partner');
  });

  it('is looked up again when a page that was put away comes back', () => {
    const { show } = aTab();
    let asked = 0;
    const stop = createTabLooker().onReturn(() => {
      asked += 1;
    });
    show(false);
    show(true);
    stop();
    show(true);
    expect(asked).toBe(1);
  });
});
