const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea';
/** Where the search for a neighbour ends. */
const BOUNDS = 'main, dialog, header, footer, body';

/** The focused element and its ancestors, the nearest first. */
export type FocusTrail = readonly Element[];

let last: FocusTrail = [];

/** Remembers the focused element in case it leaves the page: an "add" button becomes a count. Call once a tab. */
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

/** The last focused element and its ancestors, even when removed. */
export const lastFocus = (): FocusTrail => last;

/** Focuses what replaced the removed element, when nothing has the focus. */
export const focusNear = (trail: FocusTrail): void => {
  if (document.activeElement !== document.body) return;
  const place = trail.find((element) => element.isConnected);
  const near = place?.matches(FOCUSABLE) ? place : place?.querySelector(FOCUSABLE);
  if (near instanceof HTMLElement) near.focus({ preventScroll: true });
};
