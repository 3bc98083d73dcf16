import { Outlet, ScrollRestoration } from 'react-router';
import { ShellContext } from '#ui/app/site.ts';
import { GiftOffer } from '#ui/features/editorial/gift/gift-offer.tsx';
import { ProblemLayer } from '#ui/features/kernel/errors/problem-layer.tsx';
import { NotificationArea } from '#ui/features/kernel/notifications/notification-area.tsx';
import { ConsentLayer } from '#ui/features/marketing/consent/consent-layer.tsx';
import { ShopLayers } from '#ui/features/purchase/cart-panel/shop-layers.tsx';
import { RegionLayer } from '#ui/features/purchase/region/region-layer.tsx';
import { ChatKeeper } from '#ui/features/site/chat/chat-keeper.tsx';
import { SiteFooter } from '#ui/features/site/footer/site-footer.tsx';
import { SiteHeader } from '#ui/features/site/header/site-header.tsx';
import { RequestLayers } from '#ui/features/site/layers/request-layers.tsx';
import { MobileNavigation } from '#ui/features/site/navigation/mobile-navigation.tsx';
import { LanguageContext } from '#ui/i18n/context.ts';
import { NavigationProgress, PageAnnouncer } from './navigation-progress.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useFrame } from './use-frame.ts';
import { useOwnFrame } from './use-own-frame.ts';

/** What surrounds every page of the shop; one that is returned to is scrolled to where it was left (rule BROWSING-8). */
export const SiteLayout = () => {
  const { language, key, shell } = useFrame();
  const ownFrame = useOwnFrame();
  return (
    <LanguageContext value={language}>
      <ShellContext value={shell}>
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
      </ShellContext>
    </LanguageContext>
  );
};
