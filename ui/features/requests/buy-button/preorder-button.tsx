import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { showsRetailNotice } from '#core/requests/leads/index.ts';
import { CalendarClock } from '#ui/design/icons/index.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Pre-orders what is to come; where a partner sees another price beside it, it says at which (rule LEAD-6). */
export const PreorderButton = observer(({ product, size }: { product: Product; size: 'md' | 'lg' }) => {
  const { t } = useLanguage();
  const { partnerLooks } = useCustomerView();
  const label = t('leads.preorderOf', { title: product.title });
  const now = t('leads.preorderNow');
  const at = showsRetailNotice({ kind: 'preorder', product }, partnerLooks)
    ? size === 'lg'
      ? t('priceTiers.retail.at').toLowerCase()
      : t('leads.preorderAt')
    : undefined;
  return (
    <LeadButton
      kind="preorder"
      product={product}
      size={size}
      className="buy-button"
      // What is seen is a part of what is heard, or nobody could say it to press it.
      label={at === undefined ? label : `${label}. ${now} ${at}`}
    >
      <CalendarClock />
      {at === undefined ? (
        now
      ) : (
        // Lines of their own, as wide as the longer: wrapped, they would take all room and leave the icon at the edge.
        <span className={size === 'lg' ? undefined : 'flex flex-col'}>
          {now} <span className={size === 'lg' ? undefined : 'text-12 font-normal whitespace-nowrap'}>{at}</span>
        </span>
      )}
    </LeadButton>
  );
});
