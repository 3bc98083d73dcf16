import type { ReactNode } from 'react';
import type { Bani } from '#core/kernel/shared/index.ts';
import type { CartTotals } from '#core/purchase/cart/index.ts';
import type { Advance } from '#core/purchase/checkout/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const Row = ({ label, tone = '', children }: { label: string; tone?: string; children: ReactNode }) => (
  <div className={`flex items-baseline justify-between gap-4 ${tone}`}>
    <dt className="min-w-0">{label}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
  </div>
);

interface TotalsProps {
  /** Absent where only the sum to be paid is known. */
  readonly totals: CartTotals | undefined;
  readonly total?: Bani | undefined;
  /** How it is delivered, in words. */
  readonly delivery: string;
  /** Of the row with all together. */
  readonly totalClass?: string;
  /** What was paid before, and what remains. */
  readonly advance?: Advance | undefined;
}

/** What goods come to: before discounts, what is saved, delivery, and all together. */
export const Totals = ({ totals, total = totals?.total, delivery, totalClass = '', advance }: TotalsProps) => {
  const { t, money } = useLanguage();
  return (
    <dl className="flex flex-col gap-1.5 text-14">
      {totals ? <Parts totals={totals} delivery={delivery} /> : null}
      <div className={`mt-1.5 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 ${totalClass}`}>
        <dt className="text-16 font-semibold">{t('cart.total')}</dt>
        <dd className="price text-28">{money(total)}</dd>
      </div>
      {advance ? (
        <>
          <Row label={t('advance.paid')} tone="text-muted">
            {money(advance.paid)}
          </Row>
          <Row label={t('advance.remains')} tone="font-semibold">
            {money(advance.remains)}
          </Row>
        </>
      ) : null}
    </dl>
  );
};

const Parts = ({ totals, delivery: label }: { totals: CartTotals; delivery: string }) => {
  const { t, money } = useLanguage();
  const { undiscounted, saving, code, delivery } = totals;
  return (
    <>
      <Row label={t(saving > 0 ? 'cart.undiscounted' : 'cart.goods')} tone="text-muted">
        {money(undiscounted)}
      </Row>
      {saving > 0 ? (
        <Row label={t('cart.saving')} tone="text-positive font-medium">
          −{money(saving)}
        </Row>
      ) : null}
      {code > 0 ? (
        <Row label={t('promoCode.label')} tone="text-positive font-medium">
          −{money(code)}
        </Row>
      ) : null}
      <Row label={label} tone="text-muted">
        {delivery > 0 ? money(delivery) : t('cart.free')}
      </Row>
    </>
  );
};
