import type { FooterSettings } from '#core/site/settings/index.ts';
import { CachedPart } from '#ui/app/cached-part.tsx';
import { useShell } from '#ui/app/site.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { SocialLinks } from '#ui/features/kernel/phones/social-icons.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { FooterContacts, FooterPhones } from './footer-contacts.tsx';

type Column = FooterSettings['columns'][number];

const Links = ({ links }: Pick<Column, 'links'>) => (
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

const Fold = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="group border-b border-hairline">
    <summary className="flex min-h-13 items-center justify-between gap-3 font-semibold">
      {title}
      <ChevronDown aria-hidden="true" className="size-5 text-muted transition group-open:rotate-180" />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
);

/** Links, phones and contacts: in columns, or folded on narrow screens. */
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
    <>
      <div className="hidden grid-cols-[repeat(auto-fit,minmax(168px,1fr))] gap-x-8 gap-y-10 roomy:grid">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-2 text-16 font-semibold">{title}</h2>
            <Links links={links} />
          </div>
        ))}
        <div>
          <h2 className="mb-2 text-16 font-semibold">{t('footer.phones')}</h2>
          <FooterPhones />
        </div>
        <div>
          <h2 className="mb-2 text-16 font-semibold">{t('footer.contacts')}</h2>
          <FooterContacts />
          <div className="mt-4">
            <SocialLinks social={settings.social} label={t('footer.social')} />
          </div>
        </div>
      </div>
      <div className="roomy:hidden">
        {columns.map(({ title, links }) => (
          <Fold key={title} title={title}>
            <Links links={links} />
          </Fold>
        ))}
        <Fold title={t('footer.contacts')}>
          <FooterPhones />
          <FooterContacts />
        </Fold>
        <div className="pt-4">
          <SocialLinks social={settings.social} label={t('footer.social')} />
        </div>
      </div>
    </>
  );
};
