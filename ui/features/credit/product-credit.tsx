import { Link } from 'react-router';
import { type Product, saleState } from '#core/catalog/index.ts';
import { creditPrice, monthlyFrom } from '#core/credit/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useStores } from '#ui/app/stores.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { useCalculator } from './use-calculator.ts';

/** Id of the calculator on a product's page. */
export const PRODUCT_CREDIT_ID = 'credit';

interface ProductCreditProps {
  readonly product: Product;
  readonly restricted: boolean;
}

/** What a product costs on credit, by partner and length; absent when nobody lends on it or it cannot be bought. */
export const ProductCredit = ({ product, restricted }: ProductCreditProps) => {
  const { locale } = useLanguage();
  const { creditPartners } = useShell();
  const price = creditPrice(product, false);
  if (saleState(product, restricted) !== 'sold' || monthlyFrom(price, creditPartners) === undefined) return null;
  return <Calculator key={`${product.productId} ${price} ${locale}`} product={product} price={price} />;
};

const Calculator = ({ product, price }: { product: Product; price: number }) => {
  const { t, path } = useLanguage();
  const { credit } = useStores();
  const calculator = useCalculator(price, product);
  return (
    <section aria-labelledby={PRODUCT_CREDIT_ID} className="@container">
      <h2 id={PRODUCT_CREDIT_ID} className="text-22 md:text-28">
        {t('credit.title')}
      </h2>
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
      <p className="mt-4 text-14 text-muted">
        {t('credit.estimate')}{' '}
        <Link to={path('/credit')} className="text-link underline underline-offset-4">
          {t('credit.allTerms')}
        </Link>
      </p>
    </section>
  );
};
