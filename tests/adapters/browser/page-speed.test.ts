// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { reportPageSpeed } from '#adapters/browser/page-speed.ts';

vi.mock('web-vitals', () => {
  const measures = (value: number) => (callback: (metric: { value: number }) => void) => callback({ value });
  return { onLCP: measures(1200), onINP: measures(80), onCLS: measures(0.02) };
});

describe('the report of how fast a page was', () => {
  const hide = (state: string): void => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  it.each([
    ['product', 'product'],
    ['career', 'other'],
  ])('is sent once, when the page is first hidden: %s as %s', async (folder, page) => {
    const sent: Blob[] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (url: string, body: Blob) => url === '/api/page-speed' && sent.push(body),
      configurable: true,
    });
    reportPageSpeed(folder);
    hide('visible');
    expect(sent).toHaveLength(0);
    hide('hidden');
    hide('hidden');
    expect(sent.map(({ type }) => type)).toEqual(['application/json']);
    expect(JSON.parse((await sent[0]?.text()) ?? '')).toEqual({ page, lcp: 1200, inp: 80, cls: 0.02 });
  });
});
