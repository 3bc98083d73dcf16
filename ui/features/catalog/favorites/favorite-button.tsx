import type { Product } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ToggleButton } from '#ui/features/catalog/chosen/toggle-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useFavorites } from './favorites-context.ts';

/** Adds a product to the favourites; the vitrina has none (rule AUTH-7). */
export const FavoriteButton = ({ product, look }: { product: Product; look: 'tile' | 'words' }) => {
  const { t } = useLanguage();
  const favorites = useFavorites();
  if (useSite().vitrina) return null;
  const label = t('favorites.toggleOf', { title: product.title });
  const words = { words: t('favorites.toggle'), chosenWords: t('favorites.chosen') };
  return <ToggleButton store={favorites} list="favorites" {...{ ...words, product, look, label }} />;
};
