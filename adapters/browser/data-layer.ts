import type { AnalyticsEvent, DataLayer } from '#core/analytics/index.ts';

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** The data layer that a tag manager reads, `window.dataLayer`; until there is one, events wait in it. */
export const createWindowDataLayer = (): DataLayer => ({
  push: (event) => {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
});
