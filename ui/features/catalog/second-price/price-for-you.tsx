import { observer } from 'mobx-react-lite';
import { isPersonalPrice } from '#core/catalog/second-price/index.ts';
import type { CartLine } from '#core/purchase/cart/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCustomerView } from './customer-view-context.ts';

/** Tells a customer that a lower price is theirs, without naming whose price it is (rule SECOND-4). */
export const PriceForYou = observer(({ line: { product, tier } }: { readonly line: CartLine }) => {
  const { t } = useLanguage();
  const { partnerLooks } = useCustomerView();
  return isPersonalPrice(product, tier, partnerLooks) ? (
    <span className="text-12 text-muted">{t('customerView.price')}</span>
  ) : null;
});
