import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useConsent } from './consent-context.ts';

const ConsentBanner = lazyPart(() => import('./consent-banner.tsx'), 'ConsentBanner');

/** The question of consent, fetched only where it is asked and never in the first render. */
export const ConsentLayer = observer(() =>
  useConsent().asked ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null,
);
