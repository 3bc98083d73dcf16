import type { ProductPage } from '#core/catalog/index.ts';
import { AddButton } from '#ui/features/catalog/add-button.tsx';
import { ProductPrice } from '#ui/features/catalog/product-price.tsx';

/** Price and button at the bottom of a narrow screen, where the price block cannot stay in view. */
export const BottomBar = ({ page: { product, restricted } }: { page: ProductPage }) => (
  <div className="fixed inset-x-0 bottom-(--bar-height) z-20 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
    <div className="@container flex items-center gap-4">
      <div className="min-w-0 grow">
        <ProductPrice product={product} className="text-18 sm:text-22" />
      </div>
      <div className="w-40 shrink-0 sm:w-52">
        <AddButton product={product} restricted={restricted} />
      </div>
    </div>
  </div>
);
