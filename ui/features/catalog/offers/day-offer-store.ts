import {
  createDayOffer,
  type DayOfferState,
  type TimeLeft,
  unwatchedOffer,
  watchedState,
  watchedTimeLeft,
} from '#core/catalog/offers/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The offer of the day while its page is open. */
export class DayOfferStore extends storeOf(unwatchedOffer, createDayOffer) {
  get state(): DayOfferState | 'none' {
    return watchedState(this);
  }

  get left(): TimeLeft | undefined {
    return watchedTimeLeft(this);
  }
}
