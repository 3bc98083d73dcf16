import { deliveryInfoText } from '#adapters/provider-http/calls/delivery.ts';
import {
  footerSettings,
  globalSiteSettings,
  toFooter,
  toGlobalSettings,
} from '#adapters/provider-http/calls/settings.ts';
import type { SiteSettings } from '#core/site/settings/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** The operator's settings over the provider's HTTP calls. */
export const createHttpSiteSettings = (access: ProviderAccess): SiteSettings => {
  const mapping = { pictures: access.transport.pictures };
  return {
    global: ({ locale }, signal) =>
      ask(
        access,
        globalSiteSettings,
        {},
        { locale, signal },
        mapped((answer) => toGlobalSettings(answer, mapping)),
      ),
    footer: ({ locale }, signal) => ask(access, footerSettings, {}, { locale, signal }, mapped(toFooter)),
    deliveryText: ({ locale }, signal) =>
      ask(
        access,
        deliveryInfoText,
        {},
        { locale, signal },
        mapped((answer) => (typeof answer === 'string' ? answer : answer.text)),
      ),
  };
};
