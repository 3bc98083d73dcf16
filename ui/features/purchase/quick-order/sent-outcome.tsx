import { observer } from 'mobx-react-lite';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

interface SentOutcomeProps {
  readonly store: QuickOrderStore;
  /** The codes that the form brought when it was sent last. */
  readonly sent: readonly string[];
}

/** How many codes of a sent form are in the list or belong to no product; unknown while one is asked for, or is there no more. */
const answered = ({ rows, missing }: QuickOrderStore, sent: readonly string[]) => {
  const added = rows.filter(({ line }) => sent.includes(line.code)).length;
  const lost = missing.filter(({ code }) => sent.includes(code)).length;
  return sent.length > 0 && added + lost === sent.length ? { added, lost } : undefined;
};

/** What came of the form that was sent last; its element is always there, so that it is read aloud. */
export const SentOutcome = observer(({ store, sent }: SentOutcomeProps) => {
  const { t } = useLanguage();
  const outcome = answered(store, sent);
  if (!outcome) return <p role="status" />;
  const { added, lost } = outcome;
  const kept = store.bad.length + store.left.length;
  const parts = [
    t('quickOrder.added', { count: added }),
    lost > 0 ? t('quickOrder.notFound', { count: lost }) : undefined,
    kept > 0 ? t('quickOrder.kept', { count: kept }) : undefined,
  ];
  return (
    <p role="status" className="mb-3 font-medium">
      {parts.filter(Boolean).join(', ')}
    </p>
  );
});
