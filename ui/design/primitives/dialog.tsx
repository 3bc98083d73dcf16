import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FocusTrail, focusNear, lastFocus } from '#ui/design/focus-trail.ts';
import { ignoreSecondClick } from '#ui/design/ignore-second-click.ts';
import { useLayer } from '#ui/design/use-layer.ts';
import { useRootMark } from '#ui/design/use-root-mark.ts';

const places = {
  right: 'slide-right bg-raised ml-auto h-dvh w-full sm:w-[440px] sm:rounded-l-sheet',
  centre: 'rise bg-raised m-auto w-[calc(100%-32px)] max-w-[520px] rounded-sheet max-h-[calc(100dvh-32px)]',
  bottom: 'rise bg-raised mt-auto w-full rounded-t-sheet max-h-[90dvh]',
  full: 'rise bg-surface h-dvh w-full',
} as const;

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Spoken name of the layer. */
  readonly label: string;
  readonly place?: keyof typeof places;
  /** The layer is animating out. */
  readonly closing?: boolean;
  /** It stays open when another page comes under it. */
  readonly acrossPages?: boolean;
  readonly children: ReactNode;
}

/**
 * A layer above the page on the browser's own modal dialog: focus stays inside and returns; Escape, Back, another page
 * and a click outside close it; the page behind does not scroll. Its children are rendered only while it is open.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, label, place = 'centre', closing = false, acrossPages = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<FocusTrail>([]);
  useLayer(open && !closing, onClose, acrossPages);
  useRootMark('locked', open);
  // At once: later, the browser would style the whole page a second time.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      opener.current = lastFocus();
      element.showModal();
    }
    if (!open && element.open) {
      element.close();
      focusNear(opener.current);
      ignoreSecondClick();
    }
  }, [open]);
  const onClick = (event: MouseEvent) => {
    // The second click of a double one was meant for what stood there before: a success is smaller than its form.
    if (event.target === dialog.current && event.detail < 2) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is the pointer's way outside
    <dialog
      ref={dialog}
      aria-label={label}
      data-closing={closing ? '' : undefined}
      className={`overflow-clip shadow-layer ${places[place]}`}
      onClick={onClick}
      // A dialog inside this one is heard here, too.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close it on a second Escape without asking: whoever opened it learns of that here.
      onClose={(event) => {
        if (open && event.target === dialog.current) onClose();
      }}
    >
      {open ? <div className="flex h-full max-h-[inherit] flex-col">{children}</div> : null}
    </dialog>
  );
};
