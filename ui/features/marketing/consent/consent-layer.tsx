import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '#ui/app/stores.ts';

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** The question of consent, fetched only where it is asked and never in the first render. */
export const ConsentLayer = observer(() =>
  useStores().consent.asked ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null,
);
