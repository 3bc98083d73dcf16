import type { Locale } from '#core/kernel/locale/index.ts';
import type { CreditPartner } from './credit.ts';
import type { CreditDesk } from './ports.ts';

/** What a list of partners was loaded as. */
export interface KnownPartners {
  readonly locale: Locale;
  readonly partners: readonly CreditPartner[];
}

/** Use-case: lenders in a language. Loads them once per language (rule CREDIT-7); a failure keeps the known ones. */
export const createLoadPartners =
  ({ credit }: { readonly credit: Pick<CreditDesk, 'partners'> }) =>
  async (known: KnownPartners, locale: Locale, signal?: AbortSignal): Promise<KnownPartners> => {
    if (known.locale === locale && known.partners.length > 0) return known;
    const answer = await credit.partners({ locale }, signal);
    return answer.ok ? { locale, partners: answer.value } : known;
  };
