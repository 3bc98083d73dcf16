import { onCLS, onINP, onLCP } from 'web-vitals';
import { PAGE_SPEED_CALL, type PageSpeed, SPEED_PAGES } from '#adapters/bff/page-speed-call.ts';

/** Reports once how fast the page was, when it is first left or hidden. */
export const reportPageSpeed = (folder: string): void => {
  const measured: { -readonly [Name in 'lcp' | 'inp' | 'cls']?: PageSpeed[Name] } = {};
  onLCP(({ value }) => {
    measured.lcp = value;
  });
  onINP(({ value }) => {
    measured.inp = value;
  });
  onCLS(({ value }) => {
    measured.cls = value;
  });
  const send = (): void => {
    // The listeners of web-vitals came first, so that all values are there.
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const page = SPEED_PAGES.find((known) => known === folder) ?? 'other';
    const report: PageSpeed = { page, ...measured };
    navigator.sendBeacon(PAGE_SPEED_CALL, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
};
