import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/**
 * A page for the partner's own eyes (rule SECOND-7). A customer finds a notice in its place. Until it is known who looks
 * nothing of it is in the document, as on the server.
 */
export const PartnersOwn = observer(({ children }: { readonly children: ReactNode }) => {
  const { ownPages } = useCustomerView();
  if (ownPages === 'open') return children;
  return <div className="container-page pt-5 pb-12 md:pt-8">{ownPages === 'awaited' ? <Awaited /> : <Covered />}</div>;
});

const Awaited = () => (
  <>
    <Skeleton className="h-12" />
    <Skeleton className="mt-8 h-96" />
  </>
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
    <div className="flex flex-col items-start gap-3">
      <h1 className="text-28">{t('customerView.covered')}</h1>
      <p className="text-muted">{t('customerView.coveredHint')}</p>
      <Button kind="secondary" onClick={leave}>
        {t('customerView.leave')}
      </Button>
    </div>
  );
};
