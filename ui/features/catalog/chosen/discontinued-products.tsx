import type { Product } from '#core/catalog/products/index.ts';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface DiscontinuedProductsProps {
  /** How many of the named products are no longer sold. */
  readonly count: number;
  /** Those of them that the visitor's own list still knows. */
  readonly known: readonly Product[];
  readonly onForget: (product: Product) => void;
}

/** Products of a list that are no longer sold; the visitor's own list names them and can remove them. */
export const DiscontinuedProducts = ({ count, known, onForget }: DiscontinuedProductsProps) => {
  const { t } = useLanguage();
  if (count === 0) return null;
  return (
    <div className="mb-6 rounded-tile bg-promo px-4 py-2 text-14">
      {known.length === 0 ? (
        <p className="py-1.5">{t('chosen.goneCount', { count })}</p>
      ) : (
        <ul>
          {known.map((product) => (
            <li key={product.productId} className="flex items-center justify-between gap-3">
              <span className="min-w-0">{t('chosen.gone', { title: product.title })}</span>
              <CrossButton
                label={t('chosen.forget', { title: product.title })}
                className="-mr-3 text-muted hover:text-ink"
                onClick={() => onForget(product)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
