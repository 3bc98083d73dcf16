import { observer } from 'mobx-react-lite';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The cart in the mobile bar; its count is an overlay, so that nothing moves. */
export const BarCart = observer(() => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  const filled = cart.ready && cart.count > 0;
  return (
    // Products added before hydration are counted on it.
    <button type="button" aria-haspopup="dialog" data-cart="" onClick={() => cart.show(locale)} className="bar-item">
      <ShoppingBag className="size-6" strokeWidth={1.75} />
      <span aria-hidden={filled || undefined}>{t('nav.cart')}</span>
      {filled ? <span className="sr-only">{t('nav.cartWith', { pieces: cart.count })}</span> : null}
      {filled ? (
        <span aria-hidden="true" className="count absolute top-1 left-1/2 ml-1.5">
          {cart.count}
        </span>
      ) : null}
    </button>
  );
});
