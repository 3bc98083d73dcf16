import { ok } from '#core/kernel/shared/index.ts';
import { PLAIN_SHELL, type SiteSettings } from '#core/site/settings/index.ts';

/**
 * The operator's settings with the name of the shop's company where the provider gives none, also where it has no
 * settings at all; one that fails for a while still fails.
 */
export const namedSettings = (global: SiteSettings['global'], shopName: string): SiteSettings['global'] => {
  const plain = ok({ ...PLAIN_SHELL.settings, siteName: shopName });
  return async (query, signal) => {
    const answer = await global(query, signal);
    if (answer.ok) return answer.value.siteName === '' ? ok({ ...answer.value, siteName: shopName }) : answer;
    return answer.error.code === 'not_found' ? plain : answer;
  };
};
