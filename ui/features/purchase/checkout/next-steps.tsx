import { useLanguage } from '#ui/i18n/context.ts';

interface NextStepsProps {
  /** How the order reaches the shopper. */
  readonly receive: string;
  readonly heading: 'h2' | 'h3';
}

/** What happens to an order next. */
export const NextSteps = ({ receive, heading: Heading }: NextStepsProps) => {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <Heading className="text-16">{t('checkout.next')}</Heading>
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
