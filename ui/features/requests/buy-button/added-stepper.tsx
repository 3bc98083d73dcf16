import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { maxCount } from '#core/purchase/cart/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Stepper } from '#ui/design/primitives/stepper.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { SoldAt } from '#ui/features/purchase/cart/sold-at.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface AddedStepperProps {
  readonly product: Product;
  readonly size: 'md' | 'lg';
  /** The price level in the cart is shown elsewhere. */
  readonly priced: boolean;
  /** The last piece was removed while the stepper had the focus. */
  readonly onRemoved: () => void;
}

/**
 * The count of a product in the cart, with a link to the cart where it fits, and the price level for a partner (rule
 * CART-28).
 */
export const AddedStepper = observer(({ product, size, priced, onRemoved }: AddedStepperProps) => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  const { soldAtOnce } = useSite();
  const { productId, title } = product;
  const pieces = cart.piecesOf(productId);
  const setCount = (count: number) => {
    if (count === 0) onRemoved();
    cart.setCount(productId, count);
  };
  return (
    <>
      <Stepper
        size={size}
        value={pieces}
        max={Math.max(pieces, maxCount({ product }, soldAtOnce))}
        onChange={setCount}
        labels={{
          less: t('cart.less', { title }),
          more: t('cart.more', { title }),
          count: t('cart.count', { title }),
          whole: t('cart.whole'),
        }}
      />
      <Button
        kind="secondary"
        size={size}
        className={size === 'lg' ? 'w-13 shrink-0 px-0!' : 'hidden w-11 shrink-0 px-0! min-[480px]:flex'}
        aria-label={t('tile.inCartOf', { title })}
        title={t('tile.inCart')}
        onClick={() => cart.show(locale)}
      >
        <ShoppingBag className="size-5 text-positive" />
      </Button>
      {priced ? null : <SoldAt product={product} place={size === 'lg' ? 'page' : 'tile'} />}
    </>
  );
});
