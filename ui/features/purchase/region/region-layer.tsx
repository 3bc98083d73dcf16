import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useRegion } from './region-context.ts';

export const RegionDialog = lazyPart(() => import('./region-dialog.tsx'), 'RegionDialog');

/** The choice of a region above every page, fetched on its first need; from then on it stays, to give the focus back. */
export const RegionLayer = observer(() => {
  const region = useRegion();
  const [ever, setEver] = useState(false);
  if (region.open && !ever) setEver(true);
  return <Suspense>{ever ? <RegionDialog /> : null}</Suspense>;
});
