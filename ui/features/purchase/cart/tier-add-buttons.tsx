import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Handshake, ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';

interface TierAddButtonsProps {
  readonly product: Product;
  readonly size: 'md' | 'lg';
}

/**
 * Puts a product in the cart at the partner's price, and quietly beside it at the retail one, in place of the button that
 * has no other price. Until it is known who looks the room of the second button is kept in a tile.
 */
export const TierAddButtons = observer(({ product, size }: TierAddButtonsProps) => {
  const { t, locale } = useLanguage();
  const { vitrina } = useSite();
  const cart = useCart();
  const { partnerLooks, viewer } = useCustomerView();
  const [retail, ...further] = shownPrices(product, partnerLooks);
  if (further.length === 0) return vitrina && viewer !== 'customer' ? <span className="tier-button" /> : null;
  const page = size === 'lg';
  return [...further, retail].map(({ tier }, place) => {
    const leads = place === 0;
    const label = t(`priceTiers.${tier}.addOf`, { title: product.title });
    const Icon = leads ? Handshake : ShoppingBag;
    return (
      <Button
        key={tier}
        kind={leads ? 'primary' : page ? 'secondary' : 'quiet'}
        size={size}
        className={leads ? 'buy-button' : page ? 'px-3! text-14!' : 'tier-button'}
        aria-label={label}
        title={label}
        onClick={() => cart.add(product, locale, tier)}
      >
        {leads || !page ? <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} /> : null}
        <span>{t(leads ? 'tile.add' : `priceTiers.${tier}.at`)}</span>
      </Button>
    );
  });
});
