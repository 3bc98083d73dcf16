import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { useStores } from '#ui/app/stores.ts';
import { CartPanel, CheckoutLayer, CheckoutSuccess, preloadCartPanel, preloadCheckout } from './layer-chunks.ts';

/** Whether a layer was ever needed: from then on it stays, so that it can animate out and give the focus back. */
const useEver = (needed: boolean): boolean => {
  const [ever, setEver] = useState(needed);
  if (needed && !ever) setEver(true);
  return ever || needed;
};

/**
 * The layers of buying above every page, each fetched on its first need, or a step ahead of it: the
 * panel once there is something in the cart, the checkout once the panel is open. The checkout stands before the cart panel that
 * it opens over: when an order closes both, the focus is then given back through the cart to what opened it.
 */
export const ShopLayers = observer(() => {
  const { cart, checkout } = useStores();
  const withCheckout = useEver(checkout.open);
  const withCart = useEver(cart.open);
  const withSuccess = useEver(checkout.successOpen);
  const filled = cart.lines.length > 0;
  useEffect(() => {
    if (filled) preloadCartPanel();
  }, [filled]);
  useEffect(() => {
    if (withCart) preloadCheckout();
  }, [withCart]);
  return (
    <>
      <Suspense>{withCheckout ? <CheckoutLayer /> : null}</Suspense>
      <Suspense>{withCart ? <CartPanel /> : null}</Suspense>
      <Suspense>{withSuccess ? <CheckoutSuccess /> : null}</Suspense>
    </>
  );
});
