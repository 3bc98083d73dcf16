import { observer } from 'mobx-react-lite';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakShortWords } from '#ui/i18n/no-break.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

interface QuickCountProps {
  readonly store: QuickOrderStore;
  /** Lines that cannot be sold now are counted, too. */
  readonly withBlocked?: boolean;
}

/** How much of the list goes to the cart: its products and the pieces of them (rule QUICK-11). */
export const QuickCount = observer(({ store, withBlocked = false }: QuickCountProps) => {
  const { t } = useLanguage();
  const { lines, blocked, pieces } = store.totals;
  return [
    lines > 0 ? t('quickOrder.counted', { lines: t('quickOrder.lines', { count: lines }), pieces }) : undefined,
    withBlocked && blocked > 0 ? noBreakShortWords(t('quickOrder.blocked', { count: blocked })) : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
});
