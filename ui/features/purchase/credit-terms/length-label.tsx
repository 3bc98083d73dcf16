import { useLanguage } from '#ui/i18n/context.ts';

/** A length among others: its number is seen, as the legend names the unit; whoever listens hears both. */
export const LengthLabel = ({ months }: { readonly months: number }) => {
  const { t } = useLanguage();
  const unit = t('credit.monthsShort', { count: months }).replace(String(months), '');
  return (
    <>
      {months}
      <span className="sr-only">{unit}</span>
    </>
  );
};
