import { type ComponentType, lazy } from 'react';
import { withAllWords } from '#ui/i18n/i18n.ts';

const cartPanel = withAllWords(() => import('./cart-panel.tsx'));
const checkout = withAllWords(() => import('#ui/features/purchase/checkout/checkout-layer.tsx'));
const success = withAllWords(() => import('#ui/features/purchase/checkout/checkout-success.tsx'));

/** Fetches a chunk ahead of its need; a failure is nothing yet, because the need itself will ask again. */
const ahead = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined);
};

/** Fetches the cart panel while the pointer or the focus is still on its way to opening it. */
export const preloadCartPanel = ahead(cartPanel);
/** Fetches the checkout and its ending while the shopper looks at the cart. */
export const preloadCheckout = ahead(() => Promise.all([checkout(), success()]));

const layer = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

export const CartPanel = layer(cartPanel, 'CartPanel');
export const CheckoutLayer = layer(checkout, 'CheckoutLayer');
export const CheckoutSuccess = layer(success, 'CheckoutSuccess');
