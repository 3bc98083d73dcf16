import { observer } from 'mobx-react-lite';
import { type CartReceiver, cartToShare } from '#core/purchase/shared-cart/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { HandOverButton } from '#ui/features/catalog/sharing/hand-over-button.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Hands the cart over: to a customer, who buys in the shop, or to a colleague (hidden from customers). */
export const HandOverCart = observer(() => {
  const { t } = useLanguage();
  const { lines } = useCart();
  const { vitrina, origin, shopOrigin } = useSite();
  const { partnerLooks } = useCustomerView();
  const to = (receiver: CartReceiver, at: string) => ({
    name: vitrina ? t(`handOver.to.${receiver}`) : '',
    origin: at,
    lines: cartToShare(lines, receiver).lines,
  });
  const customer = to('customer', vitrina ? shopOrigin : origin);
  const colleague = vitrina && partnerLooks ? [to('colleague', origin)] : [];
  return (
    <HandOverButton
      list={{ kind: 'cart', receivers: [customer, ...colleague] }}
      label={t('handOver.title.cart')}
      bare
      className="ml-auto"
    />
  );
});
