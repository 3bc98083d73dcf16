import { observer } from 'mobx-react-lite';
import { useSite } from '#ui/app/site.ts';
import { Printer } from '#ui/design/icons/index.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface ReceiptLinkProps {
  readonly orderNumber: string;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
  readonly onClick?: () => void;
}

/** Leads a partner, but no customer, to the receipt of an order (rules ORDERS-10, SECOND-7); absent in the shop. */
export const ReceiptLink = observer(({ orderNumber, ...rest }: ReceiptLinkProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const { ownPages } = useCustomerView();
  if (!vitrina || ownPages !== 'open') return null;
  return (
    <ButtonLink
      kind="secondary"
      to={`${path('/order/receipt')}?${new URLSearchParams({ number: orderNumber })}`}
      {...rest}
    >
      <Printer className="size-4.5" />
      {t('receipt.name')}
      <span className="sr-only"> {t('orders.number', { number: orderNumber })}</span>
    </ButtonLink>
  );
});
