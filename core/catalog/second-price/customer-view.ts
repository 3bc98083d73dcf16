/** Who sees the vitrina's screen: the partner alone, or a customer beside them. */
export type Viewer = 'partner' | 'customer';

/** The stored viewer: a tab without one is the partner's, an unreadable one counts as a customer's (rule SECOND-3). */
export const parseViewer = (kept: string | null): Viewer =>
  kept === null || kept === 'partner' ? 'partner' : 'customer';

/** Query parameter that asks for a table as a customer may see it (rule SECOND-2). */
export const VIEWER = 'viewer';

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
