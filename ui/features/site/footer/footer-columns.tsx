import type { FooterSettings } from '#core/site/settings/index.ts';
import { CachedPart } from '#ui/app/cached-part.tsx';
import { useShell } from '#ui/app/site.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { SocialLinks } from '#ui/features/kernel/phones/social-icons.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { FooterContacts, FooterPhones } from './footer-contacts.tsx';

const Links = ({ links }: Pick<FooterSettings['columns'][number], 'links'>) => (
  <ul>
    {links.map(({ title, href }) => (
      <li key={href + title}>
        <SiteLink href={href} className="footer-link">
          {title}
        </SiteLink>
      </li>
    ))}
  </ul>
);

/** A column that folds under its title on narrow screens. */
const Column = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <div>
    <h2 className="footer-title">{title}</h2>
    <details className="narrow-fold group">
      <summary>
        {title}
        <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      {children}
    </details>
  </div>
);

export const FooterColumns = () => (
  <CachedPart id={() => 'footer'}>
    <Columns />
  </CachedPart>
);

const Columns = () => {
  const { t } = useLanguage();
  const { settings, footer } = useShell();
  const columns = footer.columns.filter(({ links }) => links.length > 0);
  return (
    <div className="footer-columns">
      {columns.map(({ title, links }) => (
        <Column key={title} title={title}>
          <Links links={links} />
        </Column>
      ))}
      <Column title={t('footer.phones')}>
        <FooterPhones />
      </Column>
      <div>
        <Column title={t('footer.contacts')}>
          <FooterContacts />
        </Column>
        <div className="mt-4">
          <SocialLinks social={settings.social} label={t('footer.social')} />
        </div>
      </div>
    </div>
  );
};
