import type { PageHandle } from '#ui/app/head.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { PrintedShop } from '#ui/features/kernel/phones/printed-shop.tsx';
import { useLoaderData } from '#ui/router/hooks.ts';
import { LastOrder } from './last-order.tsx';
import type { ConfirmationData } from './loader.ts';
import { PaidModal } from './paid-modal.tsx';
import { PaymentOutcome, UnknownPayment } from './payment-outcome.tsx';
import { WaysOn } from './ways-on.tsx';

export const handle: PageHandle<ConfirmationData> = {
  head: privateHead('confirmation.title', 'confirmation.description'),
};

export const Component = () => {
  const { payment, unknown } = useLoaderData<ConfirmationData>();
  return (
    <div className="container-page py-12 sm:py-16 print:py-0">
      <PrintedShop />
      <div className="mx-auto flex max-w-[640px] flex-col items-start gap-6 *:max-w-full">
        {payment ? <PaymentOutcome payment={payment} /> : unknown ? <UnknownPayment /> : <LastOrder />}
        <WaysOn ofLastOrder={!payment && !unknown} />
      </div>
      {payment?.state === 'approved' ? <PaidModal payment={payment} /> : null}
    </div>
  );
};
