import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { hasHiddenOrder } from '#core/purchase/checkout/index.ts';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useDevice } from '#ui/features/purchase/counted-device/device-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CartPanel, CheckoutLayer, CheckoutSuccess, prefetchCheckout, UnansweredBar } from './layer-chunks.ts';

/**
 * Cart panel and checkout, each loaded on first use or one step ahead. The checkout comes before the panel, so that
 * when an order closes both, the focus returns through the panel to the button that opened it.
 */
export const ShopLayers = observer(() => {
  const cart = useCart();
  const checkout = useCheckout();
  const withCheckout = useHasBeenTrue(checkout.open);
  const withCart = useHasBeenTrue(cart.open);
  const withSuccess = useHasBeenTrue(checkout.successOpen);
  const device = useDevice();
  const { locale } = useLanguage();
  useEffect(() => device.start(locale), [device, locale]);
  const filled = cart.lines.length > 0;
  useEffect(() => {
    if (filled) void CartPanel.prefetch();
  }, [filled]);
  useEffect(() => {
    if (withCart) void prefetchCheckout();
  }, [withCart]);
  return (
    <>
      <Suspense>{withCheckout ? <CheckoutLayer /> : null}</Suspense>
      <Suspense>{withCart ? <CartPanel /> : null}</Suspense>
      <Suspense>{withSuccess ? <CheckoutSuccess /> : null}</Suspense>
      <Suspense>{hasHiddenOrder(checkout) ? <UnansweredBar /> : null}</Suspense>
    </>
  );
});
