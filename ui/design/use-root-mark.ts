import { createContext, use, useLayoutEffect } from 'react';

/**
 * What the whole document may be marked with: nothing on it scrolls; its page has a frame of its own; a bar with a
 * product's price stands at its bottom, in place of the tabs; its lists have a product a row.
 */
type RootMark = 'locked' | 'ownFrame' | 'buyBar' | 'tabsHidden' | 'rows';

/**
 * Collects what a page asks for while the server renders it: no effect runs there, and the document begins with what should
 * be seen before any script runs. Null in the browser.
 */
export const RootMarksContext = createContext<Set<RootMark> | null>(null);

const holders = new Map<RootMark, number>();

const hold = (mark: RootMark): (() => void) => {
  const { dataset, offsetWidth, style } = document.documentElement;
  const held = (holders.get(mark) ?? 0) + 1;
  // Measured while the scrollbar still stands there. Where it takes no room nothing is set: every element would be styled anew.
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
 * Marks the document's element, as `data-…`, while something on the page asks for it; what is locked keeps the room of
 * its scrollbar (rule BROWSING-7). A selector with `:has()` on the
 * root would do the same, at the price of looking the page through at each of its changes.
 */
export const useRootMark = (mark: RootMark, on = true): void => {
  const collected = use(RootMarksContext);
  if (on) collected?.add(mark);
  useLayoutEffect(() => (on ? hold(mark) : undefined), [mark, on]);
};
