import { Link } from 'react-router';
import { useShell } from '#ui/app/site.ts';
import { ChosenLink } from '#ui/features/chosen/chosen-link.tsx';
import { FooterContacts, FooterPhones } from '#ui/features/footer/footer-contacts.tsx';
import { SocialLinks } from '#ui/features/footer/social-icons.tsx';
import { LanguageSwitch } from '#ui/features/language/language-switch.tsx';
import { RegionButton } from '#ui/features/region/region-button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CategoryIcon } from './category-icon.tsx';
import { LayerBar } from './layer-bar.tsx';
import { navigationLinks } from './navigation-links.ts';

const row = 'flex min-h-12 items-center gap-4 rounded-control py-2 text-16 font-medium -outline-offset-2';

/** The menu on small screens: the shop's sections, the catalogue, the language and whom to call. */
export const MobileMenu = ({ onClose }: { onClose: () => void }) => {
  const { t, path } = useLanguage();
  const { menu, settings } = useShell();
  const links = navigationLinks(settings.buttons);
  return (
    <>
      <LayerBar title={t('nav.menu')} onClose={onClose} />
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 pb-8 md:px-6">
        <div className="flex items-center justify-between border-b border-hairline py-2">
          <span className="text-16 font-medium">{t('header.language')}</span>
          <LanguageSwitch className="-mr-3" />
        </div>
        <ul className="border-b border-hairline py-2 sm:columns-2 sm:gap-8">
          <li className="break-inside-avoid">
            <ChosenLink to="favorites" className={row} badge="ml-auto" onClick={onClose}>
              {t('favorites.name')}
            </ChosenLink>
          </li>
          <li className="break-inside-avoid">
            <ChosenLink to="compare" className={row} badge="ml-auto" onClick={onClose}>
              {t('compare.name')}
            </ChosenLink>
          </li>
        </ul>
        <div className="border-b border-hairline py-1">
          <RegionButton place="menu" />
        </div>
        {links.length > 0 ? (
          <nav aria-label={t('nav.pages')} className="border-b border-hairline py-2">
            <ul className="sm:columns-2 sm:gap-8">
              {links.map(({ name, href, icon: Icon }) => (
                <li key={name} className="break-inside-avoid">
                  <Link to={path(href)} onClick={onClose} className={row}>
                    <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <nav aria-label={t('menu.catalogue')} className="border-b border-hairline py-4">
          <h3 className="pb-1 text-14 text-muted">{t('menu.catalogue')}</h3>
          <ul className="sm:columns-2 sm:gap-8">
            {menu.map(({ url, title, icon }) => (
              <li key={url} className="break-inside-avoid">
                <Link to={path(`/${url}`)} onClick={onClose} className={row}>
                  <CategoryIcon src={icon} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-x-8 pt-5 sm:grid-cols-2">
          <FooterPhones />
          <FooterContacts />
        </div>
        <SocialLinks social={settings.social} label={t('footer.social')} />
      </div>
    </>
  );
};
