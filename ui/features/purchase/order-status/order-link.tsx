import { observer } from 'mobx-react-lite';
import { useSite } from '#ui/app/site.ts';
import { ArrowRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface OrderLinkProps {
  readonly orderNumber: string;
  /** A nearer link to the order is above. */
  readonly quiet?: boolean;
}

/** Leads to where an order is followed, its number already there; in the vitrina to the list of all orders, but no customer (rule SECOND-7). */
export const OrderLink = observer(({ orderNumber, quiet = false }: OrderLinkProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const { ownPages } = useCustomerView();
  if (vitrina && ownPages !== 'open') return null;
  return (
    <Link
      to={vitrina ? path('/order') : `${path('/order')}?number=${encodeURIComponent(orderNumber)}`}
      className={`inline-flex min-h-11 items-center gap-2 underline-offset-4 ${quiet ? 'underline' : 'font-semibold hover:underline'}`}
    >
      {t(vitrina ? 'customerView.orders' : 'order.check')}
      {quiet ? null : <ArrowRight className="size-5" />}
    </Link>
  );
});
