import { ordersQuery } from '#core/partner/orders/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { HiddenFromCustomers } from '#ui/features/catalog/second-price/hidden-from-customers.tsx';
import { FiguresView } from '#ui/features/partner/figures/figures-view.tsx';
import { OrdersFilterForm } from '#ui/features/partner/orders/orders-filter-form.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { FiguresData } from './loader.ts';

export const handle: PageHandle<FiguresData> = {
  head: privateHead('figures.title', 'figures.lead', '/order/figures'),
};

export const Component = () => (
  <HiddenFromCustomers>
    <Figures />
  </HiddenFromCustomers>
);

const Figures = () => {
  const { t, path } = useLanguage();
  const { filter, today, sellers } = useLoaderData<FiguresData>();
  const query = ordersQuery({ ...filter, page: 1 }, today);
  return (
    <div className="container-page pt-5 pb-12 md:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-28">{t('figures.title')}</h1>
        <ButtonLink kind="secondary" size="sm" to={query === '' ? path('/order') : `${path('/order')}?${query}`}>
          {t('figures.toOrders')}
        </ButtonLink>
      </div>
      <p className="mt-1 text-muted">{t('figures.lead')}</p>
      <OrdersFilterForm key={query} page="/order/figures" filter={filter} today={today} sellers={sellers} />
      <FiguresView key={`${query} counted`} filter={filter} />
    </div>
  );
};
