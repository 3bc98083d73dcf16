import type { PartnerDesk } from '#core/auth/index.ts';
import { mapResult } from '#core/shared/index.ts';
import type { ProviderAccess } from './ask.ts';
import { login as loginCall, toLoginAnswer } from './calls/auth.ts';

/** The desk where partners sign in, over the provider's HTTP call. */
export const createHttpPartnerDesk = ({ transport }: Pick<ProviderAccess, 'transport'>): PartnerDesk => ({
  login: async ({ login, password, locale }, signal) =>
    mapResult(await transport.send(loginCall, { body: { login, password } }, { locale, signal }), toLoginAnswer),
});
