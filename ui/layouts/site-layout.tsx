import { useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { splitLocale } from '#core/locale/index.ts';
import { useStores } from '#ui/app/stores.ts';
import { useLayerHistory } from '#ui/design/use-layer.ts';
import { AuthLayer } from '#ui/features/auth/auth-layer.tsx';
import { ShopLayers } from '#ui/features/cart/shop-layers.tsx';
import { ProblemLayer } from '#ui/features/errors/problem-layer.tsx';
import { SiteFooter } from '#ui/features/footer/site-footer.tsx';
import { GiftOffer } from '#ui/features/gift/gift-offer.tsx';
import { SiteHeader } from '#ui/features/header/site-header.tsx';
import { RequestLayers } from '#ui/features/leads/request-layers.tsx';
import { MobileNavigation } from '#ui/features/navigation/mobile-navigation.tsx';
import { NotificationArea } from '#ui/features/notifications/notification-area.tsx';
import { RegionLayer } from '#ui/features/region/region-layer.tsx';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { NavigationProgress, PageAnnouncer } from './navigation-progress.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** What surrounds every page of the shop. */
export const SiteLayout = () => {
  const { pathname, key } = useLocation();
  const { locale } = splitLocale(pathname);
  const language = useMemo(() => languageOf(locale), [locale]);
  const stores = useStores();
  useLayerHistory(pathname, key);
  useEffect(() => {
    // From here on scripts answer: what only stood in for them may go.
    document.documentElement.dataset.ready = '';
    return stores.start();
  }, [stores]);
  return (
    <LanguageContext value={language}>
      <SkipLink />
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col pb-(--bar-height)">
        <SiteHeader />
        <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <SiteFooter />
      </div>
      <MobileNavigation key={key} />
      <NotificationArea />
      <ShopLayers />
      <RegionLayer />
      <RequestLayers />
      <AuthLayer />
      <ProblemLayer />
      <GiftOffer />
      <PageAnnouncer />
      <ScrollRestoration />
    </LanguageContext>
  );
};
