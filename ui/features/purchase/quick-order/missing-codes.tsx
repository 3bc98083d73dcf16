import { observer } from 'mobx-react-lite';
import { Check, Copy } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakShortWords } from '#ui/i18n/no-break.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

interface MissingCodesProps {
  readonly store: QuickOrderStore;
  /** Hears that the codes came back into the field. */
  readonly onMend: () => void;
}

/** The codes that no product has: they stay in view, and are corrected (rule QUICK-14), copied to be asked about, or taken out. */
export const MissingCodes = observer(({ store, onMend }: MissingCodesProps) => {
  const { t } = useLanguage();
  const { missing, copied } = store;
  if (missing.length === 0) return null;
  const Sign = copied ? Check : Copy;
  const mend = () => {
    store.mendMissing();
    onMend();
  };
  return (
    <section aria-labelledby="quick-missing" className="mb-5 rounded-tile bg-tile p-4 sm:p-5">
      <h3 id="quick-missing" className="text-16">
        {t('quickOrder.missing', { count: missing.length })}
      </h3>
      <p className="mt-1 text-14 text-muted">{noBreakShortWords(t('quickOrder.missingHint'))}</p>
      <ul className="mt-3 columns-[190px] gap-6 text-14">
        {missing.map(({ code, count }) => (
          <li key={code}>
            {code} <span className="text-muted">× {count}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" onClick={mend}>
          {t('quickOrder.mend')}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => void store.copyMissing()}>
          <Sign className="size-4" />
          <span aria-live="polite">{t(copied ? 'quickOrder.copied' : 'quickOrder.copy')}</span>
        </Button>
        <Button kind="quiet" size="sm" className="hover:bg-surface" onClick={store.removeMissing}>
          {t('quickOrder.removeMissing')}
        </Button>
      </div>
    </section>
  );
});
