import { observer } from 'mobx-react-lite';
import { fittingOffer } from '#core/catalog/fitting/index.ts';
import type { Product } from '#core/catalog/products/index.ts';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** One alone has its button in its tile. */
const words = { 2: 'fits.two', 3: 'fits.three' } as const;
const isCounted = (count: number): count is keyof typeof words => count in words;

/** What fits a product, and all of it, if it is more than one, in one press with the sum; absent where nothing is known to fit (rules FIT-1, FIT-2). */
export const FittingSet = observer(({ products }: { readonly products: readonly Product[] }) => {
  const { t, money, locale } = useLanguage();
  const { cart: mayBuy } = useVisibleParts();
  const cart = useCart();
  if (products.length === 0) return null;
  const { products: offered, sum } = fittingOffer(products, cart.has);
  const count = offered.length;
  return (
    <div className="flex flex-col gap-5">
      <ProductRow title={t('fits.title')} products={products} />
      {!mayBuy ? null : isCounted(count) ? (
        <Button kind="secondary" className="self-start max-sm:w-full" onClick={() => cart.addAll(offered, locale)}>
          <ShoppingBag aria-hidden="true" className="size-5" />
          {t(words[count], { sum: money(sum) })}
        </Button>
      ) : count > 0 ? null : (
        <p className="flex min-h-11 items-center text-14 text-muted">{t('fits.had')}</p>
      )}
    </div>
  );
});
