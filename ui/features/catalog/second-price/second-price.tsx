import type { ShownPrice } from '#core/catalog/second-price/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Names the retail price below it, once there are two; until then its room is kept. */
export const RetailName = ({ named }: { named: boolean }) => {
  const { t } = useLanguage();
  return <p className="h-4 text-12 text-muted">{named ? t('secondPrice.retailPrice') : null}</p>;
};

/** Type of the price and the room of its line, by where it stands. */
const sizes = {
  tile: { room: 'h-6', price: 'text-14 @min-[180px]:text-16' },
  bar: { room: 'h-6', price: 'text-12 sm:text-16' },
  page: { room: 'h-8', price: 'text-22' },
} as const;
export type SecondPriceSize = keyof typeof sizes;

interface SecondPriceProps {
  /** Absent where there is none or it is nobody's to see: its room is kept. */
  readonly shown: ShownPrice | undefined;
  readonly size: SecondPriceSize;
}

/** The partner's price in one line below the retail one; what it was before is seen where the line has room for it. */
export const SecondPrice = ({ shown, size }: SecondPriceProps) => {
  const { t, money } = useLanguage();
  const { room, price } = sizes[size];
  return (
    <p
      className={`flex flex-wrap content-start items-baseline gap-x-1.5 gap-y-4 overflow-hidden whitespace-nowrap ${room}`}
    >
      {shown ? (
        <>
          <span className="text-12 text-muted">{t('secondPrice.partner')}</span>
          <span className={`price ${price}`}>{money(shown.price)}</span>
          {shown.before === undefined ? null : (
            <span className="text-12 text-muted tabular-nums">
              <span className="sr-only">{t('tile.before')} </span>
              <s>{money(shown.before)}</s>
            </span>
          )}
        </>
      ) : null}
    </p>
  );
};
