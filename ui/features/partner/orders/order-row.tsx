import type { ListedOrder } from '#core/partner/orders/index.ts';
import { advanceOf } from '#core/purchase/checkout/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { OrderDetails } from './order-details.tsx';

const tones: Partial<Record<ListedOrder['status'], string>> = {
  delivered: 'text-positive',
  cancelled: 'text-danger',
};

/** One order of the list, shown in a line; its details open under it. */
export const OrderRow = ({ order }: { readonly order: ListedOrder }) => {
  const { t, money, moment } = useLanguage();
  const { orderNumber, createdAt, customerName, customerPhone, products, seller, status, total } = order;
  const [first, ...others] = products;
  const remains = advanceOf(order, status === 'cancelled')?.remains;
  return (
    <li className="border-b border-hairline">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-1 rounded-control py-4 -outline-offset-2 transition-colors hover:bg-tile hover:text-ink -mx-2 px-2 lg:grid-cols-[170px_minmax(0,1fr)_minmax(0,1.4fr)_130px_130px_24px] lg:items-center">
          <span>
            <span className="block font-semibold">{t('orders.number', { number: orderNumber })}</span>
            <span className="block text-14 text-muted">{moment(createdAt)}</span>
          </span>
          <span className="text-right lg:order-5">
            <span className="block font-bold">{money(total)}</span>
            {remains ? (
              <span className="block text-14 text-muted">{t('advance.remainsShort', { sum: money(remains) })}</span>
            ) : null}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 self-center justify-self-end text-muted transition-transform group-open:rotate-180 max-lg:row-span-2 lg:order-6"
          />
          {/* Who it is for is read whole: a seller calls by it. */}
          <span className="min-w-0 lg:order-2">
            <span className="block wrap-anywhere">{customerName}</span>
            <span className="block text-14 whitespace-nowrap text-muted">{readablePhone(customerPhone)}</span>
          </span>
          <span
            className={`self-start text-right text-14 font-semibold lg:order-4 lg:self-auto lg:text-left ${tones[status] ?? ''}`}
          >
            {t(`order.step.${status}`)}
          </span>
          <span className="min-w-0 text-14 max-lg:col-span-full lg:order-3">
            <span className="block truncate">{first?.title}</span>
            <span className="block truncate text-muted">
              {[others.length > 0 ? t('orders.more', { count: others.length }) : undefined, seller]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </summary>
        <OrderDetails order={order} />
      </details>
    </li>
  );
};
