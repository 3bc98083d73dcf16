import type { AnalyticsEvent, DataLayer } from '#core/marketing/analytics/index.ts';
import type { CampaignMemory, UtmSet } from '#core/marketing/campaign/index.ts';
import type { ConsentStorage, TagManager } from '#core/marketing/consent/index.ts';
import { keptAsText } from './kept.ts';

/** Analytics that remembers what was reported to it. */
export const fakeDataLayer = (): DataLayer & { readonly reported: readonly AnalyticsEvent[] } => {
  const reported: AnalyticsEvent[] = [];
  return { push: (event) => void reported.push(event), reported };
};

/** A visitor whom no campaign has brought, unless stated otherwise. */
export const fakeCampaignMemory = (utm: UtmSet = {}): CampaignMemory => ({ marks: () => utm });

/** A visitor's consent, in memory. */
export const fakeConsentStorage = (consent?: unknown): ConsentStorage & { readonly saved: readonly unknown[] } =>
  keptAsText(consent);

/** What reports to others, in the page while it is admitted. */
export const fakeTagManager = (): TagManager & { readonly isAdmitted: () => boolean } => {
  let admitted = false;
  return {
    admit: () => {
      admitted = true;
    },
    dismiss: () => {
      admitted = false;
    },
    isAdmitted: () => admitted,
  };
};
