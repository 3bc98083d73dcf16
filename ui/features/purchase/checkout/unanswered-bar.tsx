import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';

/** Says over a page that an order has no answer yet, and leads to it (rule ORDER-10). */
export const UnansweredBar = () => {
  const { t } = useLanguage();
  const checkout = useCheckout();
  return (
    <div
      role="status"
      className="rise fixed inset-x-3 bottom-[calc(var(--bar-height)+var(--buy-bar-height)+12px)] z-30 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile border border-hairline bg-raised p-3 pl-4 text-14 shadow-layer print:hidden sm:right-auto desktop:bottom-6 desktop:left-6"
    >
      <p className="min-w-0 flex-1">{t('checkout.unknown')}</p>
      <Button kind="secondary" size="sm" onClick={checkout.show}>
        {t('checkout.toUnanswered')}
      </Button>
    </div>
  );
};
