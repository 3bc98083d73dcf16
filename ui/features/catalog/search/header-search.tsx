import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { SearchField } from './search-field.tsx';
import { useSearch, useTypingContext } from './use-search.ts';
import { useSearchAddress } from './use-search-address.ts';

const SearchPanel = lazyPart(() => import('./search-panel.tsx'), 'SearchPanel');

interface HeaderSearchProps {
  readonly className: string;
  /** What else one can do in the field. */
  readonly children?: ReactNode;
}

/** The search of wide screens: the field in the header and, while it is used, what hangs below it. */
export const HeaderSearch = observer(({ className, children }: HeaderSearchProps) => {
  const context = useTypingContext();
  const { pathname } = useLocation();
  const { store, load } = useSearch();
  const [used, setUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const open = used && store?.session.open === true;
  const follow = useSearchAddress(store);
  useRootMark('locked', open);
  // A navigation closes the panel unless the visitor is already typing again.
  useEffect(() => {
    if (pathname && document.activeElement !== field.current) setUsed(false);
  }, [pathname]);

  // Drops the result of a code when the visitor has left the page.
  const gone = useRef(0);
  const show = async () => {
    const before = gone.current;
    const loaded = store ?? (await load());
    const input = field.current;
    if (!loaded || !input || document.activeElement !== input || gone.current !== before) return;
    setUsed(true);
    if (!open) loaded.focus(input.value, context);
  };
  const hide = () => {
    gone.current += 1;
    setUsed(false);
  };
  const close = () => {
    hide();
    store?.close();
  };
  const leave = () => {
    hide();
    store?.leave();
  };
  const clear = () => {
    hide();
    if (store) store.clear();
    else follow('');
    field.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const pick = (text: string) => {
    if (!field.current) return;
    field.current.value = text;
    field.current.focus();
    store?.pick(text, context);
  };
  // A press on the page behind tells of itself; the focus that moves on within the page does so here.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left what is inside */}
      <div className={`relative items-center self-stretch ${className}`} onBlur={onBlur}>
        <SearchField
          {...{ field, store, list, open }}
          onOpen={() => void show()}
          onClear={clear}
          onEscape={close}
          onGone={leave}
          className="flex-1"
        >
          {children}
        </SearchField>
        {open ? (
          <Suspense>
            {/* Below the header, as wide as the field where that has room for both columns. */}
            <div className="rise absolute top-full left-0 z-10 mt-0.5 max-h-[calc(100dvh-150px)] w-full min-w-160 overflow-y-auto overscroll-contain rounded-b-tile bg-raised p-5 shadow-layer">
              <SearchPanel store={store} list={list} onPick={pick} onGone={leave} />
            </div>
          </Suspense>
        ) : null}
      </div>
      {open ? (
        <div
          aria-hidden="true"
          className="fade absolute inset-x-0 top-[calc(100%+1px)] h-dvh bg-scrim"
          onPointerDown={close}
        />
      ) : null}
    </>
  );
});
