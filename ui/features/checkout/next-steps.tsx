import { useLanguage } from '#ui/i18n/context.ts';

/** What happens to an order next; `receive` says how it reaches the shopper. */
export const NextSteps = ({ receive }: { receive: string }) => {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-16">{t('checkout.next')}</h3>
      <ol className="flex flex-col gap-2">
        {[t('checkout.nextSteps.call'), t('checkout.nextSteps.pack'), receive].map((step, index) => (
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
