import { observer } from 'mobx-react-lite';
import { paymentLabel, placedPayment } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { CircleCheck } from '#ui/design/icons/index.tsx';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { Button, ButtonLink, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { NextCustomerButton } from '#ui/features/purchase/next-customer/next-customer-button.tsx';
import { PlacedAdvance } from '#ui/features/purchase/order-status/placed-advance.tsx';
import { ReceiptLink } from '#ui/features/purchase/order-status/receipt-link.tsx';
import { usePaymentWords } from '#ui/features/purchase/order-status/use-payment-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { NextSteps } from './next-steps.tsx';

/** Thanks and what happens next; the page behind has the order. A seller reads its number and total. */
export const CheckoutSuccess = observer(() => {
  const { t, path, money } = useLanguage();
  const { vitrina } = useSite();
  const checkout = useCheckout();
  const { placed, hideSuccess } = checkout;
  const paid = usePaymentWords()(placed && paymentLabel(placedPayment(placed)));
  return (
    <Dialog
      open={checkout.successOpen && placed !== undefined}
      onClose={hideSuccess}
      label={t('checkout.success')}
      acrossPages
    >
      {placed ? (
        <>
          <div className="flex flex-col gap-6 overflow-y-auto p-6 sm:p-8">
            <div className="flex items-start justify-between gap-4">
              <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
              <CrossButton label={t('checkout.close')} className="-mt-2 -mr-2" onClick={hideSuccess} />
            </div>
            {vitrina ? (
              <div className="flex flex-col gap-1">
                <h2 className="text-28">
                  <NoWrap text={t('checkout.placed', { number: placed.orderNumber })} part={placed.orderNumber} />
                </h2>
                <p className="text-muted">
                  {t('checkout.orderTotal')}: <span className="price text-ink">{money(placed.total)}</span>
                  {paid ? ` · ${paid}` : null}
                </p>
                <PlacedAdvance placed={placed} />
              </div>
            ) : (
              <>
                <h2 className="text-28">{t('confirmation.thanks')}</h2>
                <NextSteps contents={placed.contents} />
              </>
            )}
          </div>
          <div className="flex flex-wrap gap-2 border-t border-hairline px-6 py-4 sm:px-8">
            {vitrina ? <NextCustomerButton kind="primary" className="grow" /> : null}
            <ReceiptLink orderNumber={placed.orderNumber} className="grow" onClick={hideSuccess} />
            <Button kind={vitrina ? 'quiet' : 'primary'} onClick={hideSuccess} className="grow">
              {t('checkout.toOrder')}
            </Button>
            {vitrina ? null : (
              <ButtonLink kind="quiet" to={path('/')} onClick={hideSuccess} className="grow">
                {t('checkout.goOn')}
              </ButtonLink>
            )}
          </div>
        </>
      ) : null}
    </Dialog>
  );
});
