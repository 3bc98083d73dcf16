import { GiftOffer } from '#ui/features/editorial/gift/gift-offer.tsx';
import { ProblemLayer } from '#ui/features/kernel/errors/problem-layer.tsx';
import { NotificationArea } from '#ui/features/kernel/notifications/notification-area.tsx';
import { ShopLayers } from '#ui/features/purchase/cart-panel/shop-layers.tsx';
import { RegionLayer } from '#ui/features/purchase/region/region-layer.tsx';
import { ChatKeeper } from '#ui/features/site/chat/chat-keeper.tsx';
import { RequestLayers } from '#ui/features/site/layers/request-layers.tsx';
import { OfflineKeeper } from '#ui/features/site/offline/offline-keeper.tsx';
import { SilentInputKeeper } from '#ui/hydration/silent-input.tsx';
import { NavigationProgress, PageAnnouncer } from './navigation-progress.tsx';

/** What may lie over any page of the shop, and what only tells, asks or keeps; nothing of it is in the first render. */
export const Layers = () => (
  <>
    <NavigationProgress />
    <NotificationArea />
    <ShopLayers />
    <RegionLayer />
    <RequestLayers />
    <ProblemLayer />
    <GiftOffer />
    <ChatKeeper />
    <OfflineKeeper />
    <PageAnnouncer />
    <SilentInputKeeper />
  </>
);
