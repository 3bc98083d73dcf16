import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { CartPanel } from './layer-chunks.ts';

interface CartButtonProps {
  /** On small screens the bar at their foot has the cart, and here it only says what was added. */
  readonly inBar?: boolean;
}

/** Opens the cart; shows how many pieces are in it and, for a while after adding, says so on the page where it was (rule CART-12). */
export const CartButton = observer(({ inBar = false }: CartButtonProps) => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  const checkout = useCheckout();
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current !== pathname) cart.hideTooltip();
    page.current = pathname;
  }, [cart, pathname]);
  const filled = cart.ready && cart.count > 0;
  const open = () => {
    cart.hideTooltip();
    cart.show(locale);
  };
  return (
    <div className={`relative shrink-0 ${inBar ? 'desktop:inline-flex' : 'inline-flex'}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={checkout.cartCountsAsOpen}
        aria-label={filled ? t('cart.buttonWithCount', { count: cart.count }) : t('cart.button')}
        title={t('cart.button')}
        // What is put in before the page is alive is shown by these.
        data-cart=""
        data-added={t('cart.added')}
        data-in-cart={t('tile.inCart')}
        className={`size-11 items-center justify-center rounded-control text-ink transition hover:bg-tile ${inBar ? 'hidden desktop:inline-flex' : 'inline-flex'}`}
        onPointerEnter={CartPanel.prefetch}
        onFocus={CartPanel.prefetch}
        onClick={open}
      >
        <ShoppingBag className="size-6" strokeWidth={1.75} />
        {/* Laid over the icon, so that nothing moves when the stored cart is read after the first render. */}
        {filled ? (
          <span
            // Another count comes with a hint of motion.
            key={cart.count}
            aria-hidden="true"
            className="rise count pointer-events-none absolute top-0.5 left-6"
          >
            {cart.count}
          </span>
        ) : null}
      </button>
      <div role="status" className="absolute top-full right-0 z-40">
        {cart.tooltip ? (
          <div className="rise mt-2 flex w-max max-w-[calc(100vw-32px)] items-center gap-3 rounded-tile bg-ink py-2 pr-2 pl-4 text-14 text-surface shadow-layer">
            <span>{t('cart.added')}</span>
            <button
              type="button"
              className="h-9 rounded-control px-3 font-semibold underline underline-offset-4 transition hover:bg-surface hover:text-ink focus-visible:outline-surface"
              onClick={open}
            >
              {t('cart.openCart')}
            </button>
          </div>
        ) : null}
      </div>
    </div>
  );
});
