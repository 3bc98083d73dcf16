import { observer } from 'mobx-react-lite';
import { useSite } from '#ui/app/site.ts';
import { FileText } from '#ui/design/icons/index.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Leads a partner, but no customer, from the cart to its printed offer (rule SECOND-7); absent in the shop. */
export const QuoteLink = observer(({ className = '' }: { readonly className?: string }) => {
  const { t, path } = useLanguage();
  const cart = useCart();
  const { vitrina } = useSite();
  const { ownPages } = useCustomerView();
  return vitrina && ownPages === 'open' ? (
    <ButtonLink kind="quiet" size="sm" to={path('/order/quote')} className={className} onClick={cart.leave}>
      <FileText className="size-5" />
      {t('quote.make')}
    </ButtonLink>
  ) : null;
});
