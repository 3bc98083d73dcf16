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
import { noBreakShortWords, noBreakUnits } from '#ui/i18n/no-break.ts';
import type { QuickOrderStore } from './quick-order-store.ts';
import './quick-row.css';

/** A line of the list: product, count, prices, total. */
export const QuickLineRow = observer(({ row, store }: { row: QuickRow; store: QuickOrderStore }) => {
  const { t, path, money } = useLanguage();
  const { line, product, sale, pieces, most, tier, prices, piece, sum } = row;
  const { title, image, code, url } = product;
  const isSold = sale === 'sold';
  const hasChoice = prices.length > 1;
  return (
    <li className="quick-row">
      <Picture
        src={image}
        width={72}
        sizes="72px"
        className={`aspect-square w-full rounded-control ground object-cover ${isSold ? '' : 'opacity-50'}`}
      />
      <Link to={path(`/product/${url}`)} className="line-clamp-3 text-14 font-medium hover:underline">
        {noBreakUnits(title)}
      </Link>
      <p className="flex flex-wrap gap-x-3 text-12">
        <span className="text-muted">{code}</span>
        <Stock row={row} />
        {isSold && line.count > pieces ? (
          <span className="font-medium text-warning">
            {noBreakShortWords(t('quickOrder.less', { wanted: line.count, count: pieces }))}
          </span>
        ) : null}
      </p>
      <IconButton
        label={t('quickOrder.remove', { title })}
        className="-mt-3 -mr-3 -mb-3 text-muted hover:text-ink"
        onClick={() => store.remove(line.code)}
      >
        <Trash2 className="size-4.5" />
      </IconButton>
      {isSold ? (
        <>
          <div className="flex flex-wrap items-center gap-2 sm:gap-5">
            <Stepper
              value={pieces}
              max={most}
              onChange={(count) => store.setCount(line.code, count)}
              labels={{
                less: t('cart.less', { title }),
                more: t('cart.more', { title }),
                count: t('cart.count', { title }),
                whole: t('cart.whole'),
              }}
            />
            {hasChoice ? (
              <div className="quick-prices">
                <PriceSwitch
                  tight
                  legend={t('priceChoice.lineOf', { title })}
                  prices={prices}
                  chosen={tier}
                  onChoose={(chosen) => store.choose(chosen, line.code)}
                />
              </div>
            ) : (
              <span className="text-12 text-muted">{t('priceTiers.none')}</span>
            )}
          </div>
          <p className="quick-sum text-right whitespace-nowrap">
            <span className="price block">{money(sum)}</span>
            {pieces > 1 ? (
              // Where prices are chosen among, a phone shows it there.
              <span className={`block text-12 text-muted ${hasChoice ? 'max-sm:hidden' : ''}`}>
                {t('cart.perPiece', { price: money(piece) })}
              </span>
            ) : null}
          </p>
        </>
      ) : null}
    </li>
  );
});

/** Stock where it is low, or why the product is unavailable. */
const Stock = ({ row: { sale, most, product } }: { row: QuickRow }) => {
  const { t, path } = useLanguage();
  if (sale === 'preorder')
    return (
      <Link to={path(`/product/${product.url}`)} className="underline underline-offset-4">
        {noBreakShortWords(t('quickOrder.preorder'))}
      </Link>
    );
  if (sale !== 'sold') return <span className="font-medium text-danger">{t(`quickOrder.${sale}`)}</span>;
  return (
    <span className="text-positive">
      {most < MAX_LINE_COUNT ? t('quickOrder.available', { count: most }) : t('quickOrder.inStock')}
    </span>
  );
};
