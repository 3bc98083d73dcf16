import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import { showsRetailNotice } from '#core/requests/leads/index.ts';
import { CalendarClock } from '#ui/design/icons/index.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Pre-orders a product; a partner who sees two prices reads which one counts (rule LEAD-6). */
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
      // The accessible name contains the visible text, for voice control.
      label={at === undefined ? label : `${label}. ${now} ${at}`}
    >
      <CalendarClock />
      {at === undefined ? (
        now
      ) : (
        // Two lines as wide as the longer: wrapped text would push the icon to the edge.
        <span className={size === 'lg' ? undefined : 'flex flex-col'}>
          {now} <span className={size === 'lg' ? undefined : 'text-12 font-normal whitespace-nowrap'}>{at}</span>
        </span>
      )}
    </LeadButton>
  );
});
