import { landing, landings, toLanding, toLandingCards } from '#adapters/provider-http/calls/landings.ts';
import type { LandingPages } from '#core/editorial/landing/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** The pages made for campaigns over the provider's HTTP calls. */
export const createHttpLandingPages = (access: ProviderAccess): LandingPages => {
  const mapping = { pictures: access.transport.pictures };
  return {
    list: ({ locale }, signal) =>
      ask(
        access,
        landings,
        {},
        { locale, signal },
        mapped((answer) => toLandingCards(answer, mapping)),
      ),
    page: ({ locale, slug }, signal) =>
      ask(
        access,
        landing,
        { params: { slug } },
        { locale, signal },
        mapped((answer) => toLanding(answer, { ...mapping, locale })),
      ),
  };
};
