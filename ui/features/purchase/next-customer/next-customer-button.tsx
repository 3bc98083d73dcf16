import { observer } from 'mobx-react-lite';
import { useSite } from '#ui/app/site.ts';
import { UserRoundPlus } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
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
  const navigate = useNavigate();
  if (!vitrina || !customer.mayLeave()) return null;
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
