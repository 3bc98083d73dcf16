import type { ErrorTracker } from '#core/kernel/errors/index.ts';

/**
 * Posts reports to a tracker on another site without cross-origin checks: as plain text, without cookies, and also
 * while the page is being left. Never throws and nobody waits for it.
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
      // A browser that will not send it leaves nobody to tell.
    }
  },
});

/** What a browser's extension throws is not the shop's. */
const EXTENSION = /\b[a-z]+-extension:\/\//;

/** Whether something thrown is an error of the shop: neither called off on purpose nor of somebody else's script. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error
    ? error.name !== 'AbortError' && !EXTENSION.test(error.stack ?? '')
    : typeof error === 'string';

/** Tells of every error and every rejection that nobody has caught. */
export const watchErrors = (report: (error: unknown) => void): void => {
  window.addEventListener('error', ({ error }) => {
    if (isOurs(error)) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) report(reason);
  });
};
