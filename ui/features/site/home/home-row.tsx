import { createLoadRow, type HomeRow as Row } from '#core/site/screens/index.ts';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useHomePorts } from './home-ports.ts';

/** A row of products on the home page, with the first ones rendered (rule HOME-3). */
export const HomeRow = ({ row: { source, products, total, ...rest } }: { readonly row: Row }) => {
  const { t, locale } = useLanguage();
  const ports = useHomePorts();
  const title = 'slider' in source ? source.slider : t(`home.${source.collection}`);
  const load = () => createLoadRow(ports)(locale, source);
  return <ProductRow title={title} products={products} more={{ total, load }} {...rest} />;
};
