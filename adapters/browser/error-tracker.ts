import type { ErrorTracker } from '#core/kernel/errors/index.ts';

/**
 * Posts reports to a tracker on another site without cross-origin checks: as plain text, without cookies, and also
 * while the page is being left. Never throws.
 */
export const createBrowserErrorTracker = (url: string): ErrorTracker => ({
  report: (report) => {
    try {
      fetch(url, {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(report),
      }).catch(() => undefined);
    } catch {
      // An error that cannot be sent is lost.
    }
  },
});

/** What a browser's extension throws is not the shop's. */
const EXTENSION = /\b[a-z]+-extension:\/\//;

/** Whether an error is the shop's own: not an abort, and not of a foreign script. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error
    ? error.name !== 'AbortError' && !EXTENSION.test(error.stack ?? '')
    : typeof error === 'string';

/** Calls back for every uncaught error and rejection. */
export const watchErrors = (report: (error: unknown) => void): void => {
  window.addEventListener('error', ({ error }) => {
    if (isOurs(error)) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) report(reason);
  });
};
