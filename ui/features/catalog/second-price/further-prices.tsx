import { type FurtherTier, furtherTiers } from '#core/catalog/products/index.ts';
import type { ShownPrice } from '#core/catalog/second-price/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Names the retail price below it, once there are others; until then its room is kept. */
export const RetailName = ({ named }: { named: boolean }) => {
  const { t } = useLanguage();
  return <p className="h-4 text-12 text-muted">{named ? t('priceTiers.retail.name') : null}</p>;
};

/** Type of a price and the room of its line, by where it stands. */
const sizes = {
  tile: { room: 'h-6', price: 'text-14 min-[400px]:text-16' },
  bar: { room: 'h-6', price: 'text-12 sm:text-16' },
  page: { room: 'h-8', price: 'text-22' },
} as const;
export type FurtherPriceSize = keyof typeof sizes;

interface FurtherPricesProps {
  /** Those that there are and that the viewer may see. */
  readonly shown: readonly ShownPrice<FurtherTier>[];
  readonly size: FurtherPriceSize;
}

/** Each further price in a line of its own below the retail one; the room of one that is not shown is kept. */
export const FurtherPrices = ({ shown, size }: FurtherPricesProps) =>
  furtherTiers.map((tier) => (
    <FurtherPrice key={tier} shown={shown.find((price) => price.tier === tier)} size={size} />
  ));

interface FurtherPriceProps {
  readonly shown: ShownPrice<FurtherTier> | undefined;
  readonly size: FurtherPriceSize;
}

/** One of them; what it was before is seen where the line has room for it. */
const FurtherPrice = ({ shown, size }: FurtherPriceProps) => {
  const { t, money } = useLanguage();
  const { room, price } = sizes[size];
  return (
    <p
      className={`flex flex-wrap content-start items-baseline gap-x-1.5 gap-y-4 overflow-hidden whitespace-nowrap ${room}`}
    >
      {shown ? (
        <>
          <span className="text-12 text-muted">{t(`priceTiers.${shown.tier}.short`)}</span>
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
