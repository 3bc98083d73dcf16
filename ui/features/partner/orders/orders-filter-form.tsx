import type { ReactNode } from 'react';
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
import { Search, SlidersHorizontal } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Button, ButtonLink, IconButton } from '#ui/design/primitives/button.tsx';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { DateField } from '#ui/features/kernel/fields/date-field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Form } from '#ui/router/form.tsx';

interface FilterProps {
  readonly page: '/order' | '/order/figures';
  readonly filter: OrdersFilter;
  readonly today: CalendarDay;
  readonly sellers: readonly Seller[];
}

/** Filters of the orders: a plain form whose fields are the address's parameters (rule ORDERS-6). */
export const OrdersFilterForm = ({ page, filter, today, sellers }: FilterProps) => {
  const { t, path } = useLanguage();
  const narrowed = ordersQuery({ ...filter, page: 1 }, today) !== '';
  return (
    <div className="mt-6">
      <Periods page={page} filter={filter} today={today} />
      <Form action={path(page)} className="relative mt-3 grid gap-3 xl:grid-cols-[240px_minmax(0,1fr)]">
        <div className="min-w-0 pr-34 whitespace-nowrap roomy:pr-0">
          <div className="relative">
            <TextField
              label={t('orders.search')}
              type="search"
              name={ordersParameters.query}
              defaultValue={filter.query}
              maxLength={100}
              className="pr-11"
            />
            <IconButton type="submit" label={t('header.find')} className="absolute right-0.5 bottom-0.5 roomy:hidden">
              <Search className="size-5" />
            </IconButton>
          </div>
        </div>
        <FilterFold filter={filter} today={today}>
          <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
            <Narrowing filter={filter} sellers={sellers} />
            <div className="col-span-2 flex gap-2 md:col-span-4 xl:contents">
              <Button type="submit" className="h-12">
                <Search className="size-5" />
                {t('orders.show')}
              </Button>
              {narrowed ? (
                // On a line of its own where fields share one, or the chosen values would be cut.
                <ButtonLink kind="quiet" to={path(page)} className="h-12 xl:col-span-full xl:h-9 xl:justify-self-end">
                  {t('orders.reset')}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        </FilterFold>
      </Form>
    </div>
  );
};

type FoldProps = Pick<FilterProps, 'filter' | 'today'> & { readonly children: ReactNode };

/** Folds the fields on narrow screens, so that orders show first. */
const FilterFold = ({ filter, today, children }: FoldProps) => {
  const { t } = useLanguage();
  const { status, sellerId } = filter;
  const isOwnPeriod = !ordersPeriods.some((period) => isChosen(filter, period, today));
  const chosen = [status, sellerId, isOwnPeriod].filter(Boolean).length;
  return (
    // Open when a filter is set.
    <details open={chosen > 0} className="narrow-fold border-0">
      <summary className="button button-secondary absolute top-6.5 right-0 h-12 min-h-12 w-32 justify-center gap-2 text-14">
        {chosen > 0 ? (
          <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1.5 text-12 text-surface">
            {chosen}
          </span>
        ) : (
          <SlidersHorizontal className="size-5" />
        )}
        {t('listing.filters')}
      </summary>
      {children}
    </details>
  );
};

/** Days, state and seller. */
const Narrowing = ({ filter: { start, end, status, sellerId }, sellers }: Pick<FilterProps, 'filter' | 'sellers'>) => {
  const { t } = useLanguage();
  const min = isoDay(ORDERS_START);
  return (
    <>
      <DateField label={t('orders.from')} name={ordersParameters.start} defaultValue={isoDay(start)} min={min} />
      <DateField label={t('orders.to')} name={ordersParameters.end} defaultValue={isoDay(end)} min={min} />
      <SelectField
        label={t('orders.status')}
        name={ordersParameters.status}
        defaultValue={status ?? ''}
        none={t('orders.anyStatus')}
        options={orderStatuses.map((step) => [step, t(`order.step.${step}`)])}
      />
      {sellers.length > 0 ? (
        <SelectField
          label={t('orders.seller')}
          name={ordersParameters.sellerId}
          defaultValue={sellerId ?? ''}
          none={t('orders.anySeller')}
          options={sellers.map(({ id, name }) => [id, name])}
        />
      ) : null}
    </>
  );
};

const isChosen = ({ start, end }: OrdersFilter, period: (typeof ordersPeriods)[number], today: CalendarDay): boolean =>
  start === periodStart(period, today) && end === today;

/** Common periods as links; they keep the other filters. */
const Periods = ({ page, filter, today }: Omit<FilterProps, 'sellers'>) => {
  const { t, path } = useLanguage();
  return (
    <ul
      aria-label={t('orders.period')}
      // They fit a phone; with larger letters they scroll.
      className="-mx-4 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {ordersPeriods.map((period) => {
        const query = ordersQuery({ ...filter, start: periodStart(period, today), end: today, page: 1 }, today);
        return (
          <li key={period} className="shrink-0">
            <Link
              to={query === '' ? path(page) : `${path(page)}?${query}`}
              aria-current={isChosen(filter, period, today) ? 'true' : undefined}
              className="inline-flex h-9 items-center rounded-full border border-hairline px-3 text-14 font-medium transition hover:border-muted aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface pointer-coarse:h-11"
            >
              {t(`orders.periods.${period}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
