import type { ShownPrice } from '#core/second-price/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Names the retail price below it, once there are two; until then its room is kept. */
export const RetailName = ({ named }: { named: boolean }) => {
  const { t } = useLanguage();
  return <p className="h-4 text-12 text-muted">{named ? t('secondPrice.retailPrice') : null}</p>;
};

interface SecondPriceProps {
  /** Absent where there is none or it is nobody's to see: its room is kept. */
  readonly shown: ShownPrice | undefined;
  /** Type of the price itself. */
  readonly className: string;
}

/** The partner's price below the retail one. */
export const SecondPrice = ({ shown, className }: SecondPriceProps) => {
  const { t, money } = useLanguage();
  return (
    <div className="min-h-6">
      {shown ? (
        <p className="flex items-baseline gap-x-1.5 whitespace-nowrap">
          <span className="text-12 text-muted">{t('secondPrice.partner')}</span>
          <span className={`price ${className}`}>{money(shown.price)}</span>
        </p>
      ) : null}
    </div>
  );
};
