import { Check, ShoppingBag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type Product, saleState } from '#core/catalog/index.ts';
import { useStores } from '#ui/app/stores.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface AddButtonProps {
  readonly product: Product;
  /** The product's own page says that it is not sold. */
  readonly restricted?: boolean;
  readonly size?: 'md' | 'lg';
  readonly className?: string;
}

/** Puts a product in the cart; once it is there, opens the cart; says why when it cannot be bought. */
export const AddButton = observer(({ product, restricted = false, size = 'md', className = '' }: AddButtonProps) => {
  const { cart } = useStores();
  const { t, locale } = useLanguage();
  const { productId, title } = product;
  const sale = saleState(product, restricted);
  const type = size === 'md' ? 'text-14 @min-[200px]:text-16' : '';
  if (sale !== 'sold') {
    const height = size === 'md' ? 'h-11' : 'h-13';
    return (
      <p className={`flex w-full items-center justify-center rounded-control bg-tile text-14 text-muted ${height}`}>
        {t(sale === 'preorder' ? 'tile.soon' : `tile.${sale}`)}
      </p>
    );
  }
  return cart.has(productId) ? (
    <Button
      kind="secondary"
      size={size}
      wide
      className={`px-2 ${type} ${className}`}
      aria-label={t('tile.inCartOf', { title })}
      onClick={() => cart.show(locale)}
    >
      <Check aria-hidden="true" className="size-5 text-positive" />
      {t('tile.inCart')}
    </Button>
  ) : (
    <Button
      size={size}
      wide
      className={`px-2 ${type} ${className}`}
      aria-label={t('tile.addOf', { title })}
      onClick={() => cart.add(product, locale)}
    >
      <ShoppingBag aria-hidden="true" className="hidden size-5 @min-[180px]:block" />
      {t('tile.add')}
    </Button>
  );
});
