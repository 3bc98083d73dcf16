import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useShell, useSite } from '#ui/app/site.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { ArrowLeft } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { CustomerViewSwitch } from '#ui/features/catalog/second-price/customer-view-switch.tsx';
import { LogoPicture } from '#ui/features/kernel/logo/logo-picture.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useNavigate } from '#ui/router/hooks.ts';
import { useCheckout } from './checkout-context.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Paying } from './paying.tsx';

/** The checkout over everything: one page with its own way back to the cart. */
export const CheckoutLayer = observer(() => {
  const { t, path, locale } = useLanguage();
  const cart = useCart();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!checkout.open) return;
    void delivery.load(locale);
    // The browser would give the focus to the scrolling area, which has no name to tell.
    heading.current?.focus({ preventScroll: true });
  }, [checkout.open, delivery, locale]);
  const title = siteTitle(t('checkout.title'), useShell());
  useEffect(() => {
    if (!checkout.open) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Another page has set its own title.
      if (document.title === title) document.title = before;
    };
  }, [checkout.open, title]);
  const paying = checkout.phase === 'paying';
  const back = () => {
    checkout.hide();
    if (paying) void navigate(path('/confirmation'));
    else if (!checkout.open && !cart.open) cart.show(locale);
  };
  return (
    <Dialog open={checkout.open} onClose={back} label={t('checkout.title')} place="full">
      <div className="h-full overflow-y-auto overscroll-contain" style={ABOVE_TOTAL}>
        <Top back={t(paying ? 'checkout.toOrder' : 'checkout.back')} onBack={back} />
        <div className="mx-auto w-full max-w-[1160px] px-4 pt-6 pb-12 md:px-6 md:pt-10">
          {paying ? null : (
            <h2 ref={heading} tabIndex={-1} className="mb-8 text-28 outline-none md:mb-10 md:text-36">
              {t('checkout.title')}
            </h2>
          )}
          <Body onBack={back} />
        </div>
      </div>
    </Dialog>
  );
});

/** Keeps scroll targets above the total at the bottom. */
const ABOVE_TOTAL = { scrollPaddingBottom: 96 };

const Top = ({ back, onBack }: { back: string; onBack: () => void }) => {
  const { main } = usePhones();
  const { vitrina } = useSite();
  return (
    <header className="border-b border-hairline">
      <div
        className="mx-auto grid h-16 w-full max-w-[1160px] items-center gap-4 px-1 md:px-3"
        style={{ gridTemplateColumns: '1fr auto 1fr' }}
      >
        <button
          type="button"
          className="flex h-11 w-fit items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap transition hover:bg-tile"
          onClick={onBack}
        >
          <ArrowLeft className="size-5" />
          <span className="max-sm:sr-only">{back}</span>
        </button>
        <span className="text-18 font-bold">
          <LogoPicture size="h-7 w-[92px]" />
        </span>
        {vitrina ? (
          <span className="justify-self-end">
            <CustomerViewSwitch alsoElsewhere />
          </span>
        ) : main ? (
          <PhoneLink folds phone={main} className="flex h-11 items-center justify-self-end px-3 text-14" />
        ) : null}
      </div>
    </header>
  );
};

/** The layer's state: opening a payment, an empty cart, or the form. */
const Body = observer(({ onBack }: { onBack: () => void }) => {
  const { t } = useLanguage();
  const { settings } = useShell();
  const cart = useCart();
  const checkout = useCheckout();
  if (checkout.phase === 'paying') return <Paying />;
  if (checkout.phase === 'editing' && cart.lines.length === 0)
    return (
      <Empty picture={settings.images.emptyCart} title={t('cart.empty')}>
        <Button onClick={onBack}>{t('checkout.back')}</Button>
      </Empty>
    );
  return <CheckoutForm onBack={onBack} />;
});
