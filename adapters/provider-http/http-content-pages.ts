import {
  aboutUsPage,
  creditPage,
  deliveryPage,
  discountPage,
  insurancePage,
  partnersPage,
  serviceCenterPage,
  termsAndPrivacyPolicy,
  toContentPage,
  tradeInPage,
} from '#adapters/provider-http/calls/pages.ts';
import type { ContentPageName, ContentPages } from '#core/editorial/content/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

const calls: Readonly<Record<ContentPageName, typeof aboutUsPage>> = {
  about: aboutUsPage,
  credit: creditPage,
  delivery: deliveryPage,
  discount: discountPage,
  insurance: insurancePage,
  partners: partnersPage,
  service: serviceCenterPage,
  terms: termsAndPrivacyPolicy,
  'trade-in': tradeInPage,
};

/** The operator's content pages over the provider's HTTP calls. */
export const createHttpContentPages = (access: ProviderAccess): ContentPages => {
  const mapping = { pictures: access.transport.pictures };
  return {
    page: ({ page, locale }, signal) =>
      ask(
        access,
        calls[page],
        {},
        { locale, signal },
        mapped((answer) => toContentPage(answer, { ...mapping, locale })),
      ),
  };
};
