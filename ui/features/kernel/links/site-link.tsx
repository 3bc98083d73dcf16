import type { AnchorHTMLAttributes } from 'react';
import { isPageAddress, localizeLink } from '#core/kernel/locale/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the shop, in the visitor's language unless it names one, or an address elsewhere. */
  readonly href: string;
}

/** A link set by the operator: within the shop it keeps the language, elsewhere it opens a new tab. */
export const SiteLink = ({ href, ...rest }: SiteLinkProps) => {
  const { locale } = useLanguage();
  if (isPageAddress(href)) return <Link to={localizeLink(href, locale)} {...rest} />;
  const elsewhere = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a href={href} {...elsewhere} {...rest} />;
};
