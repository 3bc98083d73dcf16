import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnLostChunks } from '#adapters/browser/lost-chunks.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that was loaded at a moment, and a clock; gives the way to lose a part of its code. */
const aPage = ({
  kept = {} as Record<string, string>,
  blocked = false,
  reloaded = false,
  loadedAt = 1_000_000,
  goingTo = undefined as string | undefined,
  isWaiting = true,
} = {}) => {
  const page = new EventTarget();
  let reloads = 0;
  const left: string[] = [];
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const localStorage = {
    getItem: (name: string) => (blocked ? refuse() : (kept[name] ?? null)),
    setItem: (name: string, value: string) => {
      if (blocked) refuse();
      kept[name] = value;
    },
  };
  const location = {
    reload: () => {
      reloads += 1;
    },
    assign: (address: string) => left.push(address),
  };
  vi.stubGlobal('window', Object.assign(page, { localStorage, location }));
  const type = reloaded ? 'reload' : 'navigate';
  vi.stubGlobal('performance', { timeOrigin: loadedAt, getEntriesByType: () => [{ type }] });
  let now = loadedAt;
  reloadOnLostChunks({ now: () => now }, { goingTo: () => goingTo, isWaiting: () => isWaiting });
  const lose = (after: number): boolean => {
    now = loadedAt + after;
    const event = new Event('vite:preloadError', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { lose, reloads: () => reloads, left, kept };
};

describe('a chunk that cannot be loaded', () => {
  it('ERROR-7: reloads the page, at most once in 60 s', () => {
    const { lose, reloads, kept } = aPage();
    expect([lose(5_000), lose(6_000), reloads()]).toEqual([true, false, 1]);
    const again = aPage({ kept, reloaded: true, loadedAt: 1_006_000 });
    expect([again.lose(1_000), again.reloads()]).toEqual([false, 0]);
    expect([again.lose(59_000), again.reloads()]).toEqual([true, 1]);
  });

  it('ERROR-7: loads the next page during a navigation', () => {
    const { lose, reloads, left } = aPage({ goingTo: '/ro/produs?page=2' });
    expect([lose(5_000), lose(6_000), reloads()]).toEqual([true, false, 0]);
    expect(left).toEqual(['/ro/produs?page=2']);
  });

  it('ERROR-7: reloads nothing if the visitor does not wait for it', () => {
    const { lose, reloads, left } = aPage({ isWaiting: false });
    expect([lose(5_000), reloads(), left]).toEqual([false, 0, []]);
  });

  it('ERROR-7: does not reload endlessly without storage', () => {
    const first = aPage({ blocked: true });
    expect([first.lose(1_000), first.reloads()]).toEqual([true, 1]);
    const second = aPage({ blocked: true, reloaded: true, loadedAt: 1_002_000 });
    expect([second.lose(1_000), second.reloads()]).toEqual([false, 0]);
    expect(second.lose(61_000)).toBe(true);
  });
});
