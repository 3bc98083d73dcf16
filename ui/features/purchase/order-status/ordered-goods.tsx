import type { OrderedGood } from '#core/purchase/checkout/index.ts';
import { Link } from '#ui/design/link.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';

/** What was ordered: each product, how many pieces, and what one costs. */
export const OrderedGoods = ({ goods }: { goods: readonly OrderedGood[] }) => {
  const { t, money, path } = useLanguage();
  return (
    <ul aria-label={t('order.goods')} className="flex w-full flex-col gap-3 text-14">
      {goods.map(({ productId, title, url, image, count, price }) => (
        <li key={productId} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
          <LinePicture image={image} className="print:hidden" />
          <div className="grid items-baseline gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            {url ? (
              <Link to={path(`/product/${url}`)} className="min-w-0 underline-offset-4 hover:underline">
                {noBreakName(title)}
              </Link>
            ) : (
              <span className="min-w-0">{noBreakName(title)}</span>
            )}
            <span className="whitespace-nowrap text-muted">{t('orders.pieces', { count, price: money(price) })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
};
