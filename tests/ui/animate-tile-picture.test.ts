import { afterEach, describe, expect, it, vi } from 'vitest';
import { animateTilePicture } from '#ui/features/site/navigation/animate-tile-picture.ts';
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
  it('moves to the product’s page and stays until the large picture has loaded', async () => {
    const { small, large, run } = aTab(true);
    const named: unknown[] = [];
    animateTilePicture(to, async () => void named.push(small.style.viewTransitionName));
    await vi.waitFor(() => expect(large.style.background).toBe('url("/small.webp") center / cover, var(--stage)'));
    expect(run).toHaveBeenCalledOnce();
    expect(named).toEqual(['carried']);
    expect([small.style.viewTransitionName, large.style.viewTransitionName]).toEqual(['', 'carried']);
    large.loaded();
    expect(large.style.background).toBe(undefined);
    await vi.waitFor(() => expect(large.style).not.toHaveProperty('view-transition-name'));
  });

  it('is not animated with reduced motion or out of view; the page opens immediately', () => {
    for (const tab of [aTab(false), aTab(true, 900)]) {
      const show = vi.fn<() => Promise<void>>(async () => undefined);
      animateTilePicture(to, show);
      expect(show).toHaveBeenCalledOnce();
      expect(tab.run).not.toHaveBeenCalled();
    }
  });

  it('is not animated on the way to another page', () => {
    const { run } = aTab(true);
    animateTilePicture({ ...to, pathname: '/cart' }, async () => undefined);
    expect(run).not.toHaveBeenCalled();
  });
});
