import { ok } from '#core/kernel/shared/index.ts';
import { PLAIN_SHELL } from './load-shell.ts';
import type { SiteSettings } from './settings.ts';

/**
 * The operator's settings, with the configured shop name where they have none, and plain settings where the provider
 * answers 404 (rule SETTINGS-6). Errors: those of the settings except 404.
 */
export const namedSettings = (global: SiteSettings['global'], shopName: string): SiteSettings['global'] => {
  const plain = ok({ ...PLAIN_SHELL.settings, siteName: shopName });
  return async (query, signal) => {
    const answer = await global(query, signal);
    if (answer.ok) return answer.value.siteName === '' ? ok({ ...answer.value, siteName: shopName }) : answer;
    return answer.error.code === 'not_found' ? plain : answer;
  };
};
