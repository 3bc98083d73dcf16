/** What may hold the focus. */
const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea';
/** What the trail ends at: beyond it nothing is near any more. */
const BOUNDS = 'main, dialog, header, footer, body';

/** What holds the focus, and what that stands in, the nearest first. */
export type FocusTrail = readonly Element[];

let last: FocusTrail = [];

/** Notes what has the focus, for when it goes from the page with it: an "add" button becomes a count. Once in a tab. */
export const followFocus = (): (() => void) => {
  const onFocus = ({ target }: FocusEvent) => {
    const found: Element[] = [];
    for (let at = target instanceof Element ? target : null; at && !at.matches(BOUNDS); at = at.parentElement)
      found.push(at);
    last = found;
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
};

/** What had the focus last, be it there no more. */
export const lastFocus = (): FocusTrail => last;

/** Gives the focus, where nothing has it, to what stands in the place of what had it. */
export const focusNear = (trail: FocusTrail): void => {
  if (document.activeElement !== document.body) return;
  const place = trail.find((element) => element.isConnected);
  const near = place?.matches(FOCUSABLE) ? place : place?.querySelector(FOCUSABLE);
  if (near instanceof HTMLElement) near.focus({ preventScroll: true });
};
