import type { FooterSettings } from '#core/site/settings/index.ts';
import { CachedPart } from '#ui/app/cached-part.tsx';
import { useShell } from '#ui/app/site.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { SocialLinks } from '#ui/features/kernel/phones/social-icons.tsx';
import { ConsentLink } from '#ui/features/marketing/consent/consent-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { FooterContacts, FooterPhones } from './footer-contacts.tsx';

/** Id of the footer: where the mobile menu's button leads without JavaScript. */
export const FOOTER_ID = 'site-footer';

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

/** The foot of every page: the operator's links, phones, address and hours; folded at 768 px and below (rule BROWSING-4). */
export const SiteFooter = () => {
  const { footer } = useShell();
  return (
    <footer id={FOOTER_ID} className="below-fold mt-16 border-t border-hairline print:hidden">
      <div className="container-page roomy:pt-12">
        <CachedPart id={() => 'footer'}>
          <FooterColumns />
        </CachedPart>
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-hairline pb-2 text-14 text-muted roomy:mt-10 roomy:border-t roomy:pb-0">
          <div className="max-w-[110ch] py-3">
            <p>{footer.copyright}</p>
            {footer.legal ? <p className="mt-1 text-12 text-pretty">{footer.legal}</p> : null}
          </div>
          <ConsentLink />
          <LanguageSwitch className="-mx-3 desktop:hidden" />
        </div>
      </div>
    </footer>
  );
};

/** Links, phones and contacts: in columns, or folded on narrow screens. */
const FooterColumns = () => {
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
