/** Who looks at the screen of the showcase: the partner alone, or a customer beside them. */
export type Looker = 'partner' | 'customer';

/**
 * Who looks, out of whatever a tab has kept: a tab that has kept nothing is the partner's own, and anything that cannot
 * be read might be a customer's (rule SECOND-3).
 */
export const parseLooker = (kept: string | null): Looker =>
  kept === null || kept === 'partner' ? 'partner' : 'customer';

/** Query parameter that asks for a table as a customer may see it (rule SECOND-2). */
export const LOOKER = 'looker';

/** Turns the screen to the other one (rule SECOND-3). */
export const otherLooker = (looker: Looker): Looker => (looker === 'partner' ? 'customer' : 'partner');

/** Whether the partner is known to look alone: only then there are second prices (rules SECOND-1, SECOND-2). */
export const isPartnerAlone = (looker: Looker | undefined): boolean => looker === 'partner';
