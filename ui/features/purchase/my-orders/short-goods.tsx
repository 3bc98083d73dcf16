import type { ShortGood } from '#core/purchase/my-orders/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Products of a repeated order that could not be added; announced. */
export const ShortGoods = ({ goods }: { readonly goods: readonly ShortGood[] | undefined }) => {
  const { t } = useLanguage();
  return (
    <div role="status" className="text-14 empty:hidden">
      {goods && goods.length > 0 ? (
        <ul className="flex flex-col gap-1 rounded-tile bg-promo p-4">
          {goods.map(({ productId, title, left }) => (
            <li key={productId}>
              {left === 0 ? t('order.repeatGone', { title }) : t('order.repeatFewer', { title, count: left })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
