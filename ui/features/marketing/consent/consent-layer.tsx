import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useConsent } from './consent-context.ts';

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** The question of consent, fetched only where it is asked and never in the first render. */
export const ConsentLayer = observer(() =>
  useConsent().asked ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null,
);
