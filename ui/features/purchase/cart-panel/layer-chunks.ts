import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { whenIdle } from '#ui/hydration/when-idle.ts';

export const CartPanel = lazyPart(() => import('./cart-panel.tsx'), 'CartPanel');
export const CheckoutLayer = lazyPart(
  () => import('#ui/features/purchase/checkout/checkout-layer.tsx'),
  'CheckoutLayer',
);
export const CheckoutSuccess = lazyPart(
  () => import('#ui/features/purchase/checkout/checkout-success.tsx'),
  'CheckoutSuccess',
);
export const UnansweredBar = lazyPart(
  () => import('#ui/features/purchase/checkout/unanswered-bar.tsx'),
  'UnansweredBar',
);

/** Prefetches the checkout and its ending while the shopper looks at the cart. */
export const prefetchCheckout = async (): Promise<void> => {
  await CartPanel.prefetch();
  whenIdle(() => {
    void CheckoutLayer.prefetch();
    void CheckoutSuccess.prefetch();
  });
};
