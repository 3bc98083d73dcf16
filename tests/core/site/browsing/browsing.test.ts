import { describe, expect, it } from 'vitest';
import {
  createPrefetchedPages,
  FETCH_DELAY_MS,
  isHeaderFixed,
  mayLoadChat,
  mayPrefetch,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
} from '#core/site/browsing/index.ts';
import { CHAT_DELAY_MS, restartsChat } from '#core/site/browsing/live-chat.ts';

describe('the pace of a page', () => {
  it('BROWSING-1: what nobody may need waits 200 ms', () => {
    expect(FETCH_DELAY_MS).toBe(200);
  });

  it('BROWSING-2: progress is shown after 200 ms and takes 5000 ms', () => {
    expect([PROGRESS_THROTTLE_MS, PROGRESS_MS]).toEqual([200, 5000]);
  });

  it('BROWSING-3: nothing is fetched ahead on 2g or for who saves data', () => {
    expect(mayPrefetch({})).toBe(true);
    expect(mayPrefetch({ saveData: false, effectiveType: '4g' })).toBe(true);
    expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
  });
});

describe('pages that were loaded ahead', () => {
  const page = { loader: 'home', url: '/', data: Promise.resolve() };

  it('BROWSING-12: count for 30 s', () => {
    let now = 5_000;
    const ahead = createPrefetchedPages({ clock: { now: () => now } });
    ahead.keep(page);
    now = 34_999;
    expect([ahead.has('/'), ahead.has('/ro')]).toEqual([true, false]);
    now = 35_000;
    expect([ahead.has('/'), ahead.take('home', '/')]).toEqual([false, undefined]);
  });

  it('BROWSING-12: count once, for their own loader and address', () => {
    const ahead = createPrefetchedPages({ clock: { now: () => 0 } });
    ahead.keep(page);
    ahead.keep({ ...page, url: '/ro' });
    expect(ahead.take('product', '/')).toBeUndefined();
    expect(ahead.take('home', '/')).toBe(page.data);
    expect(ahead.take('home', '/')).toBeUndefined();
    expect(ahead.has('/ro')).toBe(true);
  });
});

describe('the layout', () => {
  it('BROWSING-6: fixes its header after 100 px', () => {
    expect([0, 100, 101].map(isHeaderFixed)).toEqual([false, false, true]);
  });
});

describe('the chat', () => {
  it('CHAT-1: is loaded after 10 s, unless everybody has to log in', () => {
    expect(CHAT_DELAY_MS).toBe(10_000);
    expect(mayLoadChat({ loginRequired: false })).toBe(true);
    expect(mayLoadChat({ loginRequired: true })).toBe(false);
  });

  it('CHAT-2: starts anew on a navigation, except to a category or once opened', () => {
    expect(restartsChat({ toCategory: false, opened: false })).toBe(true);
    expect(restartsChat({ toCategory: true, opened: false })).toBe(false);
    expect(restartsChat({ toCategory: false, opened: true })).toBe(false);
    expect(restartsChat({ toCategory: true, opened: true })).toBe(false);
  });
});
