import type { CreditPartner } from '#core/requests/credit/index.ts';
import { useRateWords } from '#ui/features/purchase/credit-terms/credit-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Lenders with their terms and sums. */
export const Partners = ({ partners }: { partners: readonly CreditPartner[] }) => {
  const { t, money } = useLanguage();
  const rateWords = useRateWords();
  return (
    <section aria-labelledby="partners">
      <h2 id="partners" className="text-22 md:text-28">
        {t('credit.partners')}
      </h2>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
        {partners.map((partner) => (
          <li
            key={partner.partnerId}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-hairline py-5"
          >
            <div>
              <h3 className="text-18">{partner.title}</h3>
              {partner.terms ? <p className="mt-1 text-pretty">{partner.terms}</p> : null}
              <p className="mt-2 text-14 text-muted">
                {rateWords(partner)};{' '}
                {t('credit.lends', { from: money(partner.minAmount), to: money(partner.maxAmount) })}
              </p>
            </div>
            {partner.image ? (
              <img src={partner.image} alt="" width={96} height={48} className="object-contain" />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
