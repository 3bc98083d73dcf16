import { useLocation } from '#ui/router/hooks.ts';
import { Link, type LinkProps } from './link.tsx';

interface NavLinkProps extends LinkProps {
  /** Pages below its own do not count. */
  readonly end?: boolean;
  /** Other addresses that count as its own. */
  readonly also?: readonly string[];
}

/** A link that marks itself when it leads to the current page or one above it. */
export const NavLink = ({ end = false, also = [], ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const isHere = pathname === rest.to || also.includes(pathname) || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
};
