import type { GiftDesk } from '#core/gift/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { gift, toGift } from './calls/gift.ts';

/** Today's gift over the provider's HTTP call. */
export const createHttpGiftDesk = (access: ProviderAccess): GiftDesk => {
  const mapping = { origin: access.transport.origin };
  return {
    current: ({ locale }, signal) =>
      ask(
        access,
        gift,
        {},
        { locale, signal },
        mapped((answer) => toGift(answer, mapping)),
      ),
  };
};
