import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLayer } from '#ui/design/use-layer.ts';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CataloguePanel } from './menu-chunks.ts';
import { useIntent } from './use-intent.ts';

/** How long the pointer rests on the button before the menu opens, ms. */
const OPEN_AFTER = 180;
/** How long the menu waits for a pointer that has left, ms. */
const CLOSE_AFTER = 350;

/** `hover`: the pointer opened it and closes it by leaving; `held`: it stays until it is closed. */
type Opening = 'closed' | 'hover' | 'held';

interface CatalogueDisclosureProps {
  readonly className: string;
  /** What stands on the button while the menu is open or closed. */
  readonly face: (open: boolean) => ReactNode;
}

/** The button that opens the catalogue by press, by resting on it or by arrow, and the layer that it opens. */
export const CatalogueDisclosure = ({ className, face }: CatalogueDisclosureProps) => {
  const { t } = useLanguage();
  const [opening, setOpening] = useState<Opening>('closed');
  const [byKeyboard, setByKeyboard] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const intent = useIntent();
  const panel = useId();
  const open = opening !== 'closed';
  // What only the pointer has opened leaves no trace in the history.
  useLayer(opening === 'held', () => setOpening('closed'));
  useRootMark('locked', open);

  // The menu may stand open under a resting pointer while the focus is elsewhere, so Escape is heard everywhere.
  useEffect(() => {
    if (!open) return;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpening('closed');
      button.current?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  const show = (how: Opening, keyboard = false) => {
    intent.forget();
    setByKeyboard(keyboard);
    setOpening(how);
  };
  const onClick = ({ detail }: MouseEvent) => show(opening === 'held' ? 'closed' : 'held', detail === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show('held', true);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    void CataloguePanel.prefetch();
    if (open) intent.forget();
    else intent.after(OPEN_AFTER, () => show('hover'));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    intent.forget();
    if (opening === 'hover') intent.after(CLOSE_AFTER, () => show('closed'));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) show('closed');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left its button and links
    <div className="contents" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        className={className}
        onFocus={CataloguePanel.prefetch}
        {...{ onClick, onKeyDown, onPointerEnter, onPointerLeave }}
      >
        {face(open)}
      </button>
      {open ? (
        <>
          <div
            aria-hidden="true"
            className="fade absolute inset-x-0 top-[calc(100%+1px)] hidden h-dvh bg-scrim desktop:block"
            onPointerDown={() => show('closed')}
          />
          <section
            id={panel}
            aria-label={t('menu.catalogue')}
            className="absolute inset-x-0 top-[calc(100%+1px)] hidden desktop:block"
            {...{ onPointerEnter, onPointerLeave }}
          >
            <Suspense>
              <CataloguePanel key={String(byKeyboard)} focused={byKeyboard} onNavigate={() => show('closed')} />
            </Suspense>
          </section>
        </>
      ) : null}
    </div>
  );
};
