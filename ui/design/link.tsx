import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site. */
  readonly to: string;
  /** Takes the place of this page in the tab's history. */
  readonly replace?: boolean;
  /** The page that comes stays scrolled as this one is. */
  readonly preventScrollReset?: boolean;
  /** What is remembered with the address, as plain data. */
  readonly state?: object;
}

/**
 * A link within the site: a plain anchor, which works before any script does. Its marks tell `useFollowedLinks` how to
 * follow it within the page; a page has hundreds of links, and one listener serves them all.
 */
export const Link = ({ to, replace = false, preventScrollReset = false, state, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    data-link={[replace ? 'replace' : '', preventScrollReset ? 'stay' : ''].join(' ').trim()}
    data-state={state === undefined ? undefined : JSON.stringify(state)}
  />
);
