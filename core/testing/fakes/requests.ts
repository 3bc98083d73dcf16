import type { FormAnswer } from '#core/kernel/forms/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { CareerDesk, Cv, Vacancy } from '#core/requests/careers/index.ts';
import type { Feedback, FeedbackDesk } from '#core/requests/contacts/index.ts';
import type { CreditDesk, CreditPartner, CreditRequest } from '#core/requests/credit/index.ts';
import type { Lead, LeadDesk } from '#core/requests/leads/index.ts';
import type { Company, PartnerApplication, PartnershipDesk } from '#core/requests/partnership/index.ts';
import type { PriceWatch, PriceWatchDesk } from '#core/requests/price-watch/index.ts';
import type { TradeInDesk, TradeInOffer, TradeInTerms } from '#core/requests/trade-in/index.ts';
import type { WarrantyDesk, WarrantyDevice } from '#core/requests/warranty/index.ts';
import { fakeDeviceAppraiser } from './purchase.ts';
import { type TallyResult, takingOnce } from './taking.ts';

/** What every desk here answers unless a test says otherwise. */
const ACCEPTED: FormAnswer = { kind: 'accepted', orderNumber: '700001' };

/** Takes leads. */
export const fakeLeadDesk = (answer = ACCEPTED): LeadDesk & TallyResult<Lead> => {
  const { taken, take } = takingOnce((_lead: Lead) => ok(answer));
  return { send: async ({ lead, key }) => take(lead, key), taken };
};

/** Takes messages to the shop. */
export const fakeFeedbackDesk = (answer = ACCEPTED): FeedbackDesk & TallyResult<Feedback> => {
  const { taken, take } = takingOnce((_feedback: Feedback) => ok(answer));
  return { send: async ({ feedback, key }) => take(feedback, key), taken };
};

/** Takes requests to be notified of a lower price. */
export const fakePriceWatchDesk = (answer = ACCEPTED): PriceWatchDesk & TallyResult<PriceWatch> => {
  const { taken, take } = takingOnce((_watch: PriceWatch) => ok(answer));
  return { send: async ({ watch, key }) => take(watch, key), taken };
};

/** Has these vacancies and takes CVs, whose progress goes from nothing to all of it at once. */
export const fakeCareerDesk = (vacancies: readonly Vacancy[] = [], answer = ACCEPTED): CareerDesk & TallyResult<Cv> => {
  const { taken, take } = takingOnce((_cv: Cv) => ok(answer));
  return {
    vacancies: async () => ok(vacancies),
    sendCv: async ({ cv, key }, sending) => {
      sending?.onProgress?.(1);
      return take(cv, key);
    },
    taken,
  };
};

/** Has these partners, takes requests for credit, and grants every prime credit. */
export const fakeCreditDesk = (
  partners: readonly CreditPartner[] = [],
  answer = ACCEPTED,
): CreditDesk & TallyResult<CreditRequest> => {
  const { taken, take } = takingOnce((_request: CreditRequest) => ok(answer));
  return {
    partners: async () => ok(partners),
    request: async ({ request, key }) => take(request, key),
    requestPrime: async () => ok({ success: true }),
    taken,
  };
};

/** Knows these companies and accepts applications of others. */
export const fakePartnershipDesk = (
  companies: readonly Company[] = [],
  answer = ACCEPTED,
): PartnershipDesk & TallyResult<PartnerApplication> => {
  const { taken, take } = takingOnce((_application: PartnerApplication) => ok(answer));
  return {
    companies: async () => ok(companies),
    apply: async ({ application, key }) => take(application, key),
    taken,
  };
};

const NO_TERMS: TradeInTerms = { kinds: [], conditions: [], models: [] };

/** Takes devices in exchange on these terms. */
export const fakeTradeInDesk = (terms = NO_TERMS, answer = ACCEPTED): TradeInDesk & TallyResult<TradeInOffer> => {
  const { taken, take } = takingOnce((_offer: TradeInOffer) => ok(answer));
  return {
    terms: async () => ok(terms),
    offer: async ({ offer, key }) => take(offer, key),
    ...fakeDeviceAppraiser(),
    taken,
  };
};

/** Answers every question with these devices. */
export const fakeWarrantyDesk = (devices: readonly WarrantyDevice[] = []): WarrantyDesk => ({
  check: async () => ok(devices),
});
