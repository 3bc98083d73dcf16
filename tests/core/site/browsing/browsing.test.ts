import { describe, expect, it } from 'vitest';
import {
  breakpoints,
  CHAT_DELAY_MS,
  FETCH_DELAY_MS,
  FIXED_HEADER_AFTER,
  hasMobileFooter,
  hasMobileMenus,
  isHeaderFixed,
  isScrollLocked,
  mayLoadChat,
  mayPrefetch,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
  preloaderSize,
  progressAt,
  restartsChat,
  scrollFor,
} from '#core/site/browsing/index.ts';

describe('the pace of a page', () => {
  it('BROWSING-1: what nobody may need waits 200 ms', () => {
    expect(FETCH_DELAY_MS).toBe(200);
  });

  it('BROWSING-2: progress is shown after 200 ms and takes 5000 ms', () => {
    expect([PROGRESS_THROTTLE_MS, PROGRESS_MS]).toEqual([200, 5000]);
    expect([0, 199, 200, 2_500, 4_950, 5_000, 60_000].map(progressAt)).toEqual([0, 0, 0.04, 0.5, 0.99, 0.99, 0.99]);
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

describe('the layout', () => {
  it('BROWSING-4: changes at six widths', () => {
    expect(breakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
    expect([360, 768, 769].map(hasMobileFooter)).toEqual([true, true, false]);
    expect([768, 1024, 1025].map(hasMobileMenus)).toEqual([true, true, false]);
  });

  it('BROWSING-5: its preloader is smaller on a narrow screen', () => {
    expect([320, 480, 481, 1280].map(preloaderSize)).toEqual([80, 80, 120, 120]);
  });

  it('BROWSING-6: fixes its header after 100 px', () => {
    expect(FIXED_HEADER_AFTER).toBe(100);
    expect([0, 100, 101].map(isHeaderFixed)).toEqual([false, false, true]);
  });
});

describe('scrolling', () => {
  it('BROWSING-7: is locked while anything lies over the page', () => {
    expect(isScrollLocked({})).toBe(false);
    expect(isScrollLocked({ modal: false, menu: false })).toBe(false);
    for (const layer of ['modal', 'menu', 'filters', 'sorting', 'success'])
      expect(isScrollLocked({ modal: false, [layer]: true })).toBe(true);
  });

  it('BROWSING-8: goes back to where the last page was left', () => {
    expect(scrollFor('/phones?page=2', { address: '/phones?page=2', scrolled: 700 })).toBe(700);
    expect(scrollFor('/phones', { address: '/phones?page=2', scrolled: 700 })).toBe(0);
    expect(scrollFor('/phones', undefined)).toBe(0);
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
