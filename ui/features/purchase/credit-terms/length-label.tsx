import { useLanguage } from '#ui/i18n/context.ts';

/** A number of months; the unit is for screen readers, because the legend shows it. */
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
