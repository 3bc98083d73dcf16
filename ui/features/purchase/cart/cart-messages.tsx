import { observer } from 'mobx-react-lite';
import { type CartChange, MAX_CART_LINES } from '#core/purchase/cart/index.ts';
import { Info, RefreshCw } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { type Language, useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';

const inWords = (change: CartChange, { t, money }: Language): string => {
  const { title } = change;
  if (change.kind === 'fewer' || change.kind === 'above_limit')
    return t(`cart.change.${change.kind}`, { title, count: change.left });
  if (change.kind === 'full') return t('cart.change.full', { title, count: MAX_CART_LINES });
  if (change.kind !== 'price') return t(`cart.change.${change.kind}`, { title });
  return t('cart.change.price', { title, from: money(change.from), to: money(change.to) });
};

/** What changed in the cart since the shopper last looked, or that it could not be found out. Announced. */
export const CartMessages = observer(({ className = '' }: { className?: string }) => {
  const language = useLanguage();
  const { t, locale } = language;
  const cart = useCart();
  return (
    <div role="status" className={`flex shrink-0 flex-col gap-3 ${className}`}>
      {cart.changes.length > 0 ? (
        <div className="flex gap-3 rounded-tile bg-promo p-4 text-14">
          <Info className="mt-0.5 size-4 shrink-0" />
          <div className="flex min-w-0 flex-col gap-1">
            <p className="font-semibold">{t('cart.changed')}</p>
            <ul className="flex flex-col gap-1">
              {cart.changes.map((change) => (
                <li key={`${change.kind} ${change.productId}`}>
                  {inWords(change, language)}
                  {'before' in change ? (
                    <button
                      type="button"
                      aria-label={t('cart.undoOf', { title: change.title })}
                      className="ml-2 min-h-6 font-semibold text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
                      onClick={() => cart.undo(change)}
                    >
                      {t('cart.undo')}
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {cart.checkFailed ? (
        <div className="flex flex-col items-start gap-2 rounded-tile bg-tile p-4 text-14">
          <p>{t('cart.checkFailed')}</p>
          <Button kind="secondary" size="sm" aria-disabled={cart.checking} onClick={() => void cart.check(locale)}>
            <RefreshCw className={`size-4 ${cart.checking ? 'animate-spin' : ''}`} />
            {t('cart.checkAgain')}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
