import { useLanguage } from '#ui/i18n/context.ts';
import { useNavigate } from '#ui/router/hooks.ts';
import { useCheckout } from './checkout-context.ts';

/** After an order is placed, opens its payment page or the confirmation. */
export const useShowPlacedOrder = (): ((placed: boolean) => void) => {
  const checkout = useCheckout();
  const { path } = useLanguage();
  const navigate = useNavigate();
  return (placed) => {
    if (!placed) return;
    const { paymentAddress } = checkout;
    if (paymentAddress) window.location.assign(paymentAddress);
    else void navigate(path('/confirmation'));
  };
};
