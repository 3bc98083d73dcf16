import { linePrice } from '#core/purchase/cart/index.ts';
import type { ReceivedLine } from '#core/purchase/shared-cart/index.ts';
import { Link } from '#ui/design/link.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** A product of a shared cart: available count, and why not more. */
export const ReceivedLineRow = ({ line }: { readonly line: ReceivedLine }) => {
  const { t, path, money } = useLanguage();
  const { product, count, obstacle } = line;
  const { title, url, image } = product;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3 py-4 text-14">
      <LinePicture image={image} faded={count === 0} className="row-span-2" />
      <div className="min-w-0">
        <Link to={path(`/product/${url}`)} className="line-clamp-3 font-medium hover:underline">
          {title}
        </Link>
        <p className="mt-1 text-muted">
          {count > 1 ? t('cart.pieces', { count, price: money(linePrice({ ...line, count: 1 })) }) : null}
        </p>
        {obstacle ? (
          <p className="font-semibold text-danger">
            {t(`handOver.obstacle.${obstacle}`, { count, wanted: line.wanted })}
          </p>
        ) : null}
      </div>
      <p className="font-semibold">{count > 0 ? money(linePrice(line)) : null}</p>
    </li>
  );
};
