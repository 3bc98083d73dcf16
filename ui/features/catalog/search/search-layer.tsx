import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { ArrowLeft } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ScanButton } from './scan-button.tsx';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';
import type { SearchStore } from './search-store.ts';
import { useTypingContext } from './use-search.ts';
import { useSearchAddress } from './use-search-address.ts';

interface SearchLayerProps {
  readonly store: SearchStore;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the camera, where codes are scanned. */
  readonly onScan: (() => void) | undefined;
}

/** The search of narrow screens over the whole screen: the field and what it finds. */
export const SearchLayer = ({ store, open, onClose, onScan }: SearchLayerProps) => {
  const { t } = useLanguage();
  const close = () => {
    store.close();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} label={t('header.search')} place="full">
      <Inside store={store} onClose={close} onScan={onScan} />
    </Dialog>
  );
};

const Inside = observer(({ store, onClose, onScan }: Omit<SearchLayerProps, 'open'>) => {
  const { t } = useLanguage();
  const context = useTypingContext();
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useSearchAddress(store);
  const { locale, vitrina } = context;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // React does not render the attribute, which the dialog looks for when it opens.
    input.setAttribute('autofocus', '');
    input.focus();
    input.select();
    store.focus(input.value, { locale, vitrina });
  }, [store, locale, vitrina]);
  const leave = () => {
    store.leave();
    onClose();
  };
  const take = (text: string) => {
    if (!field.current) return;
    field.current.value = text;
    field.current.focus();
    if (text === '') store.type(text, context);
    else store.pick(text, context);
  };
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-1 border-b border-hairline pr-4 pl-1">
        <IconButton label={t('suggest.close')} onClick={onClose}>
          <ArrowLeft className="size-6" />
        </IconButton>
        <SearchField
          {...{ field, store, list }}
          open
          onClear={() => take('')}
          onEscape={onClose}
          onGone={leave}
          className="flex-1"
        >
          {onScan ? (
            <ScanButton
              className="text-muted hover:text-ink"
              onOpen={() => {
                onClose();
                onScan();
              }}
            />
          ) : null}
        </SearchField>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">
        <SearchPanel store={store} list={list} onPick={take} onGone={leave} />
      </div>
    </>
  );
});
