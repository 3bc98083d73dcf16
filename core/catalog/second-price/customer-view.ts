/** Who sees the vitrina's screen: the partner alone, or a customer beside them. */
export type Viewer = 'partner' | 'customer';

/** The stored viewer: a tab without one is the partner's, an unreadable one counts as a customer's (rule SECOND-3). */
export const parseViewer = (kept: string | null): Viewer =>
  kept === null || kept === 'partner' ? 'partner' : 'customer';

/** Query parameter that asks for a table as a customer may see it (rule SECOND-2). */
export const VIEWER = 'viewer';

/** Cookie that tells the server for a day that a tab was turned to a customer (rule SECOND-3). */
export const VIEWER_COOKIE = 'viewer';
export const VIEWER_COOKIE_DAYS = 1;

/** The viewer in a page's first HTML: a partner without the cookie, otherwise unknown (rule SECOND-3). */
export const initialViewer = ({ isAuth, kept }: { readonly isAuth: boolean; readonly kept: unknown }) =>
  isAuth && kept === undefined ? 'partner' : undefined;

/** Turns the screen to the other one (rule SECOND-3). */
export const otherViewer = (viewer: Viewer): Viewer => (viewer === 'partner' ? 'customer' : 'partner');

/** Whether the partner is known to be alone; only then are second prices shown (rules SECOND-1, SECOND-2). */
export const isPartnerAlone = (viewer: Viewer | undefined): boolean => viewer === 'partner';

/** Whether the partner's own pages may be seen: `awaited` until it is known who looks. */
export type OwnPages = 'open' | 'awaited' | 'closed';

/** What a viewer finds of the pages that are the partner's own, and of the links to them (rule SECOND-7). */
export const ownPages = (viewer: Viewer | undefined): OwnPages => {
  if (viewer === undefined) return 'awaited';
  return isPartnerAlone(viewer) ? 'open' : 'closed';
};
