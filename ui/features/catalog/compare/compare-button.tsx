import type { Product } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ToggleButton } from '#ui/features/catalog/chosen/toggle-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCompare } from './compare-context.ts';

/** Adds a product to the comparison; the vitrina has none (rule AUTH-7). */
export const CompareButton = ({ product, look }: { product: Product; look: 'tile' | 'words' }) => {
  const { t } = useLanguage();
  const compare = useCompare();
  if (useSite().vitrina) return null;
  const label = t('compare.toggleOf', { title: product.title });
  const words = { words: t('compare.toggle'), chosenWords: t('compare.chosen') };
  return <ToggleButton store={compare} list="compare" {...{ ...words, product, look, label }} />;
};
