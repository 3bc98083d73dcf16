import type { DataLayer } from '#core/marketing/analytics/index.ts';

declare global {
  interface Window {
    /** Events and commands for the tag manager. */
    dataLayer?: unknown[];
  }
}

/** Adds an entry to `window.dataLayer`. */
export const pushToDataLayer = (entry: object): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** The data layer of a tag manager. */
export const createWindowDataLayer = (): DataLayer => ({ push: pushToDataLayer });
