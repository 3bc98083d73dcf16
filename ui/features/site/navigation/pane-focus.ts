export type Move = 'next' | 'previous' | 'first' | 'last';

/** The link in a pane whose content is open beside it. */
export const activeLink = (pane: HTMLElement | null): HTMLElement | null =>
  pane?.querySelector<HTMLElement>('a[aria-expanded="true"]') ?? null;

/** Moves the focus among the links of a pane; stops at its ends. */
export const moveFocus = (pane: HTMLElement | null, move: Move): void => {
  if (!pane) return;
  // A hidden banner cannot take the focus.
  const links = [...pane.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getClientRects().length > 0);
  const focused = document.activeElement;
  const current = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  const target = { next: current + 1, previous: Math.max(current - 1, 0), first: 0, last: links.length - 1 }[move];
  links[Math.min(target, links.length - 1)]?.focus();
};
