import { observer } from 'mobx-react-lite';
import { useSite } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { NextCustomerButton } from '#ui/features/purchase/next-customer/next-customer-button.tsx';
import { ReceiptLink } from '#ui/features/purchase/order-status/receipt-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/**
 * Next steps: the catalogue; for a seller the next customer, the receipt and the orders, hidden from customers (rule
 * SECOND-7).
 */
export const WaysOn = observer(({ ofLastOrder }: { readonly ofLastOrder: boolean }) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const { placed } = useCheckout();
  const { ownPages } = useCustomerView();
  const order = vitrina && ofLastOrder && ownPages === 'open' ? placed : undefined;
  return (
    <div className="flex flex-wrap gap-3">
      <NextCustomerButton kind="primary" />
      {order ? (
        <>
          <ReceiptLink orderNumber={order.orderNumber} />
          <ButtonLink kind="quiet" to={path('/order')}>
            {t('customerView.orders')}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink kind="secondary" to={path('/produs')}>
          {t('confirmation.toCatalog')}
        </ButtonLink>
      )}
    </div>
  );
});
