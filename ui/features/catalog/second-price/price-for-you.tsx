import { observer } from 'mobx-react-lite';
import { isPriceForYou } from '#core/catalog/second-price/index.ts';
import type { CartLine } from '#core/purchase/cart/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/**
 * Says to a customer why a line costs less than the product's page says: it is their price. It stands beside the sum and tells
 * nothing of whose price that is (rule SECOND-4).
 */
export const PriceForYou = observer(({ line: { product, tier } }: { readonly line: CartLine }) => {
  const { t } = useLanguage();
  const { partnerLooks } = useCustomerView();
  return isPriceForYou(product, tier, partnerLooks) ? (
    <span className="text-12 text-muted">{t('customerView.price')}</span>
  ) : null;
});
