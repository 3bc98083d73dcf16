import { ok } from '#core/kernel/shared/index.ts';
import { PLAIN_SHELL } from './load-shell.ts';
import type { SiteSettings } from './settings.ts';

/**
 * The operator's global settings under the name that the shop is configured with where they name none, and plain ones
 * under it where the provider has no settings at all (rule SETTINGS-6). Errors: those of the settings, 404 excepted.
 */
export const namedSettings = (global: SiteSettings['global'], shopName: string): SiteSettings['global'] => {
  const plain = ok({ ...PLAIN_SHELL.settings, siteName: shopName });
  return async (query, signal) => {
    const answer = await global(query, signal);
    if (answer.ok) return answer.value.siteName === '' ? ok({ ...answer.value, siteName: shopName }) : answer;
    return answer.error.code === 'not_found' ? plain : answer;
  };
};
