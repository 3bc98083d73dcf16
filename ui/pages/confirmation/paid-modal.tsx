import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Payment } from '#core/purchase/checkout/index.ts';
import { CircleCheck } from '#ui/design/icons/index.tsx';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Reports a charged card; opens once a payment. */
export const PaidModal = observer(({ payment }: { payment: Payment }) => {
  const { t, money } = useLanguage();
  const { ready, paidOpen, confirmPayment, hidePaid } = useCheckout();
  const { transId, orderNumber, total } = payment;
  useEffect(() => {
    if (ready) confirmPayment(transId);
  }, [ready, transId, confirmPayment]);
  return (
    <Dialog open={paidOpen} onClose={hidePaid} label={t('confirmation.paidTitle')}>
      <div className="flex flex-col items-start gap-6 p-6 sm:p-8">
        <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
        <div className="flex flex-col gap-1">
          <h2 className="text-28">{t('confirmation.paidTitle')}</h2>
          <p>
            <NoWrap text={t('confirmation.paid', { number: orderNumber })} part={orderNumber} />
          </p>
          <p className="text-muted">{t('confirmation.paidText', { total: money(total) })}</p>
        </div>
        <Button className="max-sm:w-full" onClick={hidePaid}>
          {t('confirmation.great')}
        </Button>
      </div>
    </Dialog>
  );
});
