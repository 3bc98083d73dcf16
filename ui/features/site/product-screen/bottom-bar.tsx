import { type RefObject, useEffect, useState } from 'react';
import type { ProductPage } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { AddButton } from '#ui/features/requests/buy-button/add-button.tsx';

interface BottomBarProps {
  readonly page: ProductPage;
  /** The price block itself: while it is in view the bar would only repeat it. */
  readonly original: RefObject<HTMLElement | null>;
}

/** Price and button at the bottom of a narrow screen, where the price block cannot stay in view. */
export const BottomBar = ({ page: { product, restricted }, original }: BottomBarProps) => {
  const { vitrina } = useSite();
  const [needed, setNeeded] = useState(true);
  useRootMark('buyBar', needed);
  useEffect(() => {
    const element = original.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => setNeeded(entry ? !entry.isIntersecting : true));
    sight.observe(element);
    return () => sight.disconnect();
  }, [original]);
  return needed ? (
    <div className="fixed inset-x-0 bottom-(--bar-height) z-20 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
      <div className="by-room flex items-center gap-4">
        <div className="min-w-0 grow">
          <ProductPrice product={product} className="text-18 sm:text-22" place="bar" />
        </div>
        {/* In the vitrina two buttons share the room, so that their looks go by their own width. */}
        <div className={`flex w-40 shrink-0 gap-2 sm:w-52 ${vitrina ? 'by-room' : ''}`}>
          <AddButton product={product} restricted={restricted} />
        </div>
      </div>
    </div>
  ) : null;
};
