import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { type Product, saleState } from '#core/catalog/products/index.ts';
import { BellRing, ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { PricedAddButtons } from '#ui/features/purchase/cart/priced-add-buttons.tsx';
import { SecondButtonRoom, TierAddButtons } from '#ui/features/purchase/cart/tier-add-buttons.tsx';
import { CartPanel } from '#ui/features/purchase/cart-panel/layer-chunks.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { PreorderButton } from './preorder-button.tsx';

const AddedStepper = lazyPart(() => import('./added-stepper.tsx'), 'AddedStepper');

interface AddButtonProps {
  readonly product: Product;
  /** The product page says that it is not sold. */
  readonly restricted?: boolean;
  readonly size?: 'md' | 'lg';
  /** Its buttons name the price of each level; the level in the cart is shown elsewhere. */
  readonly priced?: boolean;
}

/**
 * Adds a product to the cart, then shows its count (rule CART-28). A future product is pre-ordered, an absent one
 * offers a notification, a restricted one says that it is not sold.
 */
export const AddButton = observer(({ product, restricted = false, size = 'md', priced = false }: AddButtonProps) => {
  const cart = useCart();
  const { cart: mayBuy } = useVisibleParts();
  const { t, locale } = useLanguage();
  const { productId, title } = product;
  const [removed, setRemoved] = useState(false);
  const sale = saleState(product, restricted);
  if (sale === 'preorder') return <PreorderButton product={product} size={size} />;
  if (sale === 'absent') {
    return (
      <LeadButton
        kind="back_in_stock"
        product={product}
        look="secondary"
        size={size}
        className="buy-button"
        label={t('leads.notifyOf', { title })}
      >
        <BellRing />
        {t(size === 'lg' ? 'leads.notifyLong' : 'leads.notify')}
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
    // Keeps the button's room until the code has loaded.
    <Suspense
      fallback={
        <>
          <span className={`button button-${size} buy-button bg-tile text-positive`}>{t('tile.inCart')}</span>
          <SecondButtonRoom />
        </>
      }
    >
      <AddedStepper product={product} size={size} priced={priced} onRemoved={() => setRemoved(true)} />
    </Suspense>
  ) : priced ? (
    <PricedAddButtons product={product} autoFocus={removed} onAdd={CartPanel.prefetch} />
  ) : (
    // A partner's buttons replace the only one.
    <TierAddButtons product={product} size={size} autoFocus={removed} onAdd={CartPanel.prefetch}>
      <Button
        size={size}
        className="buy-button"
        // Takes the focus from the stepper that was just removed.
        autoFocus={removed}
        aria-label={t('tile.addOf', { title })}
        // Before hydration `ui/hydration/pre-hydration-cart.ts` handles the press.
        data-adds={productId}
        onClick={() => {
          void CartPanel.prefetch();
          cart.add(product, locale);
        }}
      >
        <ShoppingBag />
        {t('tile.add')}
      </Button>
    </TierAddButtons>
  );
});
