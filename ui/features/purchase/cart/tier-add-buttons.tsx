import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { Handshake } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';

/** Puts a product in the cart at each of the partner's prices, beside the button that puts it there at the retail one. */
export const TierAddButtons = observer(({ product, size }: { product: Product; size: 'md' | 'lg' }) => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  const { partnerLooks } = useCustomerView();
  const [, ...further] = shownPrices(product, partnerLooks);
  return further.map(({ tier }) => {
    const label = t(`priceTiers.${tier}.addOf`, { title: product.title });
    return (
      <Button
        key={tier}
        kind="secondary"
        size={size}
        className={size === 'lg' ? 'min-w-0 basis-full px-2!' : 'tier-button'}
        aria-label={label}
        title={label}
        onClick={() => cart.add(product, locale, tier)}
      >
        <Handshake aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span className="min-w-0 text-14 leading-4 whitespace-normal">{t(`priceTiers.${tier}.add`)}</span>
      </Button>
    );
  });
});
