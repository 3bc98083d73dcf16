import { observer } from 'mobx-react-lite';
import { ShellContext } from '#ui/app/site.ts';
import { ListViewPartsContext } from '#ui/features/catalog/products/listing/list-view-parts.ts';
import { RowsHead, ViewSwitch } from '#ui/features/catalog/products/listing/view-switch.tsx';
import { useAuth } from '#ui/features/kernel/auth/auth-context.ts';
import { AuthLayer } from '#ui/features/kernel/auth/auth-layer.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { useRestoredPage } from '#ui/features/kernel/auth/use-restored-page.ts';
import { ProblemLayer } from '#ui/features/kernel/errors/problem-layer.tsx';
import { NotificationArea } from '#ui/features/kernel/notifications/notification-area.tsx';
import { ShopLayers } from '#ui/features/purchase/cart-panel/shop-layers.tsx';
import { RegionLayer } from '#ui/features/purchase/region/region-layer.tsx';
import { RequestLayers } from '#ui/features/site/layers/request-layers.tsx';
import { VitrinaBar } from '#ui/features/site/vitrina/vitrina-bar.tsx';
import { VitrinaHeader } from '#ui/features/site/vitrina/vitrina-header.tsx';
import { SilentInputReporter } from '#ui/hydration/silent-input.tsx';
import { LanguageContext } from '#ui/i18n/context.ts';
import { useOutlet } from '#ui/router/hooks.ts';
import { NavigationProgress, PageAnnouncer } from './navigation-progress.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useFrame } from './use-frame.ts';
import { useOwnFrame } from './use-own-frame.ts';

/** Parts that only the vitrina's lists have. */
const listViewParts = { ViewSwitch, RowsHead };

/** The frame of the vitrina; its sign-in page has none (rules AUTH-5, AUTH-7). */
export const VitrinaLayout = observer(() => {
  const { language, shell } = useFrame();
  const ownFrame = useOwnFrame();
  const outlet = <ListViewPartsContext value={listViewParts}>{useOutlet()}</ListViewPartsContext>;
  const { header, mobileBar } = useVisibleParts();
  const { isUnverified } = useAuth();
  return (
    <LanguageContext value={language}>
      <ShellContext value={shell}>
        {header ? <SkipLink /> : null}
        <NavigationProgress />
        <div
          className={`flex min-h-dvh flex-col ${mobileBar ? 'pb-[calc(var(--bar-height)+var(--buy-bar-height))]' : ''} ${isUnverified ? 'invisible' : ''}`}
        >
          {header ? <VitrinaHeader /> : null}
          {ownFrame ? (
            outlet
          ) : (
            <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
              {outlet}
            </main>
          )}
        </div>
        {mobileBar ? <VitrinaBar /> : null}
        <NotificationArea />
        <ShopLayers />
        <RegionLayer />
        <RequestLayers />
        <AuthLayer />
        <ProblemLayer />
        <PageAnnouncer />
        <SilentInputReporter />
        <RestoredPage />
      </ShellContext>
    </LanguageContext>
  );
});

const RestoredPage = () => {
  useRestoredPage();
  return null;
};
