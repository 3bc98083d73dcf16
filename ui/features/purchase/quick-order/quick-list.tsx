import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListPlus } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useKeptFocus } from '#ui/design/use-kept-focus.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakShortWords } from '#ui/i18n/no-break.ts';
import { HeldBack } from './held-back.tsx';
import { MissingCodes } from './missing-codes.tsx';
import { QuickCount } from './quick-count.tsx';
import type { QuickOrderStore } from './quick-order-store.ts';
import { QuickLineRow } from './quick-row.tsx';
import { PriceForAll, QuickTotals } from './quick-totals.tsx';
import { SentOutcome } from './sent-outcome.tsx';

interface QuickListProps {
  readonly store: QuickOrderStore;
  /** The codes that the form brought when it was sent last. */
  readonly sent: readonly string[];
  /** Hears that codes came back into the form to be mended. */
  readonly onMend: () => void;
}

/** Products of a list of codes with both prices, codes not found, and totals. */
export const QuickList = observer(({ store, sent, onMend }: QuickListProps) => {
  const { t } = useLanguage();
  const { rows, lines, ready } = store;
  const heading = useKeptFocus<HTMLHeadingElement>(lines.length);
  // Scrolls to the list where it is below the form.
  useEffect(() => {
    if (sent.length === 0 || window.matchMedia('(width >= 1024px)').matches) return;
    const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: mayMove ? 'smooth' : 'instant' });
  }, [sent, heading]);
  return (
    <section aria-labelledby="quick-list" className="quick-list min-w-0">
      <div className="quick-head">
        <h2 id="quick-list" ref={heading} tabIndex={-1} className="text-22 outline-none">
          {t('quickOrder.list')}
        </h2>
        <p role="status" className="text-14 text-pretty text-muted">
          {rows.length > 0 ? <QuickCount store={store} withBlocked /> : null}
        </p>
        {lines.length > 0 ? (
          <Button kind="quiet" size="sm" className="-mr-3 ml-auto text-muted" onClick={store.clear}>
            {t('quickOrder.clear')}
          </Button>
        ) : null}
      </div>
      <SentOutcome store={store} sent={sent} />
      <HeldBack store={store} at="list" />
      <MissingCodes store={store} onMend={onMend} />
      <Stayed store={store} />
      {ready && lines.length === 0 ? <Nothing /> : null}
      {ready ? null : <Waiting rows={3} />}
      <Failed store={store} />
      {rows.length > 0 ? (
        <>
          {store.sellable.length > 0 ? <PriceForAll store={store} /> : null}
          <ul aria-labelledby="quick-list" className="divide-y divide-hairline border-y border-hairline">
            {rows.map((row) => (
              <QuickLineRow key={row.line.code} row={row} store={store} />
            ))}
          </ul>
        </>
      ) : null}
      {store.asked.length > 0 ? <Waiting rows={Math.min(store.asked.length, 5)} /> : null}
      {store.sellable.length > 0 ? <QuickTotals store={store} /> : null}
    </section>
  );
});

/** Why lines stayed when others went to the cart. Its element is always rendered, so that screen readers announce it. */
const Stayed = observer(({ store }: { store: QuickOrderStore }) => {
  const { t } = useLanguage();
  const { explainsRemainder, taken } = store;
  return (
    <div role="status" className={explainsRemainder ? 'mb-3 flex flex-wrap items-center gap-x-4 gap-y-2' : undefined}>
      {explainsRemainder ? (
        <>
          <p className="font-medium">{noBreakShortWords(t('quickOrder.stayed', { count: taken }))}</p>
          <Button kind="secondary" size="sm" onClick={store.removeBlocked}>
            {t('quickOrder.removeStayed')}
          </Button>
        </>
      ) : null}
    </div>
  );
});

const Nothing = () => {
  const { t } = useLanguage();
  return (
    <div className="flex items-start gap-5 border-t border-hairline py-8">
      <ListPlus className="size-9 shrink-0 text-muted" strokeWidth={1.25} />
      <div>
        <p className="text-18 font-semibold">{t('quickOrder.empty')}</p>
        <p className="mt-1 text-pretty text-muted">{noBreakShortWords(t('quickOrder.emptyHint'))}</p>
      </div>
    </div>
  );
};

const Waiting = ({ rows }: { rows: number }) => {
  const { t } = useLanguage();
  return (
    <div role="status" className="divide-y divide-hairline border-t border-hairline">
      <span className="sr-only">{t('quickOrder.searching')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of skeleton have nothing else to tell them apart
        <div key={row} aria-hidden="true" className="flex items-center gap-4 py-4">
          <Skeleton className="size-16 shrink-0" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/3" />
          </span>
        </div>
      ))}
    </div>
  );
};

const Failed = observer(({ store }: { store: QuickOrderStore }) => {
  const { t, locale } = useLanguage();
  const { failed } = store;
  if (failed.length === 0) return null;
  return (
    <div role="alert" className="mb-5 flex flex-col gap-3 rounded-tile bg-tile p-5">
      <p>{noBreakShortWords(t('quickOrder.failed'))}</p>
      <p className="line-clamp-3 text-14 text-muted">{failed.map(({ code }) => code).join(', ')}</p>
      <Button kind="secondary" size="sm" className="self-start" onClick={() => void store.retry(locale)}>
        {t('quickOrder.retry')}
      </Button>
    </div>
  );
});
