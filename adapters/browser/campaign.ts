import { type CampaignMemory, keepUtm, readUtm, repairUtm } from '#core/marketing/campaign/index.ts';
import { localStored } from './stored.ts';

/**
 * The UTM marks of the visitor's campaign, in local storage under `utm`: those of the URL that the tab was opened with, or
 * else of an earlier visit (rules CAMPAIGN-1, CAMPAIGN-2).
 */
export const createBrowserCampaign = (): CampaignMemory => {
  const stored = localStored('utm');
  const brought = readUtm(new URLSearchParams(window.location.search));
  const marks = keepUtm(repairUtm(stored.read()), brought);
  if (marks === brought) stored.write(marks);
  return { marks: () => marks };
};
