/** Widths at which the layout changes, px (rule BROWSING-4). */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Whether the mobile footer is shown at a width in px (rule BROWSING-4). */
export const hasMobileFooter = (width: number): boolean => width <= breakpoints.md;

/** Whether the mobile bar and menus are shown at a width in px (rule BROWSING-4). */
export const hasMobileMenus = (width: number): boolean => width <= breakpoints.lg;

const NARROW = 480;

/** Size of the preloader at a width, both in px (rule BROWSING-5). */
export const preloaderSize = (width: number): number => (width <= NARROW ? 80 : 120);

/** How far a page is scrolled before its header is fixed, px (rule BROWSING-6). */
export const FIXED_HEADER_AFTER = 100;

/** Whether the header is fixed at a scroll position in px (rule BROWSING-6). */
export const isHeaderFixed = (scrolled: number): boolean => scrolled > FIXED_HEADER_AFTER;
