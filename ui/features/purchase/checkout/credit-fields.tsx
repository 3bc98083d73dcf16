import { observer } from 'mobx-react-lite';
import { chosenTerms } from '#core/purchase/checkout/index.ts';
import { type CreditPlan, lendableRange, orderCreditChoices } from '#core/requests/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Choice, Choices, ShortChoices } from '#ui/features/kernel/fields/choices.tsx';
import { useOfferWords } from '#ui/features/purchase/credit-terms/credit-words.ts';
import { LengthLabel } from '#ui/features/purchase/credit-terms/length-label.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';

/** Who lends for the order and for how long, and what that comes to (rule CHECKOUT-15). */
export const CreditFields = observer(() => {
  const { t } = useLanguage();
  const offerWords = useOfferWords();
  const { creditPartners } = useShell();
  const checkout = useCheckout();
  const errorOf = useFieldError();
  const { form, totals } = checkout;
  const choose = (creditPartnerId: string, creditMonths: number) =>
    form.change({ ...form.draft, creditPartnerId, creditMonths });
  const { lenders, chosen, lengths } = orderCreditChoices(creditPartners, totals.total, chosenTerms(form.draft));
  if (!chosen) return <Nobody error={errorOf('creditPartnerId')} />;
  const { partner, plan } = chosen;
  return (
    <div className="flex flex-col gap-5">
      <ShortChoices
        legend={t('credit.length')}
        name="credit_months"
        options={lengths.map(({ months }) => ({ value: months, label: <LengthLabel months={months} /> }))}
        chosen={plan.months}
        onChoose={(months) =>
          choose(lengths.find((length) => length.months === months)?.partnerId ?? partner.partnerId, months)
        }
      />
      <Choices legend={t('credit.partner')}>
        {lenders.map((offer) => (
          <Choice
            key={offer.partner.partnerId}
            name="credit_partner"
            checked={offer.partner.partnerId === partner.partnerId}
            onChoose={() => choose(offer.partner.partnerId, plan.months)}
            title={offer.partner.name}
            {...offerWords(offer, plan.months)}
          />
        ))}
      </Choices>
      <Comes plan={plan} />
    </div>
  );
});

const Comes = ({ plan: { monthlyPayment, months, totalCost, overpayment } }: { plan: CreditPlan }) => {
  const { t, money } = useLanguage();
  return (
    <div>
      <p aria-live="polite">
        <span className="price text-22">{money(monthlyPayment)}</span>{' '}
        <span className="text-14 text-muted">
          {t('checkout.creditMonthly', { months: t('credit.months', { count: months }) })}
        </span>
      </p>
      <p className="mt-1 text-14 text-muted">
        {t('credit.total')}: {money(totalCost)}.{' '}
        {overpayment > 0 ? `${t('credit.overpayment')}: ${money(overpayment)}.` : `${t('credit.noOverpayment')}.`}{' '}
        {t('checkout.creditNote')}
      </p>
    </div>
  );
};

/** No lender for this sum: shows the sums that are possible. */
const Nobody = ({ error }: { error: string | undefined }) => {
  const { t, money } = useLanguage();
  const { creditPartners } = useShell();
  const lent = lendableRange(creditPartners);
  return (
    <div tabIndex={-1} data-missing={error ? '' : undefined} className="text-14 outline-none">
      <p role={error ? 'alert' : undefined} className={error ? 'text-danger' : 'text-muted'}>
        {t('credit.nobodySum', { from: money(lent?.from), to: money(lent?.to) })} {t('checkout.creditOther')}
      </p>
    </div>
  );
};
