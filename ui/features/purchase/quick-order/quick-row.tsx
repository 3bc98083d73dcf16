import { observer } from 'mobx-react-lite';
import { MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';
import type { QuickRow } from '#core/purchase/quick-order/index.ts';
import { Trash2 } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { Stepper } from '#ui/design/primitives/stepper.tsx';
import { PriceSwitch } from '#ui/features/catalog/second-price/price-switch.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

interface QuickLineRowProps {
  readonly row: QuickRow;
  readonly store: QuickOrderStore;
}

/** A line of the list: what it is, how many, its prices of which one is chosen, and what it comes to. */
export const QuickLineRow = observer(({ row, store }: QuickLineRowProps) => {
  const { t, path, money } = useLanguage();
  const { line, product, sale, pieces, most, tier, prices, piece, sum } = row;
  const { title, image, code, url } = product;
  const isSold = sale === 'sold';
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[80px_minmax(0,1fr)] sm:gap-x-5">
      <Picture
        src={image}
        alt=""
        width={80}
        height={80}
        sizes="80px"
        className={`aspect-square w-full rounded-control ground object-cover sm:row-span-2 ${isSold ? '' : 'opacity-50'}`}
      />
      <div className="flex min-w-0 items-start gap-3">
        <div className="min-w-0 flex-1 text-14">
          <Link to={path(`/product/${url}`)} className="line-clamp-2 font-medium break-words hover:underline">
            {title}
          </Link>
          <p className="mt-1 flex flex-wrap gap-x-3 text-12">
            <span className="text-muted">{code}</span>
            <Stock row={row} />
          </p>
          {isSold && line.count > pieces ? (
            <p className="mt-1 text-12 font-medium text-warning">
              {t('quickOrder.less', { wanted: line.count, count: pieces })}
            </p>
          ) : null}
        </div>
        <IconButton
          label={t('quickOrder.remove', { title })}
          className="-mt-3 -mr-3 text-muted hover:text-ink"
          onClick={() => store.remove(line.code)}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {isSold ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:col-span-2">
          <Stepper
            value={pieces}
            max={most}
            onChange={(count) => store.setCount(line.code, count)}
            labels={{
              less: t('cart.less', { title }),
              more: t('cart.more', { title }),
              count: t('cart.count', { title }),
            }}
          />
          {prices.length > 1 ? (
            <div className="w-full max-w-80 max-sm:order-last max-sm:max-w-none sm:w-80">
              <PriceSwitch
                legend={t('priceChoice.lineOf', { title })}
                prices={prices}
                chosen={tier}
                onChoose={(chosen) => store.choose(chosen, line.code)}
              />
            </div>
          ) : null}
          <p className="ml-auto text-right">
            <span className="price block text-18">{money(sum)}</span>
            {pieces > 1 ? (
              <span className="block text-12 whitespace-nowrap text-muted">
                {t('cart.perPiece', { price: money(piece) })}
              </span>
            ) : null}
          </p>
        </div>
      ) : null}
    </li>
  );
});

/** How many there are, where that is known and few; or why it cannot be had. */
const Stock = ({ row: { sale, most, product } }: { row: QuickRow }) => {
  const { t, path } = useLanguage();
  if (sale === 'preorder')
    return (
      <Link to={path(`/product/${product.url}`)} className="underline underline-offset-4">
        {t('quickOrder.preorder')}
      </Link>
    );
  if (sale !== 'sold') return <span className="font-medium text-danger">{t(`quickOrder.${sale}`)}</span>;
  return (
    <span className="text-positive">
      {most < MAX_LINE_COUNT ? t('quickOrder.available', { count: most }) : t('quickOrder.inStock')}
    </span>
  );
};
