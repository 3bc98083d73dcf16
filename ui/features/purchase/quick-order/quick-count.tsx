import { observer } from 'mobx-react-lite';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

/** How much the list holds: its products, and the pieces of them that can be had. */
export const QuickCount = observer(({ store }: { store: QuickOrderStore }) => {
  const { t } = useLanguage();
  const { rows, totals } = store;
  return t('quickOrder.counted', { lines: t('quickOrder.lines', { count: rows.length }), pieces: totals.pieces });
});
