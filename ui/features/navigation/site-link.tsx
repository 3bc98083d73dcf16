import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#ui/i18n/context.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the shop without language prefix, or an address elsewhere. */
  readonly href: string;
}

/** A link whose address the operator has set: within the shop it keeps the language, elsewhere it opens a new tab. */
export const SiteLink = ({ href, ...rest }: SiteLinkProps) => {
  const { path } = useLanguage();
  if (href.startsWith('/')) return <Link to={path(href)} {...rest} />;
  const elsewhere = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a href={href} {...elsewhere} {...rest} />;
};
