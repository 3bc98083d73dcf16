import type { OrderContents } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface NextStepsProps {
  /** How it is paid and how it reaches the shopper; undefined when that is not known here. */
  readonly contents: Pick<OrderContents, 'credit' | 'fulfilment'> | undefined;
}

/** Next steps of an order; a credit begins with the bank's decision, and a pickup has its own steps. */
export const NextSteps = ({ contents }: NextStepsProps) => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const call = vitrina ? 'partnerCheckout.call' : 'checkout.nextSteps.call';
  const method = contents?.fulfilment.method;
  const steps = [
    t(contents?.credit ? 'checkout.nextSteps.bank' : call),
    t(method === 'pickup' ? 'checkout.nextSteps.gather' : 'checkout.nextSteps.pack'),
    method ? t(`checkout.nextSteps.${method}`) : t('confirmation.receive'),
  ];
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-16">{t('checkout.next')}</h2>
      <ol className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
            <span aria-hidden="true" className="price text-muted">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
};
