import { keyFigures, type ProductPage } from '#core/catalog/products/index.ts';
import { OperatorHtml } from '#ui/features/kernel/rich-text/operator-html.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';

/** A longer description is cut on a phone until it is asked for, characters of HTML. */
const LONG = 300;

interface DescriptionProps {
  readonly page: Pick<ProductPage, 'product' | 'properties' | 'description'>;
}

/** The product's figures (rule PRODUCT-5) and the provider's description; nothing without either. */
export const Description = ({ page: { product, properties, description } }: DescriptionProps) => {
  const { t } = useLanguage();
  const figures = keyFigures(product, properties);
  if (description === '' && figures.length === 0) return null;
  const isLong = description.length > LONG;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-22 md:text-28">
        {t('product.about')}
      </h2>
      {figures.length === 0 ? null : (
        <dl className="mt-3 grid grid-cols-3 gap-2">
          {figures.map(({ name, value }) => (
            <div key={name} className="flex flex-col-reverse justify-end rounded-tile bg-tile p-2 md:p-3">
              <dt className="text-12 hyphens-auto text-muted">{name}</dt>
              <dd className="text-16 font-bold whitespace-nowrap md:text-22">{noBreakUnits(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={isLong ? 'clamped' : ''}>
        <OperatorHtml html={description} className="rich rich-short mt-3" />
      </div>
      {isLong ? (
        <details className="group print:hidden">
          <summary className="flex min-h-11 items-center text-14 font-medium text-link group-open:hidden md:hidden">
            {t('product.readAll')}
          </summary>
        </details>
      ) : null}
    </section>
  );
};
