import { Outlet, ScrollRestoration } from 'react-router';
import { ShopLayers } from '#ui/features/cart/shop-layers.tsx';
import { ChatKeeper } from '#ui/features/chat/chat-keeper.tsx';
import { ConsentLayer } from '#ui/features/consent/consent-layer.tsx';
import { ProblemLayer } from '#ui/features/errors/problem-layer.tsx';
import { SiteFooter } from '#ui/features/footer/site-footer.tsx';
import { GiftOffer } from '#ui/features/gift/gift-offer.tsx';
import { SiteHeader } from '#ui/features/header/site-header.tsx';
import { RequestLayers } from '#ui/features/leads/request-layers.tsx';
import { MobileNavigation } from '#ui/features/navigation/mobile-navigation.tsx';
import { NotificationArea } from '#ui/features/notifications/notification-area.tsx';
import { RegionLayer } from '#ui/features/region/region-layer.tsx';
import { LanguageContext } from '#ui/i18n/context.ts';
import { NavigationProgress, PageAnnouncer } from './navigation-progress.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useFrame } from './use-frame.ts';
import { useOwnFrame } from './use-own-frame.ts';

/** What surrounds every page of the shop. */
export const SiteLayout = () => {
  const { language, key } = useFrame();
  const ownFrame = useOwnFrame();
  return (
    <LanguageContext value={language}>
      <SkipLink />
      <ConsentLayer />
      <NavigationProgress />
      {ownFrame ? (
        <Outlet />
      ) : (
        <>
          <div className="flex min-h-dvh flex-col pb-(--bar-height)">
            <SiteHeader />
            <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
              <Outlet />
            </main>
            <SiteFooter />
          </div>
          <MobileNavigation key={key} />
        </>
      )}
      <NotificationArea />
      <ShopLayers />
      <RegionLayer />
      <RequestLayers />
      <ProblemLayer />
      <GiftOffer />
      <ChatKeeper />
      <PageAnnouncer />
      <ScrollRestoration />
    </LanguageContext>
  );
};
