import { observer } from 'mobx-react-lite';
import { VIEWER } from '#core/catalog/second-price/index.ts';
import { ordersQuery } from '#core/partner/orders/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { Download } from '#ui/design/icons/index.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { HiddenFromCustomers } from '#ui/features/catalog/second-price/hidden-from-customers.tsx';
import { PageNumbers } from '#ui/features/kernel/paging/page-numbers.tsx';
import { OrderRow } from '#ui/features/partner/orders/order-row.tsx';
import { OrdersFilterForm } from '#ui/features/partner/orders/orders-filter-form.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { OrdersData } from './loader.ts';

export const handle: PageHandle<OrdersData> = {
  head: privateHead('orders.title', 'orders.lead', '/order'),
};

/** A partner's orders: filter, totals, list and export. */
export const Component = () => (
  <HiddenFromCustomers>
    <Orders />
  </HiddenFromCustomers>
);

const Orders = () => {
  const { t, path, money, count } = useLanguage();
  const { list, sellers } = useLoaderData<OrdersData>();
  const { filter, today, orders, totalCount, totalSum, currentPage, pages } = list;
  const addressOf = (page: number): string => {
    const query = ordersQuery({ ...filter, page }, today);
    return query === '' ? path('/order') : `${path('/order')}?${query}`;
  };
  const exported = ordersQuery({ ...filter, page: 1 }, today);
  return (
    <div className="container-page pt-5 pb-12 md:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-28">{t('orders.title')}</h1>
        <div className="orders-ways flex gap-2">
          <ButtonLink
            kind="secondary"
            size="sm"
            to={`${path('/order/figures')}${exported === '' ? '' : `?${exported}`}`}
          >
            {t('orders.figures')}
          </ButtonLink>
          {/* The header has this link on wide screens. */}
          <ButtonLink kind="secondary" size="sm" to={path('/order/quote')} className="desktop:hidden">
            {t('vitrina.links.quotes.title')}
          </ButtonLink>
        </div>
      </div>
      <p className="mt-1 text-muted max-md:hidden">{t('orders.lead')}</p>
      <OrdersFilterForm key={exported} page="/order" filter={filter} today={today} sellers={sellers} />
      {orders.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mt-8">
            <p role="status" className="text-18">
              <strong className="font-semibold">
                {t('orders.found', { count: totalCount, number: count(totalCount) })}
              </strong>{' '}
              {totalSum === undefined ? null : (
                <span className="text-muted">{t('orders.sum', { sum: money(totalSum) })}</span>
              )}
            </p>
            <div className="max-md:hidden">
              <Export query={exported} />
            </div>
          </div>
          <ul aria-label={t('orders.list')} className="mt-4 border-t border-hairline">
            {orders.map((order) => (
              <OrderRow key={order.orderNumber} order={order} />
            ))}
          </ul>
          <div className="mt-8">
            <PageNumbers page={currentPage} pages={pages} addressOf={addressOf} />
          </div>
          {/* Rarely needed on a phone: the orders get its space. */}
          <div className="mt-8 md:hidden">
            <Export query={exported} />
          </div>
        </>
      )}
    </div>
  );
};

/** A CSV of all found orders, by a query without `?`. */
const Export = observer(({ query }: { readonly query: string }) => {
  const { t, path } = useLanguage();
  const { partnerLooks } = useCustomerView();
  const reported = [query, partnerLooks ? '' : `${VIEWER}=customer`].filter(Boolean).join('&');
  return (
    <ButtonLink
      kind="secondary"
      size="sm"
      to={`${path('/order/export.csv')}${reported === '' ? '' : `?${reported}`}`}
      download
    >
      <Download className="size-5" />
      {t('orders.export')}
    </ButtonLink>
  );
});

const Nothing = () => {
  const { t, path } = useLanguage();
  const picture = useShell().settings.images.filtersEmpty;
  return (
    <Empty picture={picture} title={t('orders.nothing')}>
      <p className="text-muted">{t('orders.nothingHint')}</p>
      <ButtonLink kind="secondary" to={path('/order')}>
        {t('orders.reset')}
      </ButtonLink>
    </Empty>
  );
};
