import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/**
 * A page that only the partner may see (rule SECOND-7); a customer sees a notice instead. It is invisible until the
 * viewer is known. Without scripts it is shown.
 */
export const HiddenFromCustomers = observer(({ children }: { readonly children: ReactNode }) => {
  const { ownPages } = useCustomerView();
  if (ownPages === 'closed') return <Covered />;
  return (
    <>
      {ownPages === 'awaited' ? <Awaited /> : null}
      <div className={ownPages === 'awaited' ? 'hidden noscript:block' : ''}>{children}</div>
    </>
  );
});

const Awaited = () => (
  <div className="container-page pt-5 pb-12 md:pt-8 noscript:hidden">
    <Skeleton className="h-12" />
    <Skeleton className="mt-8 h-96" />
  </div>
);

const Covered = () => {
  const { t } = useLanguage();
  const { toggle } = useCustomerView();
  const leave = ({ currentTarget }: MouseEvent) => {
    // The button goes with the notice: the focus stays on the page that comes in its place.
    currentTarget.closest('main')?.focus();
    toggle();
  };
  return (
    <div className="container-page flex flex-col items-start gap-3 pt-5 pb-12 md:pt-8">
      <h1 className="text-28">{t('customerView.covered')}</h1>
      <p className="text-muted">{t('customerView.coveredHint')}</p>
      <Button kind="secondary" onClick={leave}>
        {t('customerView.leave')}
      </Button>
    </div>
  );
};
