import { observer } from 'mobx-react-lite';
import { outcomeOf } from '#core/purchase/quick-order/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakShortWords } from '#ui/i18n/no-break.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

interface SentOutcomeProps {
  readonly store: QuickOrderStore;
  /** The codes that the form brought when it was sent last. */
  readonly sent: readonly string[];
}

/** Outcome of the last sent form (rule QUICK-10). Its element is always rendered, so that screen readers announce it. */
export const SentOutcome = observer(({ store, sent }: SentOutcomeProps) => {
  const { t } = useLanguage();
  const outcome = outcomeOf(sent, store.rows, store.missing);
  // Why the list did not go to the cart says more.
  if (!outcome || store.held.length > 0) return <p role="status" />;
  const { added, lost } = outcome;
  const kept = store.bad.length + store.left.length;
  const parts = [
    lost > 0 ? t('quickOrder.addedOf', { added, count: added + lost }) : t('quickOrder.added', { count: added }),
    lost > 0 ? t('quickOrder.notFound', { count: lost }) : undefined,
    kept > 0 ? t('quickOrder.kept', { count: kept }) : undefined,
  ];
  return (
    <p role="status" className="mb-3 font-medium text-pretty">
      {noBreakShortWords(parts.filter(Boolean).join(', '))}
    </p>
  );
});
