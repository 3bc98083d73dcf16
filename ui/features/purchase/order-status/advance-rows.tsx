import type { Advance } from '#core/purchase/checkout/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface AdvanceRowsProps {
  readonly advance: Advance | undefined;
  /** Class of the amounts. */
  readonly className?: string;
}

/** What was paid of an order before and what remains, as two terms of a list; nothing where no advance is known (rule ADVANCE-2). */
export const AdvanceRows = ({ advance, className }: AdvanceRowsProps) => {
  const { t, money } = useLanguage();
  if (!advance) return null;
  const { paid, remains } = advance;
  return (
    <>
      <dt className="text-muted">{t('advance.paid')}</dt>
      <dd className={className}>{money(paid)}</dd>
      {remains === undefined ? null : (
        <>
          <dt className="text-muted">{t('advance.remains')}</dt>
          <dd className={`font-semibold ${className ?? ''}`}>{money(remains)}</dd>
        </>
      )}
    </>
  );
};
