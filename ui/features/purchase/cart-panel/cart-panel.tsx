import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { PricedLine } from '#core/purchase/cart/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { Button, ButtonLink, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useNotifications } from '#ui/features/kernel/notifications/notifications-context.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { CartLineRow } from '#ui/features/purchase/cart/cart-line.tsx';
import { CartMessages } from '#ui/features/purchase/cart/cart-messages.tsx';
import { useCartPorts } from '#ui/features/purchase/cart/cart-ports.ts';
import { OrderBlocked } from '#ui/features/purchase/cart/order-blocked.tsx';
import { RemovedLine, SavedLines } from '#ui/features/purchase/cart/saved-lines.tsx';
import { SavedStore } from '#ui/features/purchase/cart/saved-store.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { Totals } from '#ui/features/purchase/checkout/totals.tsx';
import './cart-panel.css';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useDevice } from '#ui/features/purchase/counted-device/device-context.ts';
import { DeviceInTotals } from '#ui/features/purchase/counted-device/device-in-totals.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { Promised } from '#ui/features/purchase/delivery/promised.tsx';
import { useDeliveryLabel } from '#ui/features/purchase/delivery/use-delivery-label.ts';
import { ExplainedTotal } from '#ui/features/purchase/explanation/explained-total.tsx';
import { NextCustomerButton } from '#ui/features/purchase/next-customer/next-customer-button.tsx';
import { PromoCodeField } from '#ui/features/purchase/promo-code/promo-code-field.tsx';
import { QuoteLink } from '#ui/features/purchase/quote/quote-link.tsx';
import { HandOverCart } from '#ui/features/purchase/shared-cart/hand-over-cart.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Accessories } from './accessories.tsx';

const REASON = 'cart-blocked';

/** The cart, from the right: lines, changes and totals. */
export const CartPanel = observer(() => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  const delivery = useDelivery();
  const device = useDevice();
  const ports = useCartPorts();
  const [saved] = useState(() => new SavedStore({ ...ports, cart }));
  const heading = useRef<HTMLHeadingElement>(null);
  const { current } = useNotifications();
  const added = current?.kind === 'added_to_cart' ? current.about : undefined;
  useEffect(() => {
    if (cart.open) void delivery.load(locale);
  }, [cart.open, delivery, locale]);
  useEffect(() => {
    if (cart.open) void device.loaded?.store.read(locale);
  }, [cart.open, device, locale]);
  useEffect(() => saved.start(), [saved]);
  useEffect(() => {
    if (cart.open) void saved.read(locale);
  }, [cart.open, saved, locale]);
  const filled = cart.lines.length > 0;
  /** A line leaves, and the focus that it held goes to the heading. */
  const takeOut = (take: (productId: string) => void, { line }: PricedLine) => {
    take(line.product.productId);
    heading.current?.focus();
  };
  return (
    <Dialog open={cart.open} closing={cart.closing} onClose={cart.hide} label={t('cart.title')} place="right">
      <header className="shrink-0 border-b border-hairline py-3 pr-3 pl-5">
        <div className="flex items-center gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
            {t('cart.title')}
          </h2>
          {cart.countedPieces > 0 ? (
            <span className="text-14 text-muted">{t('cart.items', { count: cart.countedPieces })}</span>
          ) : null}
          {filled ? <HandOverCart /> : null}
          <CrossButton label={t('cart.close')} className={filled ? '' : 'ml-auto'} onClick={cart.hide} />
        </div>
        {filled ? <QuoteLink className="-ml-3" /> : null}
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        <Checking />
        <CartMessages className="px-5 not-empty:pt-4" />
        <RemovedLine store={saved} />
        {filled ? (
          <ul aria-label={t('cart.lines')} className="flex-1 divide-y divide-hairline px-5">
            {cart.pricedLines.map((priced) => (
              <CartLineRow
                key={priced.line.product.productId}
                priced={priced}
                isNew={priced.line.product.title === added}
                onRemove={() => takeOut(saved.remove, priced)}
                onSave={() => takeOut(saved.save, priced)}
              />
            ))}
          </ul>
        ) : (
          <EmptyCart />
        )}
        <Accessories />
        <SavedLines store={saved} />
        {filled ? (
          <div className="px-5 pb-3 empty:hidden">
            <NextCustomerButton kind="quiet" className="-mx-5 text-muted" />
          </div>
        ) : null}
        {filled ? <Bottom onPutAside={() => saved.putAside(cart.lines)} /> : null}
      </div>
    </Dialog>
  );
});

/** A progress line that takes no space. */
const Checking = observer(() => {
  const { t } = useLanguage();
  return useCart().checking ? (
    <p className="sticky top-0 z-10 h-0.5 shrink-0 animate-pulse bg-ink">
      <span className="sr-only">{t('cart.checking')}</span>
    </p>
  ) : (
    <div className="h-0.5 shrink-0" />
  );
});

const EmptyCart = observer(() => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const cart = useCart();
  const { settings } = useShell();
  const { ownPages } = useCustomerView();
  return (
    <Empty picture={settings.images.emptyCart} title={t('cart.empty')}>
      <ButtonLink to={path('/produs')} onClick={cart.hide}>
        {t('cart.toCatalog')}
      </ButtonLink>
      {vitrina && ownPages !== 'open' ? null : (
        <ButtonLink kind="quiet" to={path(vitrina ? '/order/quote' : '/order')} onClick={cart.hide}>
          {t(vitrina ? 'quote.saved' : 'nav.orders')}
        </ButtonLink>
      )}
    </Empty>
  );
});

/** Announces what was added to the cart. */
const Added = observer(() => {
  const { t } = useLanguage();
  const { current, reported } = useNotifications();
  return (
    <div role="status" className="sr-only">
      {current?.kind === 'added_to_cart' ? (
        <p key={reported}>
          {t('notifications.added_to_cart')} {current.about}
        </p>
      ) : null}
    </div>
  );
});

interface BottomProps {
  /** Saves for later what blocks the order. */
  readonly onPutAside: () => void;
}

/**
 * Totals and the way to the checkout: always in view, unless the screen is too low to hold lines beside them, or it is
 * unfolded how the total comes about. On a phone, and before a seller, who reads the lines, only the sum stays in view, with
 * its button, and what holds an order up.
 */
const Bottom = observer(({ onPutAside }: BottomProps) => {
  const { t, money } = useLanguage();
  const cart = useCart();
  const checkout = useCheckout();
  const { method, regionId, type } = checkout.draft;
  const delivery = useDeliveryLabel(checkout.draft);
  const { vitrina } = useSite();
  return (
    <footer className={vitrina ? 'contents' : 'cart-foot'}>
      <div
        className={`relative flex shrink-0 flex-col gap-3 border-t border-hairline bg-raised px-5 pt-4 ${vitrina ? 'pb-4' : 'cart-sums'}`}
      >
        <Added />
        <PromoCodeField />
        <Totals totals={checkout.totals} delivery={delivery} totalClass={vitrina ? 'hidden' : 'max-sm:hidden'} />
        <DeviceInTotals totals={checkout.totals} />
        <ExplainedTotal cart={cart.lines} delivery={checkout.draft} code={checkout.code} />
        {method === 'address' && cart.canOrder ? (
          <p className="text-14">
            <Promised sentence regionId={regionId} type={type} />
          </p>
        ) : null}
      </div>
      <div
        className={`cart-order flex shrink-0 flex-wrap items-center gap-x-4 gap-y-3 border-hairline bg-raised px-5 pt-3 pb-5 ${vitrina ? 'border-t' : 'max-sm:border-t'}`}
      >
        {cart.canOrder ? null : (
          <div className="cart-blocked">
            <OrderBlocked id={REASON} obstacle="cart.blocked" />
            {cart.hasObstacle ? (
              <Button kind="secondary" size="sm" onClick={onPutAside}>
                {t('cart.putAside')}
              </Button>
            ) : null}
          </div>
        )}
        <dl className={vitrina ? '' : 'sm:hidden'}>
          <dt className="text-12 text-muted">{t('cart.total')}</dt>
          <dd className="price text-18">{money(checkout.totals.total)}</dd>
        </dl>
        <Button
          size="lg"
          className="min-w-0 flex-1"
          aria-disabled={!cart.canOrder}
          aria-describedby={cart.canOrder ? undefined : REASON}
          onClick={() => cart.canOrder && checkout.show()}
        >
          {t('cart.order')}
        </Button>
      </div>
    </footer>
  );
});
