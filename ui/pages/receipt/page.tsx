import { hasPartnerPrice, type ListedOrder } from '#core/partner/orders/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { Printer } from '#ui/design/icons/index.tsx';
import { Button, ButtonLink } from '#ui/design/primitives/button.tsx';
import { HiddenFromCustomers } from '#ui/features/catalog/second-price/hidden-from-customers.tsx';
import { useFirm } from '#ui/features/purchase/quote/use-firm.ts';
import { ReceiptSheet } from '#ui/features/purchase/receipt/receipt-sheet.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<ListedOrder> = {
  head: ({ orderNumber }, { language: { t }, shell }) => ({
    title: siteTitle(t('receipt.title', { number: orderNumber }), shell),
    description: t('receipt.lead'),
    canonicalPath: '/order/receipt',
    noindex: true,
  }),
};

export const Component = () => (
  <HiddenFromCustomers>
    <OrderReceipt />
  </HiddenFromCustomers>
);

const OrderReceipt = () => {
  const { t, path } = useLanguage();
  const order = useLoaderData<ListedOrder>();
  const firm = useFirm();
  return (
    <div className="container-page pt-5 pb-12 md:pt-8 print:p-0">
      <div className="paper-desk">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
          <div>
            <p className="text-muted">{t('receipt.lead')}</p>
            {hasPartnerPrice(order) ? (
              <p className="mt-1 text-14 text-danger">{t('receipt.tellsPartnerPrice')}</p>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>
              <Printer className="size-5" />
              {t('quote.print')}
            </Button>
            <ButtonLink kind="secondary" to={path('/order')}>
              {t('receipt.toOrders')}
            </ButtonLink>
          </div>
        </div>
        <ReceiptSheet order={{ ...order, goods: order.products }} firm={firm} />
      </div>
    </div>
  );
};
