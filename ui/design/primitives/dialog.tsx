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
  /** Accessible name. */
  readonly label: string;
  readonly place?: keyof typeof places;
  /** The closing animation runs. */
  readonly closing?: boolean;
  /** Stays open when another page is shown. */
  readonly acrossPages?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal on the browser's own dialog: keeps the focus inside and returns it; Escape, Back, navigation and a click
 * outside close it; the page behind does not scroll. Children render only while it is open.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, label, place = 'centre', closing = false, acrossPages = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<FocusTrail>([]);
  useLayer(open && !closing, onClose, acrossPages);
  useRootMark('locked', open);
  // In a layout effect: later, the browser would style the whole page twice.
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
    // Ignore the second click of a double click: it was meant for the larger form that this success replaced.
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
      // Events of a nested dialog bubble here.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close on a second Escape without `cancel`.
      onClose={(event) => {
        if (open && event.target === dialog.current) onClose();
      }}
    >
      {open ? <div className="flex h-full max-h-[inherit] flex-col">{children}</div> : null}
    </dialog>
  );
};
