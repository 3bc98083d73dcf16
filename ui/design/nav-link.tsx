import { useLocation } from '#ui/router/hooks.ts';
import { Link, type LinkProps } from './link.tsx';

interface NavLinkProps extends LinkProps {
  /** Pages below its own do not count. */
  readonly end?: boolean;
}

/** A link that knows whether it leads to the page shown, or to one above it. */
export const NavLink = ({ end = false, ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
};
