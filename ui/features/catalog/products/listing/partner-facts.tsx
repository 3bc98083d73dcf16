import { type Product, saleState } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** What a partner orders by: the code, and in a list that shows a row a product also whether it is there. */
export const PartnerFacts = ({ product }: { readonly product: Product }) => {
  const { t } = useLanguage();
  return (
    <p className="tile-facts text-14 text-muted">
      <span className="tile-code">
        <span>{t('listing.columns.code')} </span>
        {product.code}
      </span>
      <Stock product={product} />
    </p>
  );
};

/** How many there are, where a list knows it; else whether there is any. */
const Stock = ({ product }: { readonly product: Product }) => {
  const { t } = useLanguage();
  const sale = saleState(product);
  if (sale === 'sold') {
    const { available } = product;
    return (
      <span className="tile-stock text-positive">
        {available === undefined ? t('listing.stock.sold') : t('listing.stock.pieces', { count: available })}
      </span>
    );
  }
  return <span className="tile-stock">{t(sale === 'absent' ? 'listing.stock.absent' : `tile.${sale}`)}</span>;
};
