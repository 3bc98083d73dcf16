import type { ListedOrder } from '#core/partner/orders/index.ts';
import { advanceOf } from '#core/purchase/checkout/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { OrderDetails } from './order-details.tsx';
import './order-row.css';

const tones: Partial<Record<ListedOrder['status'], string>> = {
  delivered: 'text-positive',
  cancelled: 'text-danger',
};

/** An order as a line that unfolds its details. */
export const OrderRow = ({ order }: { readonly order: ListedOrder }) => {
  const { t, money, moment } = useLanguage();
  const { orderNumber, createdAt, customerName, customerPhone, products, seller, status, total } = order;
  const [first, ...others] = products;
  const remains = advanceOf(order, status === 'cancelled')?.remains;
  return (
    <li className="border-b border-hairline">
      <details className="group">
        <summary className="order-line -mx-2 rounded-control px-2 py-4 -outline-offset-2 transition-colors hover:bg-tile hover:text-ink">
          <span>
            <span className="block font-semibold">{t('orders.number', { number: orderNumber })}</span>
            <span className="block text-14 text-muted">{moment(createdAt)}</span>
          </span>
          <span className="order-sum text-right">
            <span className="block font-bold">{money(total)}</span>
            {remains ? (
              <span className="block text-14 text-muted">{t('advance.remainsShort', { sum: money(remains) })}</span>
            ) : null}
          </span>
          <ChevronDown className="order-turn size-5 justify-self-end text-muted transition-transform group-open:rotate-180" />
          {/* Never cut: a seller calls by this name. */}
          <span className="order-customer min-w-0">
            <span className="block">{customerName}</span>
            <span className="block text-14 whitespace-nowrap text-muted">{readablePhone(customerPhone)}</span>
          </span>
          <span className={`order-step text-14 font-semibold ${tones[status] ?? ''}`}>{t(`order.step.${status}`)}</span>
          <span className="order-goods min-w-0 text-14">
            <span className="line-clamp-2">{first?.title}</span>
            <span className="order-sold text-muted">
              {others.length > 0 ? <span>{t('orders.more', { count: others.length })}</span> : null}{' '}
              {seller ? <span>{t('orders.soldBy', { name: seller })}</span> : null}
            </span>
          </span>
        </summary>
        <OrderDetails order={order} />
      </details>
    </li>
  );
};
