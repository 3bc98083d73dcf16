import type { ErrorTracker } from '#core/kernel/errors/index.ts';

/**
 * Posts reports to a tracker on another origin: as plain text without cookies, so that no preflight is needed, and also
 * while the page unloads. Never throws.
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
      // The report is lost.
    }
  },
});

/** A stack that leads to a browser extension. */
const EXTENSION = /\b[a-z]+-extension:\/\//;

/** Whether an error is the shop's: not an abort, and not of an extension. */
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
