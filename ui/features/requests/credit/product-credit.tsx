import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { finalPrice, type PriceTier, type Product, RETAIL, saleState } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { isLendable, planBesidePrice } from '#core/requests/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { PriceSwitch } from '#ui/features/catalog/second-price/price-switch.tsx';
import { Fold } from '#ui/features/kernel/fold/fold.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { PRODUCT_CREDIT_ID } from './product-credit-id.ts';
import { useCalculator } from './use-calculator.ts';
import { useCredit } from './use-credit.ts';

/** The credit calculator of a product; absent when nobody lends on it or it cannot be bought (rule CREDIT-2). */
export const ProductCredit = observer(({ product, restricted }: { product: Product; restricted: boolean }) => {
  const { t, path, locale, money } = useLanguage();
  const { creditPartners } = useShell();
  const { partnerLooks } = useCustomerView();
  const [wanted, setWanted] = useState<PriceTier>(RETAIL);
  if (saleState(product, restricted) !== 'sold' || !isLendable(finalPrice(product), creditPartners)) return null;
  const prices = shownPrices(product, partnerLooks).filter(({ price }) => isLendable(price, creditPartners));
  // A customer at the screen gets the retail price, whatever the partner chose.
  const tier = prices.find((price) => price.tier === wanted)?.tier ?? RETAIL;
  const plan = planBesidePrice(finalPrice(product), creditPartners);
  return (
    <Fold
      id={PRODUCT_CREDIT_ID}
      title={t('credit.title')}
      hint={plan && t('credit.aMonth', { amount: money(plan.monthlyPayment) })}
    >
      {prices.length > 1 ? (
        <PriceSwitch legend={t('priceChoice.credit')} prices={prices} chosen={tier} onChoose={setWanted} />
      ) : null}
      <Calculator key={`${product.productId} ${finalPrice(product, tier)} ${locale}`} product={product} tier={tier} />
      <p className="mt-4 text-14 text-muted">
        {t('credit.estimate')}{' '}
        <Link to={path('/credit')} className="text-link underline underline-offset-4">
          {t('credit.allTerms')}
        </Link>
      </p>
    </Fold>
  );
});

const Calculator = ({ product, tier }: { product: Product; tier: PriceTier }) => {
  const { t } = useLanguage();
  const credit = useCredit();
  const calculator = useCalculator(finalPrice(product, tier), product, tier);
  return (
    <div className="@container">
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 @min-[600px]:grid-cols-[minmax(0,1fr)_minmax(240px,300px)]">
        <CalculatorFields calculator={calculator} />
        <div className="rounded-tile bg-tile p-5">
          <CalculatorResult calculator={calculator}>
            <div className="flex flex-col gap-1">
              <Button wide aria-haspopup="dialog" onClick={() => credit.show(calculator)}>
                {t('credit.apply')}
              </Button>
              <Button kind="quiet" wide aria-haspopup="dialog" onClick={credit.showPrime}>
                {t('credit.primeOpen')}
              </Button>
            </div>
          </CalculatorResult>
        </div>
      </div>
    </div>
  );
};
