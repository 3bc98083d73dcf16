import { type Product, priceBeforeDiscount } from '#core/catalog/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface ProductPriceProps {
  readonly product: Product;
  /** Type of the price itself; the struck one is always smaller. */
  readonly className: string;
}

/** What a product costs now and, when it is discounted, what it cost before. */
export const ProductPrice = ({ product, className }: ProductPriceProps) => {
  const { t, money } = useLanguage();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className={`price ${className}`}>
        <span className="sr-only">{t('tile.now')} </span>
        {money(product.price)}
      </span>
      {product.discount > 0 ? (
        <span className="text-14 whitespace-nowrap text-muted tabular-nums">
          <span className="sr-only">{t('tile.before')} </span>
          <s>{money(priceBeforeDiscount(product))}</s>
        </span>
      ) : null}
    </p>
  );
};
