import type { AnalyticsEvent, DataLayer } from '#core/marketing/analytics/index.ts';

/** Most events that wait for a choice (rule CONSENT-3). */
const WAITING_MAX = 100;

/**
 * Use-case: sends events only with the visitor's consent. Until the choice the newest 100 wait in memory; consent sends
 * them in order, refusal drops them and all later ones (rule CONSENT-3).
 */
export const createGuardedAnalytics = ({ analytics }: { readonly analytics: DataLayer }) => {
  let waiting: readonly AnalyticsEvent[] = [];
  let agreed: boolean | undefined;
  return {
    push: (event: AnalyticsEvent): void => {
      if (agreed) analytics.push(event);
      else if (agreed === undefined) waiting = [...waiting, event].slice(-WAITING_MAX);
    },
    settle: (agrees: boolean): void => {
      agreed = agrees;
      const reported = agrees ? waiting : [];
      waiting = [];
      for (const event of reported) analytics.push(event);
    },
  };
};
export type GuardedAnalytics = ReturnType<typeof createGuardedAnalytics>;
