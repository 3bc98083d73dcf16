import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { ConsentLink } from '#ui/features/marketing/consent/consent-link.tsx';
import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CHAT_BUTTON_ROOM } from './chat-button-room.ts';
import { FOOTER_ID } from './footer-id.ts';

const Columns = hydrateWhenVisible(() => import('./footer-columns.tsx'), 'FooterColumns');

/** The footer; its columns fold at 768 px and below (rule BROWSING-4). */
export const SiteFooter = () => {
  const { footer } = useShell();
  const { locale, t, path } = useLanguage();
  return (
    <footer id={FOOTER_ID} className="below-fold mt-4 border-t border-hairline print:hidden">
      <div className="container-page roomy:pt-12">
        <Columns key={locale} />
        <div
          className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-hairline pb-2 text-14 text-muted roomy:mt-10 roomy:border-t roomy:pb-0"
          style={{ paddingRight: CHAT_BUTTON_ROOM }}
        >
          <div className="max-w-[110ch] py-3">
            <p>{footer.copyright}</p>
            {footer.legal ? <p className="mt-1 text-12 text-pretty">{footer.legal}</p> : null}
          </div>
          <Link to={path('/order')} className="inline-flex min-h-11 items-center hover:underline">
            {t('nav.orders')}
          </Link>
          <ConsentLink />
          <LanguageSwitch className="-mx-3 desktop:hidden" />
        </div>
      </div>
    </footer>
  );
};
