import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';
import { SecondButtonRoom } from './tier-add-buttons.tsx';
import './sold-at.css';

interface SoldAtProps {
  readonly product: Product;
  /** Place: a tile's second button, the product's page, or the buy bar. */
  readonly place: 'tile' | 'page' | 'bar';
}

/** Says to a partner at which of its prices a product is in the cart (rule SECOND-1). */
export const SoldAt = observer(({ product, place }: SoldAtProps) => {
  const { t, money } = useLanguage();
  const cart = useCart();
  const { partnerLooks } = useCustomerView();
  const prices = shownPrices(product, partnerLooks);
  const tier = cart.tierOf(product.productId);
  const taken = prices.length > 1 ? prices.find((price) => price.tier === tier) : undefined;
  const other = prices.find((price) => price.tier !== tier);
  return taken ? (
    <p className={`sold-at sold-at-${place}`} data-tier={taken.tier}>
      <span>{t(`priceTiers.${taken.tier}.${place === 'tile' ? 'short' : 'at'}`)}</span>{' '}
      <span className="price">{money(taken.price)}</span>
      {other && place === 'tile' ? (
        // Where it is seen the prices of the tile are not, which are read out.
        <span aria-hidden="true" className="sold-at-other">
          {t(`priceTiers.${other.tier}.short`)} {money(other.price)}
        </span>
      ) : null}
    </p>
  ) : (
    <SecondButtonRoom />
  );
});
