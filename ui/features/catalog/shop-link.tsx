import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#ui/i18n/context.ts';

interface ShopLinkProps {
  /** Path of the shop without language prefix, or an absolute address. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that the operator has set: within the shop in the page's language, or elsewhere. */
export const ShopLink = ({ href, className, children }: ShopLinkProps) => {
  const { path } = useLanguage();
  return href.startsWith('/') ? (
    <Link to={path(href)} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
};
