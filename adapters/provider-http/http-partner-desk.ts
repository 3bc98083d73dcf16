import { login as loginCall, toLoginAnswer } from '#adapters/provider-http/calls/auth.ts';
import type { PartnerDesk } from '#core/kernel/auth/index.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { ProviderAccess } from './ask.ts';

/** The desk where partners sign in, over the provider's HTTP call. */
export const createHttpPartnerDesk = ({ transport }: Pick<ProviderAccess, 'transport'>): PartnerDesk => ({
  login: async ({ login, password, locale }, signal) =>
    mapResult(await transport.send(loginCall, { body: { login, password } }, { locale, signal }), toLoginAnswer),
});
