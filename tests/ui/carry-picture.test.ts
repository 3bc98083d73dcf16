import { afterEach, describe, expect, it, vi } from 'vitest';
import { carryPicture } from '#ui/features/site/navigation/carry-picture.ts';
import { locationOf } from '#ui/router/tab-history.ts';

const to = locationOf({ pathname: '/product/x', search: '', hash: '' });

interface FakePicture {
  readonly style: Record<string, unknown> & { removeProperty(name: string): void };
  readonly complete: boolean;
  readonly currentSrc: string;
  addEventListener(type: string, run: () => void): void;
}

const aPicture = (complete: boolean): FakePicture & { loaded: () => void } => {
  const listeners: (() => void)[] = [];
  const style: FakePicture['style'] = {
    removeProperty: (name) => {
      delete style[name];
    },
  };
  return {
    style,
    complete,
    currentSrc: '/small.webp',
    addEventListener: (_type, run) => listeners.push(run),
    loaded: () => {
      for (const run of listeners) run();
    },
  };
};

/** A page with one tile that leads to the product, before it; after it, the large picture of that product. */
const aTab = (mayMove: boolean, top = 100) => {
  const [small, large] = [aPicture(true), aPicture(false)];
  const tile = { querySelector: () => ({ ...small, getBoundingClientRect: () => ({ top, bottom: top + 200 }) }) };
  const run = vi.fn<(update: () => Promise<void>) => Promise<void>>((update) => update());
  vi.stubGlobal('window', { matchMedia: () => ({ matches: mayMove }), innerHeight: 700 });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ pathname: '/product/x', closest: () => tile }],
    querySelector: () => large,
    adoptedStyleSheets: [],
    startViewTransition: (update: () => Promise<void>) => {
      const done = run(update);
      return { ready: done, updateCallbackDone: done, finished: done };
    },
  });
  return { small, large, run };
};

afterEach(() => void vi.unstubAllGlobals());

describe('the picture of a tile', () => {
  it('is carried over to the page of its product, and stands there until the large one has come', async () => {
    const { small, large, run } = aTab(true);
    const named: unknown[] = [];
    carryPicture(to, async () => void named.push(small.style.viewTransitionName));
    await vi.waitFor(() => expect(large.style.background).toBe('url("/small.webp") center / cover, var(--ground)'));
    expect(run).toHaveBeenCalledOnce();
    expect(named).toEqual(['carried']);
    expect([small.style.viewTransitionName, large.style.viewTransitionName]).toEqual(['', 'carried']);
    large.loaded();
    expect(large.style.background).toBe(undefined);
    await vi.waitFor(() => expect(large.style).not.toHaveProperty('view-transition-name'));
  });

  it('stays where it is when the visitor wants no motion, or when nobody sees it: the page is there at once', () => {
    for (const tab of [aTab(false), aTab(true, 900)]) {
      const show = vi.fn<() => Promise<void>>(async () => undefined);
      carryPicture(to, show);
      expect(show).toHaveBeenCalledOnce();
      expect(tab.run).not.toHaveBeenCalled();
    }
  });

  it('is left where another page is gone to', () => {
    const { run } = aTab(true);
    carryPicture({ ...to, pathname: '/cart' }, async () => undefined);
    expect(run).not.toHaveBeenCalled();
  });
});
