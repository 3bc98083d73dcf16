import { isHeaderFixed } from '#core/site/browsing/index.ts';
import { HeaderSearch } from '#ui/features/catalog/search/header-search.tsx';
import { MobileSearch } from '#ui/features/catalog/search/mobile-search.tsx';
import { LanguageOffer } from '#ui/features/kernel/language/language-offer.tsx';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { CartButton } from '#ui/features/purchase/cart-panel/cart-button.tsx';
import { RegionButton } from '#ui/features/purchase/region/region-button.tsx';
import { CatalogueMenu } from '#ui/features/site/navigation/catalogue-menu.tsx';
import { ChosenLink } from '#ui/features/site/navigation/chosen-link.tsx';
import { useLocation } from '#ui/router/hooks.ts';
import { Logo } from './logo.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { useScrolled } from './use-scrolled.ts';

const headerItem =
  'relative inline-flex size-11 items-center justify-center rounded-control text-ink transition hover:bg-tile aria-[current]:text-link';
const headerBadge = 'pointer-events-none absolute top-0.5 left-6';

/**
 * The header: promo strip, logo, catalogue, search, language and cart. Its height in the page is constant; fixed parts
 * take their space from it.
 */
export const SiteHeader = () => {
  const { key } = useLocation();
  const fixed = useScrolled(isHeaderFixed);
  return (
    <header className="print:hidden">
      <PromoStrip />
      <div className="h-14 desktop:h-20">
        <div
          className={`z-40 border-b border-hairline bg-surface ${
            fixed
              ? 'drop fixed inset-x-0 top-0 h-14 pr-(--scrollbar-room) desktop:h-16 short:relative short:h-full'
              : 'relative h-full'
          }`}
        >
          <div className="container-page flex h-full items-center gap-3 desktop:gap-4">
            <Logo />
            <CatalogueMenu key={key} />
            <HeaderSearch className="hidden min-w-0 flex-1 desktop:flex" />
            <MobileSearch className="flex-1 desktop:hidden" />
            <RegionButton place="header" className="hidden desktop:flex" />
            <LanguageSwitch className="hidden desktop:flex" />
            <div className="hidden items-center desktop:flex">
              <ChosenLink to="favorites" className={headerItem} badge={headerBadge} />
              <ChosenLink to="compare" className={headerItem} badge={headerBadge} />
            </div>
            <CartButton />
          </div>
          <LanguageOffer />
        </div>
      </div>
    </header>
  );
};
