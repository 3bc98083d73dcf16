import { observer } from 'mobx-react-lite';
import { excessLines, MAX_CART_LINES } from '#core/purchase/cart/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';

interface OrderBlockedProps {
  /** Id for the button's `aria-describedby`. */
  readonly id: string;
  /** Text for unavailable lines, which depends on the place. */
  readonly obstacle: 'cart.blocked' | 'checkout.blockedAbsent';
}

/** Why the cart cannot be ordered and what to do; nothing when it can. */
export const OrderBlocked = observer(({ id, obstacle }: OrderBlockedProps) => {
  const { t } = useLanguage();
  const { hasObstacle, lines } = useCart();
  const tooMany = excessLines(lines);
  if (!hasObstacle && tooMany === 0) return null;
  return (
    <p id={id} className="text-14 text-danger">
      {hasObstacle ? t(obstacle) : t('cart.tooManyLines', { most: MAX_CART_LINES, count: tooMany })}
    </p>
  );
});
