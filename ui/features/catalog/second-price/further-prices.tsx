import { type PriceTier, RETAIL, tiers } from '#core/catalog/products/index.ts';
import type { ShownPrice, ShownPrices } from '#core/catalog/second-price/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Where prices are shown: in a tile or row, in the buy bar, or on the product's page. */
export type FurtherPriceSize = 'tile' | 'bar' | 'page';

interface TierPricesProps {
  readonly shown: ShownPrices;
  readonly size: FurtherPriceSize;
  /** Type of the price that leads. */
  readonly className: string;
  /** Discount beside the struck price, whole per cent; 0 for none. */
  readonly percent: number;
  /** Whether prices have names; only once the partner is known to be alone, because a name reveals a second price. */
  readonly named: boolean;
}

/**
 * A partner's prices: their own first, the retail one smaller with its name. Until the viewer is known the retail price
 * leads, as for a customer, and the line below keeps its space.
 */
export const TierPrices = ({ shown, ...rest }: TierPricesProps) => (
  <div className={rest.size === 'page' ? 'flex flex-wrap items-start gap-x-8 gap-y-2' : 'items-baseline'}>
    {tiers.map((tier, place) => (
      // A price that gives its place to another is not moved: what was there goes, and nothing shifts.
      <TierPrice key={`${tier} ${shown[place]?.tier}`} shown={shown[place]} leads={place === 0} {...rest} />
    ))}
  </div>
);

/** In the buy bar the name of the leading price is for screen readers only. */
const nameLook = (size: FurtherPriceSize, leads: boolean): string => {
  if (size === 'page') return 'min-h-5 text-14';
  if (!leads) return '';
  return size === 'bar' ? 'sr-only' : 'block min-h-4 text-12';
};

interface TierPriceProps extends Omit<TierPricesProps, 'shown'> {
  readonly shown: ShownPrice<PriceTier> | undefined;
  readonly leads: boolean;
}

const TierPrice = ({ shown, leads, size, className, percent, named }: TierPriceProps) => {
  const { t, money } = useLanguage();
  const page = size === 'page';
  const isRetail = shown?.tier === RETAIL;
  return (
    // In rows each price has its column, the retail price the last.
    <p
      className={`tier-price text-muted ${page ? 'flex flex-col' : `${leads ? '' : 'min-h-5 text-14'} ${isRetail ? 'order-1' : ''}`}`}
    >
      {shown ? (
        <>
          <span className={nameLook(size, leads)}>
            {named ? t(`priceTiers.${shown.tier}.${page && isRetail ? 'name' : 'short'}`) : ''}
          </span>{' '}
          {/* On a page an empty piece in the type of the price that leads sets both on one line. */}
          <span
            className={
              leads ? `price text-ink ${className}` : `font-medium whitespace-nowrap text-ink ${page ? 'text-18' : ''}`
            }
          >
            {page && !leads ? <span aria-hidden="true" className={className} /> : null}
            {money(shown.price)}
          </span>
          {shown.before === undefined || size === 'bar' || !(isRetail || page) ? null : (
            <span className={page ? 'text-14' : 'block basis-full text-12'}>
              <span className="sr-only">{t('tile.before')} </span>
              <s>{money(shown.before)}</s>{' '}
              {percent > 0 && isRetail ? <b className="tile-percent">−{percent}%</b> : null}
            </span>
          )}
        </>
      ) : named && size === 'tile' ? (
        <span className="text-12">{t('priceTiers.none')}</span>
      ) : null}
    </p>
  );
};
