import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useDeliveryLabel } from './use-delivery-label.ts';

const Row = ({ label, tone = '', children }: { label: string; tone?: string; children: ReactNode }) => (
  <div className={`flex items-baseline justify-between gap-4 ${tone}`}>
    <dt className="min-w-0">{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
);

/** What the cart comes to: before discounts, what is saved, delivery as chosen, and all together. */
export const Totals = observer(() => {
  const { t, money } = useLanguage();
  const { undiscounted, saving, delivery, total } = useCheckout().totals;
  const deliveryLabel = useDeliveryLabel();
  return (
    <dl className="flex flex-col gap-1.5 text-14">
      <Row label={t(saving > 0 ? 'cart.undiscounted' : 'cart.goods')} tone="text-muted">
        {money(undiscounted)}
      </Row>
      {saving > 0 ? (
        <Row label={t('cart.saving')} tone="text-positive font-medium">
          −{money(saving)}
        </Row>
      ) : null}
      <Row label={deliveryLabel} tone="text-muted">
        {delivery > 0 ? money(delivery) : t('cart.free')}
      </Row>
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-hairline pt-3">
        <dt className="text-16 font-semibold">{t('cart.total')}</dt>
        <dd className="price text-28">{money(total)}</dd>
      </div>
    </dl>
  );
});
