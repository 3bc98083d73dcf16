import { useLocation } from '#ui/router/hooks.ts';
import { Link, type LinkProps } from './link.tsx';

interface NavLinkProps extends LinkProps {
  /** Pages below its own do not count. */
  readonly end?: boolean;
  /** Addresses of other pages that belong to its own. */
  readonly also?: readonly string[];
}

/** A link that knows whether it leads to the page shown, or to one above it. */
export const NavLink = ({ end = false, also = [], ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const isHere = pathname === rest.to || also.includes(pathname) || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
};
