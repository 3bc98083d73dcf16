import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useState } from 'react';
import { type ProductPage, saleState } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { SoldAt } from '#ui/features/purchase/cart/sold-at.tsx';
import { AddButton } from '#ui/features/requests/buy-button/add-button.tsx';

interface BottomBarProps {
  readonly page: ProductPage;
  /** The page's own button: the bar hides while it is in view. */
  readonly original: RefObject<HTMLElement | null>;
}

/** What covers a narrow screen: the header above, this bar below. */
const COVERED = '-56px 0px -64px';

/** Price and button at the bottom of a narrow screen, while the page's own are out of view. */
export const BottomBar = ({ page, original }: BottomBarProps) => {
  const [needed, setNeeded] = useState(true);
  useRootMark('buyBar', needed);
  useRootMark('tabsHidden', needed);
  useEffect(() => {
    const element = original.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => setNeeded(entry ? !entry.isIntersecting : true), {
      rootMargin: COVERED,
      threshold: 0.9,
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [original]);
  return needed ? (
    <div className="fixed inset-x-0 bottom-(--bar-height) z-20 border-t border-hairline bg-raised px-4 py-2 lg:hidden short:hidden">
      <Offer page={page} />
    </div>
  ) : null;
};

/**
 * A partner's two buttons leave no room for two prices: the buttons name them. The count stands beside the price level
 * in the cart.
 */
const Offer = observer(({ page: { product, restricted } }: Pick<BottomBarProps, 'page'>) => {
  const { vitrina } = useSite();
  const { cart: mayBuy } = useVisibleParts();
  const { partnerLooks } = useCustomerView();
  const cart = useCart();
  const offered = mayBuy && saleState(product, restricted) === 'sold';
  const priced = vitrina && offered && shownPrices(product, partnerLooks).length > 1;
  const added = cart.has(product.productId);
  return (
    <div className="by-room flex min-h-12 items-center gap-4">
      {priced && !added ? null : (
        <div className="min-w-0 grow">
          {priced ? (
            <SoldAt product={product} place="bar" />
          ) : (
            <ProductPrice product={product} className="text-18 sm:text-22" place="bar" />
          )}
        </div>
      )}
      <div className={`flex gap-2 ${priced && !added ? 'flex-1' : 'w-40 shrink-0 sm:w-52'}`}>
        <AddButton product={product} restricted={restricted} priced={priced} />
      </div>
    </div>
  );
});
