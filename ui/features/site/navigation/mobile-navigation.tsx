import { type MouseEvent, Suspense, useState } from 'react';
import { LayoutGrid, Menu } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { FOOTER_ID } from '#ui/features/site/footer/footer-id.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { BarCart } from './bar-cart.tsx';
import { ChosenLink } from './chosen-link.tsx';
import { MobileCatalogue, MobileMenu, prefetchMobileMenus } from './menu-chunks.ts';

type Layer = 'none' | 'catalogue' | 'menu';

/** Each has the room that its word needs, so that long ones do not run together. */
const BY_WORDS = { gridTemplateColumns: 'repeat(5, auto)' };

/**
 * The bar at the foot of screens up to 1024 px wide (rule BROWSING-4), and the two layers that it opens; without
 * JavaScript its items are links. The way home is the logo above.
 */
export const MobileNavigation = () => {
  const { t, path } = useLanguage();
  const [layer, setLayer] = useState<Layer>('none');
  const close = () => setLayer('none');
  const opens = (wanted: Layer) => (event: MouseEvent) => {
    event.preventDefault();
    setLayer(wanted);
  };
  return (
    <>
      <nav
        aria-label={t('nav.bar')}
        onPointerEnter={prefetchMobileMenus}
        onFocus={prefetchMobileMenus}
        className="bottom-bar"
      >
        <ul className="mx-auto grid h-14 max-w-[560px]" style={BY_WORDS}>
          <li>
            <Link to={path('/produs')} aria-haspopup="dialog" onClick={opens('catalogue')} className="bar-item">
              <LayoutGrid className="size-6" strokeWidth={1.75} />
              {t('menu.catalogue')}
            </Link>
          </li>
          <li>
            <ChosenLink to="favorites" className="bar-item" badge="absolute top-1 left-1/2 ml-1.5">
              {t('favorites.name')}
            </ChosenLink>
          </li>
          <li>
            <ChosenLink to="compare" className="bar-item" badge="absolute top-1 left-1/2 ml-1.5">
              {t('compare.name')}
            </ChosenLink>
          </li>
          <li>
            <BarCart />
          </li>
          <li>
            <a href={`#${FOOTER_ID}`} aria-haspopup="dialog" onClick={opens('menu')} className="bar-item">
              <Menu className="size-6" strokeWidth={1.75} />
              {t('nav.menu')}
            </a>
          </li>
        </ul>
      </nav>
      <Dialog open={layer === 'catalogue'} onClose={close} label={t('menu.catalogue')} place="full">
        <Suspense>
          <MobileCatalogue onClose={close} />
        </Suspense>
      </Dialog>
      <Dialog open={layer === 'menu'} onClose={close} label={t('nav.menu')} place="full">
        <Suspense>
          <MobileMenu onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
};
