import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';

interface PricedAddButtonsProps {
  readonly product: Product;
  /** The first of them takes the focus over. */
  readonly autoFocus: boolean;
  readonly onAdd: () => void;
}

/** A partner's prices as buttons, their own before the retail one; each puts the product in the cart at its own: where prices and buttons have no room beside each other. */
export const PricedAddButtons = observer(({ product, autoFocus, onAdd }: PricedAddButtonsProps) => {
  const { t, locale, money } = useLanguage();
  const cart = useCart();
  const { partnerLooks } = useCustomerView();
  const { title, productId } = product;
  return shownPrices(product, partnerLooks).map(({ tier, price }, place) => {
    const add = t(`priceTiers.${tier}.addOf`, { title });
    const seen = t('priceTiers.add', { price: money(price) });
    return (
      <Button
        key={tier}
        kind={place === 0 ? 'primary' : 'secondary'}
        className="min-w-0 flex-1 flex-col gap-0! px-2!"
        // The accessible name contains the visible text, for voice control.
        aria-label={`${add}. ${seen}`}
        autoFocus={place === 0 && autoFocus}
        data-adds={place === 0 ? productId : undefined}
        onClick={() => {
          onAdd();
          cart.add(product, locale, tier);
        }}
      >
        <span className="text-12 font-normal">{t(`priceTiers.${tier}.short`)}</span>{' '}
        <span className="price text-14">{seen}</span>
      </Button>
    );
  });
});
