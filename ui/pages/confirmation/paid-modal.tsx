import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Payment } from '#core/purchase/checkout/index.ts';
import { CircleCheck } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { NextSteps } from '#ui/features/purchase/checkout/next-steps.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Reports a charged card and what happens next; opens once a payment. */
export const PaidModal = observer(({ payment }: { payment: Payment }) => {
  const { t } = useLanguage();
  const { ready, placed, paidOpen, confirmPayment, hidePaid } = useCheckout();
  const { transId, orderNumber } = payment;
  useEffect(() => {
    if (ready) confirmPayment(transId);
  }, [ready, transId, confirmPayment]);
  return (
    <Dialog open={paidOpen} onClose={hidePaid} label={t('confirmation.paidTitle')}>
      <div className="flex flex-col items-start gap-6 p-6 sm:p-8">
        <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
        <h2 className="text-28">{t('confirmation.paidTitle')}</h2>
        <NextSteps contents={placed?.orderNumber === orderNumber ? placed.contents : undefined} />
        <Button className="max-sm:w-full" onClick={hidePaid}>
          {t('confirmation.great')}
        </Button>
      </div>
    </Dialog>
  );
});
