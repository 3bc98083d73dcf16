import { observer } from 'mobx-react-lite';
import { finalPrice, type Product } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { planBesidePrice } from '#core/requests/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { openFold } from '#ui/features/kernel/fold/fold.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { PRODUCT_CREDIT_ID } from './product-credit-id.ts';

/**
 * The monthly payment at the retail price, linking to the calculator on the page: an interest-free loan if there is
 * one, else the smallest payment; absent when nobody lends that sum (rule CREDIT-14). Below another price it names the
 * retail one.
 */
export const CreditLead = observer(({ product }: { product: Product }) => {
  const { t, money } = useLanguage();
  const { creditPartners } = useShell();
  const { partnerLooks } = useCustomerView();
  const plan = planBesidePrice(finalPrice(product), creditPartners);
  if (!plan) return null;
  const amount = money(plan.monthlyPayment);
  return (
    <p className="text-14 text-muted">
      <a
        href={`#${PRODUCT_CREDIT_ID}`}
        onClick={() => openFold(PRODUCT_CREDIT_ID)}
        className="inline-block py-1 underline underline-offset-4 transition hover:text-ink"
      >
        {plan.overpayment === 0
          ? t('credit.free', { amount, months: t('credit.monthsShort', { count: plan.months }) })
          : t('credit.monthly', { amount, count: plan.months })}
        {shownPrices(product, partnerLooks).length > 1 ? (
          <>
            , <span className="whitespace-nowrap">{t('priceTiers.retail.at').toLowerCase()}</span>
          </>
        ) : null}
      </a>
    </p>
  );
});
