import { observer } from 'mobx-react-lite';
import { discountPercent, isLowestVariantPrice, type Product } from '#core/catalog/products/index.ts';
import { shownPrices, shownRetail } from '#core/catalog/second-price/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { type FurtherPriceSize, TierPrices } from '#ui/features/catalog/second-price/further-prices.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface ProductPriceProps {
  readonly product: Product;
  /** Type of the price itself; the struck one is always smaller. */
  readonly className: string;
  /** Size of the partner's prices. */
  readonly place?: FurtherPriceSize;
  /** Shows the discount beside the struck price, where there is no badge. */
  readonly withPercent?: boolean;
}

/**
 * Price, struck price of a discounted product, and a partner's own price, which a customer's screen leaves out. Without
 * a price it says so (rule SALE-4).
 */
export const ProductPrice = observer(
  ({ product, className, place = 'tile', withPercent = false }: ProductPriceProps) => {
    const { t, money } = useLanguage();
    const { vitrina } = useSite();
    const { partnerLooks, viewer } = useCustomerView();
    const shown = shownPrices(product, partnerLooks);
    const { price, before } = shownRetail(product);
    // A tile with a code is of one product and no other of its model, also before a customer.
    const fromPrice = !vitrina && isLowestVariantPrice(product);
    const percent = withPercent ? discountPercent(product) : 0;
    if (price === 0) return <p className={className}>{t('tile.onRequest')}</p>;
    if (vitrina && viewer !== 'customer')
      return (
        // Each is of this very product: a partner puts that in, not the model.
        <TierPrices {...{ shown, percent, className }} size={place} named={partnerLooks} />
      );
    return (
      <p className="prices">
        <span className={`price ${className}`}>
          <span className="sr-only">{`${t('tile.now')} `}</span>
          {fromPrice ? <small>{`${t('tile.from')} `}</small> : null}
          {money(price)}
        </span>
        {before === undefined ? null : (
          <span className="text-14 text-muted">
            <span className="sr-only">{`${t('tile.before')} `}</span>
            <s>{money(before)}</s> {percent > 0 ? <b className="tile-percent">{`−${percent}%`}</b> : null}
          </span>
        )}
      </p>
    );
  },
);
