import { observer } from 'mobx-react-lite';
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

/** Lets the customer go and begins anew at the vitrina's home (rule CHECKOUT-11); absent in the shop. */
export const NextCustomerButton = observer(({ kind, className = '' }: NextCustomerButtonProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const customer = useCustomer();
  const { partnerLooks } = useCustomerView();
  const navigate = useNavigate();
  // Aside of what is being sold it is no word for the customer's eyes.
  if (!vitrina || !customer.mayLeave() || (kind === 'quiet' && !partnerLooks)) return null;
  const leave = () => {
    customer.leave();
    void navigate(path('/'));
  };
  return (
    <Button kind={kind} className={className} onClick={leave}>
      <UserRoundPlus aria-hidden="true" className="size-5" />
      {t('customerView.next')}
    </Button>
  );
});
