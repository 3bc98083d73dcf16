import { furtherTiers, type PriceTier } from '#core/catalog/products/index.ts';
import type { ShownPrice, ShownPrices } from '#core/catalog/second-price/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** How prices stand beside each other: below one another in a tile, as in a table, and side by side on a page. */
const sizes = {
  tile: { all: '', one: 'tier-price min-h-6', price: 'text-14 lg:text-18' },
  bar: { all: '', one: 'tier-price min-h-6', price: 'text-14 lg:text-18' },
  page: { all: 'grid grid-cols-2 gap-x-6', one: 'flex min-h-16 flex-col', price: 'text-22 md:text-28' },
} as const;
export type FurtherPriceSize = keyof typeof sizes;

interface TierPricesProps {
  readonly shown: ShownPrices;
  readonly size: FurtherPriceSize;
  /** Other products of the model cost more. */
  readonly from: boolean;
}

/** A partner's prices, each with its name; until it is known who looks, the room of those that are not shown is kept. */
export const TierPrices = ({ shown: [retail, ...further], size, from }: TierPricesProps) => {
  const { t } = useLanguage();
  const named = further.length > 0;
  const full = size === 'page';
  return (
    <div className={sizes[size].all}>
      <TierPrice
        shown={retail}
        name={named ? t(`priceTiers.retail.${full ? 'name' : 'short'}`) : ''}
        {...{ size, from }}
      />
      {furtherTiers.map((tier) => (
        <TierPrice
          key={tier}
          shown={further.find((price) => price.tier === tier)}
          name={t(`priceTiers.${tier}.short`)}
          size={size}
        />
      ))}
    </div>
  );
};

interface TierPriceProps {
  readonly shown: ShownPrice<PriceTier> | undefined;
  readonly name: string;
  readonly size: FurtherPriceSize;
  readonly from?: boolean;
}

const TierPrice = ({ shown, name, size, from = false }: TierPriceProps) => {
  const { t, money } = useLanguage();
  const { one, price } = sizes[size];
  return (
    <p className={one}>
      {shown ? (
        <>
          {name ? <span className="text-12 text-muted">{name}</span> : null}
          <span className={`price ${price}`}>
            {from ? <small className="max-sm:hidden">{`${t('tile.from')} `}</small> : null}
            {money(shown.price)}
          </span>
          {shown.before === undefined || size === 'bar' ? null : (
            <span className={`text-12 text-muted tabular-nums ${size === 'tile' ? 'ml-auto' : ''}`}>
              <span className="sr-only">{t('tile.before')} </span>
              <s>{money(shown.before)}</s>
            </span>
          )}
        </>
      ) : null}
    </p>
  );
};
