import { makeAutoObservable } from 'mobx';
import { createCampaignPhone } from '#core/marketing/campaign/index.ts';

/** Phone of the visitor's campaign; unknown in the first render, which is cached for all. */
export class CampaignStore {
  phone: string | undefined = undefined;

  readonly #campaignPhone: ReturnType<typeof createCampaignPhone>;

  constructor(dependencies: Parameters<typeof createCampaignPhone>[0]) {
    this.#campaignPhone = createCampaignPhone(dependencies);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.phone = this.#campaignPhone();
  }

  /** The main phone as this visitor is shown it (rule CAMPAIGN-3). */
  mainPhone(settingsPhone: string): string {
    return this.phone ?? settingsPhone;
  }
}
