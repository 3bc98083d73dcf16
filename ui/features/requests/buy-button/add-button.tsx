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
  /** The product's own page says that it is not sold. */
  readonly restricted?: boolean;
  readonly size?: 'md' | 'lg';
  /** Its buttons say themselves what the product costs at each of them; at which it is in the cart is said beside them. */
  readonly priced?: boolean;
}

/**
 * Puts a product in the cart; once it is there, its count stands in place of the button (rule CART-28). What is to come is pre-ordered, of what is absent one is
 * notified when it is back, and what is never sold says so.
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
    // Its room is kept until it has come.
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
    // A partner's buttons stand in the place of the one that has no other price.
    <TierAddButtons product={product} size={size} autoFocus={removed}>
      <Button
        size={size}
        className="buy-button"
        // It takes the focus over from the stepper that has just gone from here
        autoFocus={removed}
        aria-label={t('tile.addOf', { title })}
        // Pressed before the page is alive, it is put in by `ui/hydration/pre-hydration-cart.ts`.
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
