import type { DataLayer } from '#core/marketing/analytics/index.ts';

declare global {
  interface Window {
    /** What a tag manager reads: events, and its own commands. */
    dataLayer?: unknown[];
  }
}

/** Puts something in `window.dataLayer`; until somebody reads it, it waits there. */
export const pushToDataLayer = (entry: object): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** The data layer that a tag manager reads. */
export const createWindowDataLayer = (): DataLayer => ({ push: pushToDataLayer });
