import { expect, it } from 'vitest';
import type { DayOffer } from '#core/catalog/offers/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { aPhone, fakeTime } from '#core/testing/index.ts';
import { DayOfferStore } from '#ui/features/catalog/offers/day-offer-store.ts';

const endsAt = '2026-11-21T23:59:00+02:00';
const offer: DayOffer = { title: '', text: '', product: aPhone().build(), regularPrice: 1, endsAt };

it('DAY-2: the state of the offer and the time left are known once the page is alive', () => {
  const time = fakeTime(Date.parse(endsAt) - 60_000);
  const store = new DayOfferStore(
    { offers: { dayOffer: async () => ok(offer) }, clock: time, timers: time, locale: 'ro' },
    offer,
  );
  expect([store.offer, store.state, store.left]).toEqual([offer, 'on', undefined]);
  store.start();
  expect([store.state, store.left?.minutes]).toEqual(['on', 1]);
});
