import { GiftOffer } from '#ui/features/editorial/gift/gift-offer.tsx';
import { ProblemLayer } from '#ui/features/kernel/errors/problem-layer.tsx';
import { NotificationArea } from '#ui/features/kernel/notifications/notification-area.tsx';
import { ShopLayers } from '#ui/features/purchase/cart-panel/shop-layers.tsx';
import { RegionLayer } from '#ui/features/purchase/region/region-layer.tsx';
import { ChatLoader } from '#ui/features/site/chat/chat-loader.tsx';
import { RequestLayers } from '#ui/features/site/layers/request-layers.tsx';
import { OfflineSaver } from '#ui/features/site/offline/offline-saver.tsx';
import { SilentInputReporter } from '#ui/hydration/silent-input.tsx';
import { NavigationProgress, PageAnnouncer } from './navigation-progress.tsx';

/** What may cover any page, and components without a view; none of it in the first render. */
export const Layers = () => (
  <>
    <NavigationProgress />
    <NotificationArea />
    <ShopLayers />
    <RegionLayer />
    <RequestLayers />
    <ProblemLayer />
    <GiftOffer />
    <ChatLoader />
    <OfflineSaver />
    <PageAnnouncer />
    <SilentInputReporter />
  </>
);
