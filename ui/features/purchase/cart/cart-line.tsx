import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import type { PricedLine } from '#core/purchase/cart/index.ts';
import { isUnavailable, maxCount } from '#core/purchase/cart/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Clock, Trash2 } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { Stepper } from '#ui/design/primitives/stepper.tsx';
import { PartnerFacts } from '#ui/features/catalog/products/partner-facts.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { PriceForYou } from '#ui/features/catalog/second-price/price-for-you.tsx';
import { PriceSwitch } from '#ui/features/catalog/second-price/price-switch.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { useCart } from './cart-context.ts';
import './cart-line.css';

interface CartLineRowProps {
  readonly priced: PricedLine;
  /** It was added just now, and is brought before the eyes. */
  readonly isNew?: boolean;
  /** Takes it out. */
  readonly onRemove: () => void;
  /** Saves the product for later. */
  readonly onSave: () => void;
}

/** A line of the cart: product, count, price. */
export const CartLineRow = observer(({ priced, isNew = false, onRemove, onSave }: CartLineRowProps) => {
  const { t, path, money } = useLanguage();
  const cart = useCart();
  const { partnerLooks } = useCustomerView();
  const { line, piece, price, before, obstacle } = priced;
  const { product, count } = line;
  const { productId, title, image } = product;
  const { soldAtOnce, vitrina } = useSite();
  const there = maxCount({ product });
  const most = maxCount(line, soldAtOnce);
  const address = path(`/product/${product.url}`);
  const gone = isUnavailable(obstacle);
  const prices = gone ? [] : shownPrices(product, partnerLooks);
  const setCount = (wanted: number) => (wanted === 0 ? onRemove() : cart.setCount(productId, wanted));
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <li ref={row} className={`cart-line ${vitrina ? 'cart-line-low' : ''}`}>
      <Link to={address} tabIndex={-1} aria-hidden="true" onClick={cart.hide} className="cart-line-picture">
        <Picture
          src={image}
          alt=""
          width={96}
          height={96}
          sizes="96px"
          className={`aspect-square w-full rounded-control ground object-cover ${obstacle ? 'opacity-50' : ''}`}
        />
      </Link>
      <div className="cart-line-words flex min-w-0 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <Link to={address} onClick={cart.hide} className="line-clamp-3 min-w-0 text-14 font-medium hover:underline">
            {noBreakName(title)}
          </Link>
          {vitrina && !gone ? (
            <IconButton
              label={`${t('cart.save')} ${title}`}
              className="-mt-3 -mr-4 text-muted hover:text-ink"
              onClick={onSave}
            >
              <Clock className="size-4.5" />
            </IconButton>
          ) : null}
          {gone ? null : (
            <IconButton
              label={t('cart.remove', { title })}
              className="-mt-3 -mr-3 text-muted hover:text-ink"
              onClick={onRemove}
            >
              <Trash2 className="size-4.5" />
            </IconButton>
          )}
        </div>
        {count > 1 && prices.length === 1 ? (
          <p className="text-12 text-muted">{t('cart.perPiece', { price: money(piece) })}</p>
        ) : null}
        {obstacle ? (
          <p className="text-14 font-semibold text-danger">{t(`cart.obstacle.${obstacle}`, { count: most })}</p>
        ) : count >= most ? (
          <p className="text-12 text-muted">{t(most < there ? 'cart.soldAtOnce' : 'cart.noMore', { count: most })}</p>
        ) : null}
      </div>
      {vitrina ? (
        <div className="cart-line-facts">
          <PartnerFacts product={product} />
        </div>
      ) : gone ? null : (
        <button
          type="button"
          className="cart-line-save mt-1 min-h-6 text-14 text-muted underline underline-offset-4 hover:text-ink hover:no-underline pointer-coarse:min-h-11"
          onClick={onSave}
        >
          {t('cart.save')}
          <span className="sr-only"> {title}</span>
        </button>
      )}
      <div className="cart-line-choice">
        {prices.length > 1 ? (
          <div className="cart-line-prices">
            <PriceSwitch
              legend={t('priceChoice.lineOf', { title })}
              prices={prices}
              chosen={line.tier}
              onChoose={(tier) => cart.setTier(productId, tier)}
            />
          </div>
        ) : partnerLooks && !gone ? (
          <p className="flex-1 text-12 text-muted">{t('priceTiers.none')}</p>
        ) : null}
        <div className="cart-line-count">
          {gone ? (
            <GoneChoice title={title} onRemove={onRemove} onSave={onSave} />
          ) : (
            <Stepper
              value={count}
              max={Math.max(count, most)}
              onChange={setCount}
              labels={{
                less: t('cart.less', { title }),
                more: t('cart.more', { title }),
                count: t('cart.count', { title }),
                whole: t('cart.whole'),
              }}
            />
          )}
        </div>
      </div>
      <p className="cart-line-sum flex flex-col items-end">
        {obstacle ? null : <PriceForYou line={line} />}
        {before === undefined || gone ? null : (
          <s className="text-12 text-muted">
            <span className="sr-only">{t('cart.before')} </span>
            {money(before)}
          </s>
        )}
        <span className={`price ${gone ? 'text-14' : 'text-18'} ${obstacle ? 'text-muted line-through' : ''}`}>
          {money(price)}
        </span>
      </p>
    </li>
  );
});

interface GoneChoiceProps extends Omit<CartLineRowProps, 'priced' | 'isNew'> {
  readonly title: string;
}

/** Actions on an unavailable line (rule CART-32). */
const GoneChoice = ({ title, onRemove, onSave }: GoneChoiceProps) => {
  const { t } = useLanguage();
  return (
    <div className="cart-line-gone -ml-3 flex flex-wrap">
      <Button kind="quiet" size="sm" onClick={onRemove}>
        {t('cart.takeOut')}
        <span className="sr-only"> {title}</span>
      </Button>
      <Button kind="quiet" size="sm" onClick={onSave}>
        {t('cart.setAside')}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  );
};
