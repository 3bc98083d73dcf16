import { makeAutoObservable, observableRef } from 'mobx';
import { type CampaignMemory, mainPhone, type PhoneCampaign, type UtmSet } from '#core/marketing/campaign/index.ts';

interface Dependencies {
  readonly campaign: CampaignMemory;
  readonly phoneCampaign?: PhoneCampaign | undefined;
}

/** Which campaign brought the visitor: nothing is known of it in the first render, which is everybody's. */
export class CampaignStore {
  utm: UtmSet = {};

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { utm: observableRef }, { autoBind: true });
  }

  start(): void {
    this.utm = this.#dependencies.campaign.marks();
  }

  /** The main phone as this visitor is shown it (rule CAMPAIGN-3). */
  mainPhone(settingsPhone: string): string {
    return mainPhone(settingsPhone, this.utm, this.#dependencies.phoneCampaign);
  }
}
