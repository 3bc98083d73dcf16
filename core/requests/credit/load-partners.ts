import type { Locale } from '#core/kernel/locale/index.ts';
import type { CreditPartner } from './credit.ts';
import type { CreditDesk } from './ports.ts';

/** What a list of partners was loaded as. */
export interface KnownPartners {
  readonly locale: Locale;
  readonly partners: readonly CreditPartner[];
}

/**
 * Use-case: who lends, in a language. Asked for only while none are known in that language, so switching it asks anew
 * (rule CREDIT-7); a failure leaves what was known.
 */
export const createLoadPartners =
  ({ credit }: { readonly credit: Pick<CreditDesk, 'partners'> }) =>
  async (known: KnownPartners, locale: Locale, signal?: AbortSignal): Promise<KnownPartners> => {
    if (known.locale === locale && known.partners.length > 0) return known;
    const answer = await credit.partners({ locale }, signal);
    return answer.ok ? { locale, partners: answer.value } : known;
  };
export type LoadPartners = ReturnType<typeof createLoadPartners>;
