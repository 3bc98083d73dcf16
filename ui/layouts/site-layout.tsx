import { Suspense } from 'react';
import { ShellContext } from '#ui/app/site.ts';
import { ConsentLayer } from '#ui/features/marketing/consent/consent-layer.tsx';
import { SiteFooter } from '#ui/features/site/footer/site-footer.tsx';
import { SiteHeader } from '#ui/features/site/header/site-header.tsx';
import { MobileNavigation } from '#ui/features/site/navigation/mobile-navigation.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { LanguageContext } from '#ui/i18n/context.ts';
import { useOutlet } from '#ui/router/hooks.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useFrame } from './use-frame.ts';
import { useOwnFrame } from './use-own-frame.ts';

const Layers = lazyPart(() => import('./layers.tsx'), 'Layers');

/** By itself: nothing of the page is rendered again because it is alive now. */
const LayersOnceAlive = () =>
  useHydrated() ? (
    <Suspense>
      <Layers />
    </Suspense>
  ) : null;

/** What surrounds every page of the shop; one that is returned to is scrolled to where it was left (rule BROWSING-8). */
export const SiteLayout = () => {
  const { language, key, shell } = useFrame();
  const ownFrame = useOwnFrame();
  const outlet = useOutlet();
  return (
    <LanguageContext value={language}>
      <ShellContext value={shell}>
        <SkipLink />
        <ConsentLayer />
        {ownFrame ? (
          outlet
        ) : (
          <>
            <div className="flex min-h-dvh flex-col pb-[calc(var(--bar-height)+var(--buy-bar-height))]">
              <SiteHeader />
              <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
                {outlet}
              </main>
              <SiteFooter />
            </div>
            <MobileNavigation key={key} />
          </>
        )}
        {ownFrame === 'alone' ? null : <LayersOnceAlive />}
      </ShellContext>
    </LanguageContext>
  );
};
