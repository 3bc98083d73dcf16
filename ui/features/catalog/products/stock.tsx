import { type Product, saleState } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface StockProps {
  readonly product: Product;
  /** Its page says that it must not be sold. */
  readonly restricted?: boolean;
}

/** Whether a product is there to be sold (rule SALE-1), and how many pieces where that is known. */
export const Stock = ({ product, restricted }: StockProps) => {
  const { t } = useLanguage();
  const state = saleState(product, restricted);
  if (state !== 'sold')
    return <span className={`tile-stock ${state === 'absent' ? 'text-danger' : ''}`}>{t(`tile.${state}`)}</span>;
  const { available } = product;
  return (
    <span className="tile-stock text-positive">
      {available === undefined ? t('stock.sold') : t('stock.pieces', { count: available })}
    </span>
  );
};
