import {
  type CalendarDay,
  isoDay,
  ORDERS_START,
  type OrdersFilter,
  orderStatuses,
  ordersParameters,
  ordersPeriods,
  ordersQuery,
  periodStart,
} from '#core/partner/orders/index.ts';
import type { Seller } from '#core/purchase/checkout/index.ts';
import { Search } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Button, ButtonLink } from '#ui/design/primitives/button.tsx';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { DateField } from '#ui/features/kernel/fields/date-field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Form } from '#ui/router/form.tsx';

interface FilterProps {
  /** The page that is narrowed. */
  readonly page: '/order' | '/order/figures';
  readonly filter: OrdersFilter;
  readonly today: CalendarDay;
  readonly sellers: readonly Seller[];
}

/** What the orders are narrowed by. It is a plain form whose fields are the parameters of the address (rule ORDERS-6). */
export const OrdersFilterForm = ({ page, filter, today, sellers }: FilterProps) => {
  const { t, path } = useLanguage();
  const { start, end, query, status, sellerId } = filter;
  const narrowed = ordersQuery({ ...filter, page: 1 }, today) !== '';
  return (
    <div className="mt-6">
      <Periods page={page} filter={filter} today={today} />
      <Form
        action={path(page)}
        className="mt-4 grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(220px,1.6fr)_repeat(4,minmax(140px,1fr))_auto]"
      >
        <div className="col-span-2 md:col-span-4 xl:col-span-1">
          <TextField
            label={t('orders.search')}
            type="search"
            name={ordersParameters.query}
            defaultValue={query}
            maxLength={100}
          />
        </div>
        <DateField
          label={t('orders.from')}
          name={ordersParameters.start}
          defaultValue={isoDay(start)}
          min={isoDay(ORDERS_START)}
        />
        <DateField
          label={t('orders.to')}
          name={ordersParameters.end}
          defaultValue={isoDay(end)}
          min={isoDay(ORDERS_START)}
        />
        <SelectField label={t('orders.status')} name={ordersParameters.status} defaultValue={status ?? ''}>
          <option value="">{t('orders.anyStatus')}</option>
          {orderStatuses.map((step) => (
            <option key={step} value={step}>
              {t(`order.step.${step}`)}
            </option>
          ))}
        </SelectField>
        {sellers.length > 0 ? (
          <SelectField label={t('orders.seller')} name={ordersParameters.sellerId} defaultValue={sellerId ?? ''}>
            <option value="">{t('orders.anySeller')}</option>
            {sellers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className="col-span-2 flex gap-2 md:col-span-4 xl:col-span-1">
          <Button type="submit" className="h-12">
            <Search aria-hidden="true" className="size-5" />
            {t('orders.show')}
          </Button>
          {narrowed ? (
            <ButtonLink kind="quiet" to={path(page)} className="h-12">
              {t('orders.reset')}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </div>
  );
};

/** The periods asked for most, one press each; the rest of the filter stays. */
const Periods = ({ page, filter, today }: Omit<FilterProps, 'sellers'>) => {
  const { t, path } = useLanguage();
  return (
    <ul aria-label={t('orders.period')} className="flex flex-wrap gap-2">
      {ordersPeriods.map((period) => {
        const start = periodStart(period, today);
        const query = ordersQuery({ ...filter, start, end: today, page: 1 }, today);
        const chosen = filter.start === start && filter.end === today;
        return (
          <li key={period}>
            <Link
              to={query === '' ? path(page) : `${path(page)}?${query}`}
              aria-current={chosen ? 'true' : undefined}
              className="inline-flex h-9 items-center rounded-full border border-hairline px-4 text-14 font-medium transition hover:border-muted aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface pointer-coarse:h-11"
            >
              {t(`orders.periods.${period}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
