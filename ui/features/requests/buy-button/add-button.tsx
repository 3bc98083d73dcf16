import { observer } from 'mobx-react-lite';
import { type Product, saleState } from '#core/catalog/products/index.ts';
import { BellRing, CalendarClock, Check, ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { TierAddButtons } from '#ui/features/purchase/cart/tier-add-buttons.tsx';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface AddButtonProps {
  readonly product: Product;
  /** The product's own page says that it is not sold. */
  readonly restricted?: boolean;
  readonly size?: 'md' | 'lg';
}

/**
 * Puts a product in the cart; once it is there, opens the cart. What is to come is pre-ordered, of what is absent one is
 * notified when it is back, and what is never sold says so.
 */
export const AddButton = observer(({ product, restricted = false, size = 'md' }: AddButtonProps) => {
  const cart = useCart();
  const { cart: mayBuy } = useVisibleParts();
  const { t, locale } = useLanguage();
  const { productId, title } = product;
  const sale = saleState(product, restricted);
  if (sale === 'preorder' || sale === 'absent') {
    const isPreorder = sale === 'preorder';
    const Icon = isPreorder ? CalendarClock : BellRing;
    const notify = size === 'lg' ? 'leads.notifyLong' : 'leads.notify';
    return (
      <LeadButton
        kind={isPreorder ? 'preorder' : 'back_in_stock'}
        product={product}
        look={isPreorder ? 'primary' : 'secondary'}
        size={size}
        className="buy-button"
        label={t(isPreorder ? 'leads.preorderOf' : 'leads.notifyOf', { title })}
      >
        <Icon />
        {t(isPreorder ? 'leads.preorderNow' : notify)}
      </LeadButton>
    );
  }
  if (sale === 'restricted') {
    return (
      <p
        className={`flex w-full items-center justify-center rounded-control bg-tile text-14 text-muted ${size === 'lg' ? 'h-13' : 'h-11'}`}
      >
        {t('tile.restricted')}
      </p>
    );
  }
  if (!mayBuy) return null;
  return cart.has(productId) ? (
    <Button
      kind="secondary"
      size={size}
      className="buy-button"
      aria-label={t('tile.inCartOf', { title })}
      onClick={() => cart.show(locale)}
    >
      <Check className="text-positive" />
      {t('tile.inCart')}
    </Button>
  ) : (
    <>
      <Button
        size={size}
        className="buy-button"
        aria-label={t('tile.addOf', { title })}
        onClick={() => cart.add(product, locale)}
      >
        <ShoppingBag />
        {t('tile.add')}
      </Button>
      <TierAddButtons product={product} size={size} />
    </>
  );
});
