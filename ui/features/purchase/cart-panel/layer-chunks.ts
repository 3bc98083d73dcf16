import { ahead, lazyPart, oncePainted } from '#ui/design/chunks.ts';
import { whenIdle } from '#ui/design/when-idle.ts';

const cartPanel = oncePainted(() => import('./cart-panel.tsx'));
const checkout = () => import('#ui/features/purchase/checkout/checkout-layer.tsx');
const unanswered = () => import('#ui/features/purchase/checkout/unanswered-bar.tsx');
const success = () => import('#ui/features/purchase/checkout/checkout-success.tsx');

/** Fetches the cart panel while the pointer or the focus is still on its way to opening it. */
export const preloadCartPanel = ahead(cartPanel);
/** Fetches the checkout and its ending while the shopper looks at the cart, which has come and been drawn by then. */
export const preloadCheckout = ahead(async () => {
  await cartPanel();
  whenIdle(ahead(checkout, success));
});

export const CartPanel = lazyPart(cartPanel, 'CartPanel');
export const CheckoutLayer = lazyPart(checkout, 'CheckoutLayer');
export const CheckoutSuccess = lazyPart(success, 'CheckoutSuccess');
export const UnansweredBar = lazyPart(unanswered, 'UnansweredBar');
