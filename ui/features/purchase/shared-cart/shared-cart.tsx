import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { SharedLine } from '#core/catalog/sharing/index.ts';
import { cartTotals } from '#core/purchase/cart/index.ts';
import type { TakingWay } from '#core/purchase/shared-cart/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useCartPorts } from '#ui/features/purchase/cart/cart-ports.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { ReceivedLineRow } from './received-line.tsx';
import { SharedCartStore } from './shared-cart-store.ts';

/** A shared cart: what is available today, and how it changes one's own. */
export const SharedCart = observer(({ lines }: { readonly lines: readonly SharedLine[] }) => {
  const { t, locale, money } = useLanguage();
  const cart = useCart();
  const { catalog } = useCartPorts();
  const { soldAtOnce } = useSite();
  const [store] = useState(() => new SharedCartStore({ catalog, cart, soldAtOnce }));
  const { step, received } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void store.open(lines, locale);
  }, [store, lines, locale]);
  const isThere = step === 'asking' || step === 'taken';
  // The pressed button goes, and the cart that opens gives the focus back when it is closed.
  const take = (way: TakingWay) => {
    heading.current?.focus();
    store.take(way, locale);
  };
  const sum = cartTotals(received.lines, 0).discounted;
  return (
    <div className="max-w-[720px]">
      <h1 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {t('handOver.openedCart')}
      </h1>
      <p className="mt-1 text-14 text-pretty text-muted">{t('handOver.openedHint')}</p>
      {step === 'loading' ? <Skeleton className="mt-6 h-96" /> : null}
      <div role="status" className="mt-5 empty:hidden">
        {step === 'failed' ? <p>{t('handOver.unanswered')}</p> : null}
        {received.gone > 0 ? (
          <p className="rounded-tile bg-promo px-4 py-3 text-14">
            {t('handOver.gone', { count: received.gone, all: lines.length })}
          </p>
        ) : null}
      </div>
      {step === 'failed' ? (
        <Button className="mt-4" onClick={() => void store.open(lines, locale)}>
          {t('handOver.again')}
        </Button>
      ) : null}
      {received.lines.length > 0 ? (
        <>
          <ul aria-label={t('cart.lines')} className="mt-3 divide-y divide-hairline">
            {received.lines.map((line) => (
              <ReceivedLineRow key={line.product.productId} line={line} />
            ))}
          </ul>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-4">
            <span className="text-18 font-semibold">{t('handOver.sum')}</span>
            <span className="price text-28">{money(sum)}</span>
          </p>
        </>
      ) : null}
      {isThere ? (
        <Deciding taken={step === 'taken'} hasAny={received.lines.some(({ count }) => count > 0)} onTake={take} />
      ) : null}
    </div>
  );
});

interface DecidingProps {
  readonly taken: boolean;
  /** Something is available. */
  readonly hasAny: boolean;
  readonly onTake: (way: TakingWay) => void;
}

/** The question before anything is taken; it names what is in one's own cart already. */
const Deciding = observer(({ taken, hasAny, onTake }: DecidingProps) => {
  const { t, locale } = useLanguage();
  const cart = useCart();
  if (taken)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="w-full text-14">{t('handOver.taken')}</p>
        <Button onClick={() => cart.show(locale)}>{t('cart.openCart')}</Button>
      </div>
    );
  if (!hasAny) return <p>{t('handOver.nothing')}</p>;
  const hasOwn = cart.count > 0;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {hasOwn ? <p className="w-full text-14 text-pretty">{t('handOver.own', { count: cart.count })}</p> : null}
      <Button onClick={() => onTake('join')}>{t(hasOwn ? 'handOver.join' : 'handOver.take')}</Button>
      {hasOwn ? (
        <Button kind="secondary" onClick={() => onTake('replace')}>
          {t('handOver.replace')}
        </Button>
      ) : null}
    </div>
  );
});
