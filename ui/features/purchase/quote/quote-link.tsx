import { useSite } from '#ui/app/site.ts';
import { FileText } from '#ui/design/icons/index.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Leads from the cart to its printed offer; absent in the shop. */
export const QuoteLink = ({ className = '' }: { readonly className?: string }) => {
  const { t, path } = useLanguage();
  const cart = useCart();
  return useSite().vitrina ? (
    <ButtonLink kind="quiet" size="sm" to={path('/order/quote')} className={className} onClick={cart.leave}>
      <FileText aria-hidden="true" className="size-5" />
      {t('quote.make')}
    </ButtonLink>
  ) : null;
};
