/** How far a page is scrolled before its header is fixed, px (rule BROWSING-6). */
const FIXED_HEADER_AFTER = 100;

/** Whether the header is fixed at a scroll position in px (rule BROWSING-6). */
export const isHeaderFixed = (scrolled: number): boolean => scrolled > FIXED_HEADER_AFTER;
