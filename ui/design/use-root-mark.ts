import { createContext, use, useLayoutEffect } from 'react';

/**
 * Marks of the document: scrolling is locked; the page has its own frame; a bar with price and button is at the bottom;
 * it replaces the tabs; lists have one product a row.
 */
type RootMark = 'locked' | 'ownFrame' | 'buyBar' | 'tabsHidden' | 'rows';

/**
 * Collects the marks of a page rendered on the server, where no effect runs, so that the document has them before
 * scripts run. Null in the browser.
 */
export const RootMarksContext = createContext<Set<RootMark> | null>(null);

const holders = new Map<RootMark, number>();

const hold = (mark: RootMark): (() => void) => {
  const { dataset, offsetWidth, style } = document.documentElement;
  const held = (holders.get(mark) ?? 0) + 1;
  // Measured while the scrollbar is still there. Where it takes no room nothing is set: that would restyle every
  // element.
  const room = window.innerWidth - offsetWidth;
  if (mark === 'locked' && held === 1 && room > 0) style.setProperty('--scrollbar-room', `${room}px`);
  holders.set(mark, held);
  dataset[mark] = '';
  return () => {
    const left = (holders.get(mark) ?? 1) - 1;
    holders.set(mark, left);
    if (left > 0) return;
    delete dataset[mark];
    if (mark === 'locked') style.removeProperty('--scrollbar-room');
  };
};

/**
 * Sets `data-…` on the document's element while a component asks for it; a locked page keeps the scrollbar's room (rule
 * BROWSING-7). Cheaper than a `:has()` on the root, which checks the whole page at each change.
 */
export const useRootMark = (mark: RootMark, on = true): void => {
  const collected = use(RootMarksContext);
  if (on) collected?.add(mark);
  useLayoutEffect(() => (on ? hold(mark) : undefined), [mark, on]);
};
