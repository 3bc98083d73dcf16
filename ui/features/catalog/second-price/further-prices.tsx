import { furtherTiers, type PriceTier } from '#core/catalog/products/index.ts';
import type { ShownPrice, ShownPrices } from '#core/catalog/second-price/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** A name on the left, its sums on the right, one below the other, so that those of several prices can be compared. */
const line = 'tier-price grid grid-cols-[auto_1fr] items-baseline gap-x-2 text-right';

/** How prices stand beside each other: below one another in a tile, as in a table, and side by side on a page. */
const sizes = {
  tile: { all: '', one: line, price: 'text-14 lg:text-18' },
  bar: { all: '', one: line, price: 'text-14 lg:text-18' },
  page: { all: 'grid grid-cols-2 gap-x-6', one: 'flex min-h-16 flex-col', price: 'text-22 md:text-28' },
} as const;
export type FurtherPriceSize = keyof typeof sizes;

interface TierPricesProps {
  readonly shown: ShownPrices;
  readonly size: FurtherPriceSize;
  /** The discount to stand beside the struck price, whole per cent; 0 for none. */
  readonly percent: number;
  /** Other products of the model cost more. */
  readonly from: boolean;
  /** The partner is known to look alone: until then a name would tell that there is another price. */
  readonly named: boolean;
}

/** A partner's prices, each with its name; until it is known who looks, the room of those that are not shown is kept. */
export const TierPrices = ({ shown: [retail, ...further], size, percent, from, named }: TierPricesProps) => {
  const { t } = useLanguage();
  // What is struck stands on a line of its own, also under a price that is not there yet.
  const room = size === 'tile' && retail.before !== undefined ? 'min-h-10' : 'min-h-6';
  return (
    <div className={sizes[size].all}>
      <TierPrice
        shown={retail}
        name={named ? t(`priceTiers.retail.${size === 'page' ? 'name' : 'short'}`) : ''}
        {...{ size, percent, from, room }}
      />
      {furtherTiers.map((tier) => (
        <TierPrice
          key={tier}
          shown={further.find((price) => price.tier === tier)}
          name={t(`priceTiers.${tier}.short`)}
          {...{ size, room }}
        />
      ))}
    </div>
  );
};

interface TierPriceProps {
  readonly shown: ShownPrice<PriceTier> | undefined;
  readonly name: string;
  readonly size: FurtherPriceSize;
  readonly room: string;
  readonly percent?: number;
  readonly from?: boolean;
}

const TierPrice = ({ shown, name, size, room, percent = 0, from = false }: TierPriceProps) => {
  const { t, money } = useLanguage();
  const { one, price } = sizes[size];
  return (
    <p className={size === 'page' ? one : `${one} ${room}`}>
      {shown ? (
        <>
          <span className="text-12 text-muted">{name}</span>
          <span className={`price ${price}`}>
            {from ? <small className="max-sm:hidden">{`${t('tile.from')} `}</small> : null}
            {money(shown.price)}
          </span>
          {shown.before === undefined || size === 'bar' ? null : (
            <span className="col-span-2 text-12 text-muted">
              <span className="sr-only">{t('tile.before')} </span>
              <s>{money(shown.before)}</s>
              {percent > 0 ? <b className="tile-percent">−{percent}%</b> : null}
            </span>
          )}
        </>
      ) : null}
    </p>
  );
};
