import { type MenuLinkName, menuLinks } from '#core/site/settings/index.ts';
import { useShell } from '#ui/app/site.ts';
import { ChevronDown, ReceiptText } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { SocialLinks } from '#ui/features/kernel/phones/social-icons.tsx';
import { RegionButton } from '#ui/features/purchase/region/region-button.tsx';
import { FooterContacts, FooterPhones } from '#ui/features/site/footer/footer-contacts.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CategoryIcon } from './category-icon.tsx';
import { ChosenLink } from './chosen-link.tsx';
import { LayerBar } from './layer-bar.tsx';
import { linkIcons } from './link-icons.ts';

const row = 'flex min-h-12 items-center gap-4 rounded-control py-2 text-16 font-medium -outline-offset-2';

const LinkIcon = ({ name }: { name: MenuLinkName }) => {
  const Icon = linkIcons[name];
  return <Icon className="size-6 shrink-0" strokeWidth={1.75} />;
};

/** The menu's link to the catalogue, with the categories in a fold. */
const MenuCatalogue = ({ onClose }: { onClose: () => void }) => {
  const { t, path } = useLanguage();
  const { menu } = useShell();
  return (
    <details className="group">
      <summary className={row}>
        <LinkIcon name="catalogue" />
        <span className="flex-1">{t('menu.catalogue')}</span>
        <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <ul aria-label={t('menu.categories')} className="mb-2 ml-3 border-l border-hairline pl-8 sm:columns-2 sm:gap-8">
        {menu.map(({ url, title, icon }) => (
          <li key={url} className="break-inside-avoid">
            <Link to={path(`/${url}`)} onClick={onClose} className={row}>
              <CategoryIcon src={icon} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The menu on small screens: sections, catalogue, language and phones. */
export const MobileMenu = ({ onClose }: { onClose: () => void }) => {
  const { t, path } = useLanguage();
  const { settings } = useShell();
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
          <li className="break-inside-avoid">
            <Link to={path('/order')} onClick={onClose} className={row}>
              <ReceiptText className="size-6 shrink-0" strokeWidth={1.75} />
              {t('nav.orders')}
            </Link>
          </li>
        </ul>
        <div className="border-b border-hairline py-1">
          <RegionButton place="menu" />
        </div>
        <nav aria-label={t('nav.pages')} className="border-b border-hairline py-2">
          <ul>
            {menuLinks(settings.buttons).map((link) => (
              <li key={link.name}>
                {link.name === 'catalogue' ? (
                  <MenuCatalogue onClose={onClose} />
                ) : (
                  <Link to={path(link.path)} onClick={onClose} className={row}>
                    <LinkIcon name={link.name} />
                    {t(`nav.${link.name}`)}
                  </Link>
                )}
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
