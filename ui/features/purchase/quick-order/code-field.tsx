import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { clean } from '#core/kernel/shared/index.ts';
import { changedCodes, QUICK_ORDER_MAX } from '#core/purchase/quick-order/index.ts';
import { ChevronDown, ScanBarcode } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakShortWords } from '#ui/i18n/no-break.ts';
import { HeldBack, placeToMend } from './held-back.tsx';
import type { QuickOrderStore } from './quick-order-store.ts';
import { ScanOutcome } from './scan-outcome.tsx';

const ScannerDialog = lazyPart(() => import('#ui/features/catalog/scanner/scanner-dialog.tsx'), 'ScannerDialog');

interface CodeFieldProps {
  readonly store: QuickOrderStore;
  /** How often codes came back from the list to be mended (rule QUICK-14): each time the field has the focus. */
  readonly mended: number;
  /** Hears which codes the form brought to the list, or more pieces of them. */
  readonly onSent: (codes: readonly string[]) => void;
}

/** Where codes come in: a field for a list, and the camera. */
export const CodeField = observer(({ store, mended, onSent }: CodeFieldProps) => {
  const { t, locale } = useLanguage();
  const [scanning, setScanning] = useState(false);
  const withScanner = useHasBeenTrue(scanning);
  const form = useRef<HTMLFormElement>(null);
  // Once there is a list the form makes room for it on a phone, unless something is still written there.
  const [chosen, setChosen] = useState<boolean>();
  const hasList = store.lines.length > 0;
  const isOpen = !hasList || placeToMend(store.held) === 'field' || (chosen ?? clean(store.text) !== '');
  // What is on its way to the cart has left the form as if it was sent by it.
  const { leaving } = store;
  useEffect(() => {
    if (leaving) setChosen(undefined);
  }, [leaving]);
  useEffect(() => {
    if (mended === 0) return;
    const field = form.current?.querySelector('textarea');
    const fold = form.current?.closest('details');
    // In the same press, so that a phone brings its keyboard.
    if (fold) fold.open = true;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [mended]);
  const take = () => {
    setChosen(undefined);
    const before = store.lines;
    void store.take(locale);
    onSent(changedCodes(before, store.lines));
    if (window.matchMedia('(width >= 1024px)').matches) form.current?.querySelector('textarea')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  // Enter ends a line; with Ctrl or Cmd it submits.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    take();
  };
  return (
    <>
      <details
        open={isOpen}
        className={hasList ? 'narrow-fold' : undefined}
        // The toggle event also fires for changes by code.
        onToggle={({ currentTarget: { open } }) => {
          if (open !== isOpen) setChosen(open);
        }}
      >
        <summary hidden={!hasList}>
          {t('quickOrder.open')}
          <ChevronDown className="facet-turn" />
        </summary>
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-14 text-pretty text-muted">{noBreakShortWords(t('quickOrder.lead'))}</p>
          <TextArea
            label={t('quickOrder.field')}
            hint={noBreakShortWords(t('quickOrder.hint'))}
            name="codes"
            rows={7}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20_000}
            placeholder={'MI10048271 2\nMI10096542;1\n3 x acc-10144813'}
            value={store.text}
            onChange={({ target }) => store.type(target.value)}
            onKeyDown={onKeyDown}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" className="flex-1" aria-disabled={clean(store.text) === ''}>
              {t('quickOrder.take')}
            </Button>
            <Button
              kind="secondary"
              className="flex-1"
              aria-haspopup="dialog"
              onPointerEnter={ScannerDialog.prefetch}
              onFocus={ScannerDialog.prefetch}
              onClick={() => setScanning(true)}
            >
              <ScanBarcode className="size-5" />
              {t('quickOrder.scan')}
            </Button>
          </div>
          <div>
            <HeldBack store={store} at="field" />
            <Report store={store} />
          </div>
        </form>
      </details>
      {withScanner ? (
        <Suspense>
          <ScannerDialog
            open={scanning}
            action={t('scanner.add')}
            onClose={() => setScanning(false)}
            onScan={(scanned) => void store.scan(scanned, locale)}
          >
            {store.scanned ? <ScanOutcome store={store} scanned={store.scanned} /> : null}
          </ScannerDialog>
        </Suspense>
      ) : null}
    </>
  );
});

/** Parts of the text that are no valid lines, as written. */
const Report = observer(({ store }: { store: QuickOrderStore }) => {
  const { t } = useLanguage();
  const { bad, left } = store;
  return (
    <div role="status" className="text-14">
      {left.length > 0 ? (
        <p className="font-medium text-danger">{t('quickOrder.left', { count: left.length, max: QUICK_ORDER_MAX })}</p>
      ) : null}
      {bad.length > 0 ? (
        <div className="flex flex-col gap-2">
          <p>
            <span className="font-medium text-danger">{t('quickOrder.bad', { count: bad.length })}.</span>{' '}
            {noBreakShortWords(t('quickOrder.badHint'))}
          </p>
          <ul className="flex flex-col gap-1.5">
            {bad.map(({ line, text, fault }) => (
              <li key={line}>
                {text}: <span className="text-muted">{t(`quickOrder.fault.${fault}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
});
