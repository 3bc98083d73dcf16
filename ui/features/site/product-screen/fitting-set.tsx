import { observer } from 'mobx-react-lite';
import { fittingOffer } from '#core/catalog/fitting/index.ts';
import { type PriceTier, type Product, RETAIL } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { FITTING_ID } from './fitting-id.ts';

/** Accessories of a product, and a button with the sum that adds all; absent without any (rules FIT-1, FIT-2). */
export const FittingSet = observer(({ products }: { readonly products: readonly Product[] }) => {
  const { t } = useLanguage();
  const { cart: mayBuy } = useVisibleParts();
  const { partnerLooks } = useCustomerView();
  const cart = useCart();
  if (products.length === 0) return null;
  const offer = fittingOffer(products, cart.has, partnerLooks);
  return (
    <div id={FITTING_ID} className="flex scroll-mt-(--header-height) flex-col gap-5">
      <ProductRow title={t('fits.title')} products={products} />
      {!mayBuy ? null : offer.kind === 'together' ? (
        <div className="flex flex-wrap gap-2">
          {offer.sums.map(({ tier, price }) => (
            <AddAll
              key={tier}
              products={offer.products}
              many={offer.products.length < products.length ? 'rest' : products.length === 2 ? 'two' : 'three'}
              tier={tier}
              sum={price}
              alone={offer.sums.length === 1}
            />
          ))}
        </div>
      ) : offer.kind === 'single' ? null : (
        <p className="flex min-h-11 items-center text-14 text-muted">{t('fits.had')}</p>
      )}
    </div>
  );
});

interface AddAllProps {
  readonly products: readonly Product[];
  readonly many: 'two' | 'three' | 'rest';
  readonly tier: PriceTier;
  readonly sum: Bani;
  /** There is no second price level. */
  readonly alone: boolean;
}

/** Adds all at a price level: the partner's own is the primary button, the retail one secondary (rule SECOND-9). */
const AddAll = ({ products, many, tier, sum, alone }: AddAllProps) => {
  const { t, money, locale } = useLanguage();
  const cart = useCart();
  const shown = { sum: money(sum) };
  const isRetail = tier === RETAIL;
  const seen = isRetail ? t('priceTiers.add', { price: shown.sum }) : t(`fits.${tier}.${many}`, shown);
  return (
    <Button
      kind={isRetail ? 'secondary' : 'primary'}
      className="max-sm:w-full"
      // The accessible name contains the visible text, for voice control.
      aria-label={isRetail && !alone ? `${t(`fits.${many}`, shown)}. ${seen}` : undefined}
      onClick={() => cart.addAll(products, locale, tier)}
    >
      {isRetail && !alone ? null : <ShoppingBag className="size-5" />}
      {alone ? t(`fits.${many}`, shown) : seen}
    </Button>
  );
};
