import type { PhoneCampaign } from '#core/marketing/campaign/index.ts';
import type { ChatService } from './live-chat.ts';

/** What the operator has configured around the pages, the same for every visitor; absent parts are off. */
export interface Services {
  /** Id of the tag manager's container. */
  readonly tagManagerId?: string;
  readonly phoneCampaign?: PhoneCampaign;
  readonly chat?: ChatService;
  /** Address that rendering errors are reported to (rule ERROR-8). */
  readonly errorTracker?: string;
  /** The provider takes no requests by phone: their buttons are left out. */
  readonly noRequests?: true;
  /** Browsers report how fast pages were. */
  readonly pageSpeed?: true;
}
