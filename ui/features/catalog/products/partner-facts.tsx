import type { Product } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Stock } from './stock.tsx';

/** What a partner orders by: the code, and how many there are. */
export const PartnerFacts = ({ product }: { readonly product: Product }) => {
  const { t } = useLanguage();
  return (
    <p className="tile-facts text-14 text-muted">
      <span className="tile-code whitespace-nowrap">
        <span className="sr-only">{t('tile.code')} </span>
        {product.code}
      </span>
      <Stock product={product} />
    </p>
  );
};
