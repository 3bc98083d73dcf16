import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { ahead, lazyPart } from '#ui/design/chunks.ts';
import { useRegion } from './region-context.ts';

const dialog = () => import('./region-dialog.tsx');
const RegionDialog = lazyPart(dialog, 'RegionDialog');

/** Fetches the choice of a region while the pointer or the focus is on its way to it. */
export const preloadRegionDialog = ahead(dialog);

/** The choice of a region above every page, fetched on its first need; from then on it stays, to give the focus back. */
export const RegionLayer = observer(() => {
  const region = useRegion();
  const [ever, setEver] = useState(false);
  if (region.open && !ever) setEver(true);
  return <Suspense>{ever ? <RegionDialog /> : null}</Suspense>;
});
