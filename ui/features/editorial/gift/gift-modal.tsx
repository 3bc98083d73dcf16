import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { type Gift, isGiftFreePage } from '#core/editorial/gift/index.ts';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { Check, Copy, Phone } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { isCovered } from '#ui/design/use-layer.ts';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { usePromoCode } from '#ui/features/purchase/promo-code/promo-code-context.ts';
import { useLeads } from '#ui/features/requests/leads/use-leads.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { useLocation } from '#ui/router/hooks.ts';
import type { GiftStore } from './gift-store.ts';

/** A gift with picture, text and a promo code to copy. */
export const GiftModal = observer(({ store }: { store: GiftStore }) => {
  const { t, locale } = useLanguage();
  const { gift, open, hide } = store;
  const { pathname } = useLocation();
  const cart = useCart();
  const checkout = useCheckout();
  // A layer's code may still be loading, and payment, product and search pages show no gift (rule GIFT-2).
  const isBusy = useEffectEvent(
    () =>
      isCovered() || cart.open || checkout.open || checkout.successOpen || isGiftFreePage(splitLocale(pathname).path),
  );
  useEffect(() => {
    void store.offer(locale, () => isBusy());
  }, [store, locale]);
  return (
    <Dialog open={open} onClose={hide} label={gift?.title ?? t('gift.title')}>
      {gift ? (
        <div className="overflow-y-auto">
          {/* A low screen is for the words; the button needs its room there. */}
          <div className="relative min-h-16 bg-promo">
            <OptionalPicture
              of={gift}
              width={520}
              height={293}
              sizes="520px"
              className="aspect-video w-full object-cover short:hidden"
            />
            <CrossButton
              label={t('common.close')}
              onClick={hide}
              className="absolute top-3 right-3 bg-raised hover:bg-raised"
            />
          </div>
          <div className="flex flex-col gap-5 p-6 sm:p-8">
            <div className="flex flex-col gap-2">
              <h2 className="text-28">{gift.title}</h2>
              {gift.text ? <p>{noBreakUnits(gift.text)}</p> : null}
            </div>
            {gift.promoCode ? <PromoCode code={gift.promoCode} store={store} /> : null}
            {gift.promoCode ? <UseCode code={gift.promoCode} onLeave={hide} /> : null}
            <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-6">
              {gift.promoCode ? <ByPhone code={gift.promoCode} onLeave={hide} /> : null}
              <More gift={gift} onLeave={hide} />
            </div>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
});

const More = ({ gift, onLeave }: { gift: Gift; onLeave: () => void }) => {
  const { t } = useLanguage();
  if (!gift.href) return null;
  return (
    <SiteLink
      href={gift.href}
      onClick={onLeave}
      className="inline-flex items-center font-semibold text-link pointer-coarse:min-h-11 underline-offset-4 hover:underline"
    >
      {t('gift.more')}
    </SiteLink>
  );
};

/** Enters the code for the order and shows the cart, where it counts. */
const UseCode = ({ code, onLeave }: { code: string; onLeave: () => void }) => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  const load = usePromoCode();
  const enter = async () => {
    onLeave();
    const codes = await load();
    void codes.enter(locale, code);
    cart.show(locale);
  };
  return (
    <Button kind="secondary" wide aria-haspopup="dialog" onClick={() => void enter()}>
      {t('gift.use')}
    </Button>
  );
};

/** Form for a call back with the gift's code. */
const ByPhone = ({ code, onLeave }: { code: string; onLeave: () => void }) => {
  const { t } = useLanguage();
  const leads = useLeads();
  const ask = () => {
    onLeave();
    leads.showCoupon(code, t('gift.comment', { code }));
  };
  return (
    <Button kind="quiet" aria-haspopup="dialog" className="-ml-3" onClick={ask}>
      <Phone className="size-5" />
      {t('gift.byPhone')}
    </Button>
  );
};

/** A code that can be read, selected and copied; that it was copied is announced. */
const PromoCode = observer(({ code, store }: { code: string; store: GiftStore }) => {
  const { t } = useLanguage();
  const { copied, copyCode } = store;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-muted">{t('gift.code')}</p>
      <div className="flex items-center justify-between gap-3 rounded-tile bg-promo py-2 pr-2 pl-5 max-sm:flex-col max-sm:items-stretch max-sm:p-3 max-sm:text-center">
        <code className="min-w-0 font-sans text-22 font-bold select-all">{code}</code>
        <Button kind="secondary" onClick={() => void copyCode()}>
          {copied ? <Check className="size-5 text-positive" /> : <Copy className="size-5" />}
          {t(copied ? 'gift.copied' : 'gift.copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied ? t('gift.copied') : ''}
      </p>
    </div>
  );
});
