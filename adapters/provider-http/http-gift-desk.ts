import { toGift } from '#adapters/provider-http/calls/gift.ts';
import { giftMapService } from '#adapters/provider-http/calls/home.ts';
import type { GiftDesk } from '#core/editorial/gift/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Today's gift over the provider's HTTP call. */
export const createHttpGiftDesk = (access: ProviderAccess): GiftDesk => {
  const mapping = { pictures: access.transport.pictures };
  return {
    current: ({ locale }, signal) =>
      ask(
        access,
        giftMapService,
        {},
        { locale, signal },
        mapped((answer) => toGift(answer.gift, mapping)),
      ),
  };
};
