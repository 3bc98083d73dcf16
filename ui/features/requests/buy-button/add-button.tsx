import { observer } from 'mobx-react-lite';
import { type Product, saleState } from '#core/catalog/products/index.ts';
import { BellRing, CalendarClock, Check, ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { SecondAddButton } from '#ui/features/purchase/cart/second-add-button.tsx';
import { LeadButton } from '#ui/features/requests/leads/lead-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface AddButtonProps {
  readonly product: Product;
  /** The product's own page says that it is not sold. */
  readonly restricted?: boolean;
  readonly size?: 'md' | 'lg';
}

/** In a tile the words and the icon follow the tile's width; the large button has room for both. */
const looks = {
  md: { height: 'h-11', words: 'text-14 @min-[200px]:text-16', icon: 'hidden size-5 @min-[180px]:block' },
  lg: { height: 'h-13', words: 'text-16', icon: 'size-5' },
} as const;

/**
 * Puts a product in the cart; once it is there, opens the cart. What is to come is pre-ordered, of what is absent one is
 * told when it is back, and what is never sold says so.
 */
export const AddButton = observer(({ product, restricted = false, size = 'md' }: AddButtonProps) => {
  const cart = useCart();
  const { cart: mayBuy } = useVisibleParts();
  const { t, locale } = useLanguage();
  const { productId, title } = product;
  const sale = saleState(product, restricted);
  const { height, words, icon } = looks[size];
  if (sale === 'preorder' || sale === 'absent') {
    const isPreorder = sale === 'preorder';
    const Icon = isPreorder ? CalendarClock : BellRing;
    const notify = size === 'lg' ? 'leads.notifyLong' : 'leads.notify';
    return (
      <LeadButton
        kind={isPreorder ? 'preorder' : 'back_in_stock'}
        product={product}
        look={isPreorder ? 'primary' : 'secondary'}
        size={size}
        wide
        className="px-2!"
        label={t(isPreorder ? 'leads.preorderOf' : 'leads.notifyOf', { title })}
      >
        <Icon aria-hidden="true" className={icon} />
        <span className={words}>{t(isPreorder ? 'leads.preorderNow' : notify)}</span>
      </LeadButton>
    );
  }
  if (sale === 'restricted') {
    return (
      <p className={`flex w-full items-center justify-center rounded-control bg-tile text-14 text-muted ${height}`}>
        {t('tile.restricted')}
      </p>
    );
  }
  if (!mayBuy) return null;
  return cart.has(productId) ? (
    <Button
      kind="secondary"
      size={size}
      wide
      className="px-2!"
      aria-label={t('tile.inCartOf', { title })}
      onClick={() => cart.show(locale)}
    >
      <Check aria-hidden="true" className="size-5 text-positive" />
      <span className={words}>{t('tile.inCart')}</span>
    </Button>
  ) : (
    <div className="flex gap-2">
      <Button
        size={size}
        wide
        className="min-w-0 flex-1 px-2! leading-4 whitespace-normal!"
        aria-label={t('tile.addOf', { title })}
        onClick={() => cart.add(product, locale)}
      >
        <ShoppingBag aria-hidden="true" className={icon} />
        <span className={words}>{t('tile.add')}</span>
      </Button>
      <SecondAddButton product={product} size={size} />
    </div>
  );
});
