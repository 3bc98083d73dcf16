import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSite } from '#ui/app/site.ts';
import { UserRoundPlus } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useNavigate } from '#ui/router/hooks.ts';
import { useCustomer } from './customer-context.ts';

interface NextCustomerButtonProps {
  readonly kind: 'primary' | 'quiet';
  readonly className?: string;
}

const SURE = 'next-customer';

/** The question would otherwise be hidden below the fixed totals. */
const bringIntoSight = (question: HTMLElement | null): void => question?.scrollIntoView({ block: 'center' });

/**
 * Clears everything and returns to the vitrina's home page (rule CHECKOUT-11); absent in the shop. Asks first when the
 * cart is not the current screen, because it is emptied, too.
 */
export const NextCustomerButton = observer(({ kind, className = '' }: NextCustomerButtonProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const customer = useCustomer();
  const { partnerLooks } = useCustomerView();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  // Aside of what is being sold it is no word for the customer's eyes.
  if (!vitrina || !customer.mayLeave() || (kind === 'quiet' && !partnerLooks)) return null;
  const leave = () => {
    customer.leave();
    void navigate(path('/'));
  };
  if (asks)
    return (
      <div ref={bringIntoSight} className="flex flex-col gap-3 rounded-tile bg-tile p-4">
        <p id={SURE} className="text-14">
          {t('customerView.nextSure')}
        </p>
        <div className="flex flex-wrap gap-3">
          {/* The fill of other buttons would sink into the panel in the dark, as if it were off. */}
          <Button
            kind="secondary"
            size="sm"
            className="border-ink bg-ink text-surface hover:opacity-85"
            autoFocus
            aria-describedby={SURE}
            onClick={leave}
          >
            {t('customerView.next')}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => setAsks(false)}>
            {t('customerView.nextNo')}
          </Button>
        </div>
      </div>
    );
  return (
    <Button kind={kind} className={className} onClick={kind === 'quiet' ? () => setAsks(true) : leave}>
      <UserRoundPlus className="size-5" />
      {t('customerView.next')}
    </Button>
  );
});
