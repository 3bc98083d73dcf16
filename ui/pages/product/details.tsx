import { mayWatchPrice } from '#core/requests/price-watch/index.ts';
import type { ProductScreen } from '#core/site/screens/index.ts';
import { ProductPriceHistory } from '#ui/features/catalog/price-history/price-history.tsx';
import { Description } from '#ui/features/catalog/product/description.tsx';
import { Properties } from '#ui/features/catalog/product/properties.tsx';
import { StockByShop } from '#ui/features/catalog/product/shop-stock.tsx';
import { Reviews } from '#ui/features/catalog/reviews/reviews.tsx';
import { ProductCredit } from '#ui/features/requests/credit/product-credit.tsx';
import { PriceWatchButton } from '#ui/features/requests/price-watch/price-watch-button.tsx';
import { FittingSet } from '#ui/features/site/product-screen/fitting-set.tsx';

export const Details = ({ page }: { readonly page: ProductScreen }) => {
  const { product } = page;
  const watched = mayWatchPrice(page);
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <Description page={page} />
      <Properties groups={page.properties} />
      <div className="empty:hidden print:hidden">
        <FittingSet products={page.fits ?? []} />
      </div>
      <div className="flex flex-col">
        <StockByShop stock={page.stock} />
        <div className="empty:hidden print:hidden">
          <ProductCredit product={product} restricted={page.restricted} />
        </div>
        <ProductPriceHistory history={page.priceHistory}>
          {watched ? <PriceWatchButton product={product} /> : null}
        </ProductPriceHistory>
      </div>
      {page.reviews === null ? null : (
        <div className="print:hidden">
          <Reviews productId={product.productId} first={page.reviews} />
        </div>
      )}
    </div>
  );
};
