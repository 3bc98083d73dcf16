import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTabViewer } from '#adapters/browser/customer-view.ts';

type Shown = (event: object) => void;

const memoryStorage = (kept: Record<string, string>) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value;
  },
  removeItem: (name: string) => {
    delete kept[name];
  },
});

const ORIGIN = 'http://vitrina.localhost';

/** As much of a tab as the adapter touches; `forbidden` storage throws, and `shared` is what all tabs have. */
const aTab = ({
  kept = {} as Record<string, string>,
  shared = {} as Record<string, string>,
  from = '',
  forbidden = false,
} = {}) => {
  const listeners = new Set<readonly [string, (event: object) => void]>();
  const storageOf = (values: Record<string, string>) => {
    if (forbidden) throw new Error('Storage is forbidden');
    return memoryStorage(values);
  };
  const document = { referrer: from, cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {
    location: { origin: ORIGIN },
    get sessionStorage() {
      return storageOf(kept);
    },
    get localStorage() {
      return storageOf(shared);
    },
    addEventListener: (name: string, listener: Shown) => listeners.add([name, listener]),
    removeEventListener: (_name: string, listener: Shown) => {
      for (const entry of listeners) if (entry[1] === listener) listeners.delete(entry);
    },
  });
  const happen = (name: string, event: object = {}) => {
    for (const [heard, listener] of [...listeners]) if (heard === name) listener(event);
  };
  return { kept, shared, document, happen, show: (persisted: boolean) => happen('pageshow', { persisted }) };
};
afterEach(() => vi.unstubAllGlobals());

describe('the viewer of a tab', () => {
  it('SECOND-3: is stored in the tab until it is cleared', () => {
    const { kept } = aTab();
    const viewer = createTabViewer();
    expect(viewer.load()).toBe('partner');
    viewer.save('customer');
    expect([createTabViewer().load(), kept]).toEqual(['customer', { viewer: 'customer' }]);
    viewer.save(undefined);
    expect(kept).toEqual({});
    expect(createTabViewer().load()).toBe('partner');
  });

  it('SECOND-3: starts as in the tab that opened it, and is independent afterwards', () => {
    const first = aTab();
    const opener = createTabViewer();
    opener.onReturn(() => undefined);
    opener.save('customer');
    const { shared } = first;

    const opened = aTab({ shared, from: `${ORIGIN}/vitrina` });
    expect(createTabViewer().load()).toBe('customer');
    expect(opened.kept).toEqual({ viewer: 'customer' });
    // One that nobody has opened from here is the partner's own, and so is one that another site leads to.
    for (const from of ['', `${ORIGIN}.evil.example/`]) {
      aTab({ shared, from });
      expect(createTabViewer().load()).toBe('partner');
    }
  });

  it('SECOND-3: starts as in the tab in use, not as in another one', () => {
    const shared = {};
    const turned = aTab({ kept: { viewer: 'customer' }, shared });
    createTabViewer().onReturn(() => undefined);
    const other = aTab({ shared });
    const own = createTabViewer();
    own.onReturn(() => undefined);
    own.save('partner');
    expect(shared).toEqual({});
    aTab({ kept: turned.kept, shared });
    for (const name of ['pointerdown', 'keydown']) {
      aTab({ kept: turned.kept, shared });
      turned.happen(name);
      expect(shared).toEqual({ viewer: 'customer' });
      aTab({ kept: other.kept, shared });
      other.happen(name);
      expect(shared).toEqual({});
    }
  });

  it('SECOND-3: is a customer without storage, until the partner changes it', () => {
    aTab({ forbidden: true });
    const viewer = createTabViewer();
    expect(viewer.load()).toBe('customer');
    viewer.save('partner');
    expect(viewer.load()).toBe('partner');
  });

  it('SECOND-3: is reported to the server once it is a customer, until signing out', () => {
    const turned = 'viewer=customer; path=/; max-age=86400; samesite=lax';
    const { document, kept } = aTab();
    const viewer = createTabViewer();
    viewer.load();
    viewer.save('partner');
    expect(document.cookie).toBe('');
    viewer.save('customer');
    expect(document.cookie).toBe(turned);
    viewer.save(undefined);
    expect(document.cookie).toBe('viewer=; path=/; max-age=0; samesite=lax');
    // Before anybody signs in again, by a tab that was turned or cannot tell.
    for (const tab of [{ kept: { ...kept, viewer: 'customer' } }, { forbidden: true }]) {
      const { document: next } = aTab(tab);
      createTabViewer();
      expect(next.cookie).toBe(turned);
    }
  });

  it('is read again when a page returns from the back-forward cache', () => {
    const { show } = aTab();
    let asked = 0;
    const stop = createTabViewer().onReturn(() => {
      asked += 1;
    });
    show(false);
    show(true);
    stop();
    show(true);
    expect(asked).toBe(1);
  });
});
