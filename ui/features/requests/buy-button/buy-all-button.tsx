import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { addedTogether } from '#core/catalog/fitting/index.ts';
import type { Product } from '#core/catalog/products/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface BuyAllButtonProps {
  readonly products: readonly Product[];
  readonly children: ReactNode;
}

/** Adds those products to the cart that can be bought and are not in it; absent for fewer than two (rule FIT-2). */
export const BuyAllButton = observer(({ products, children }: BuyAllButtonProps) => {
  const { locale } = useLanguage();
  const cart = useCart();
  const buyable = addedTogether(products, cart.has);
  if (buyable.length === 0) return null;
  return (
    <Button kind="secondary" size="sm" onClick={() => cart.addAll(buyable, locale)}>
      {children}
    </Button>
  );
});
