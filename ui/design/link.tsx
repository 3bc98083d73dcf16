import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  /** Plain data for the history entry. */
  readonly state?: object;
}

/**
 * A link within the site: a plain anchor that works without scripts. `useFollowedLinks` reads its data attributes, so
 * that one listener serves hundreds of links.
 */
export const Link = ({ to, replace = false, preventScrollReset = false, state, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    data-link={[replace ? 'replace' : '', preventScrollReset ? 'stay' : ''].join(' ').trim()}
    data-state={state === undefined ? undefined : JSON.stringify(state)}
  />
);
