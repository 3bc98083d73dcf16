import type { ShopStock } from '#core/catalog/products/index.ts';
import { Fold } from '#ui/features/kernel/fold/fold.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakHouseNumber } from '#ui/i18n/no-break.ts';

/** Shops that have the product today; nothing when none is known. */
export const StockByShop = ({ stock }: { stock: readonly ShopStock[] }) => {
  const { t } = useLanguage();
  if (stock.length === 0) return null;
  const there = stock.filter(({ quantity }) => quantity > 0).length;
  return (
    <Fold id="stock" title={t('product.stock')} hint={t('product.stockShops', { there, all: stock.length })}>
      <ul>
        {stock.map(({ shopId, title, address, quantity }) => (
          <li
            key={shopId}
            className="flex items-baseline justify-between gap-4 border-t border-hairline py-3 first:border-t-0"
          >
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-14 text-muted">{noBreakHouseNumber(address)}</p>
            </div>
            <p className={`shrink-0 text-14 font-medium ${quantity > 0 ? 'text-positive' : 'text-muted'}`}>
              {quantity > 0 ? t('product.stockCount', { count: quantity }) : t('product.stockNone')}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
};
