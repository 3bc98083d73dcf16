import { useState } from 'react';

/** Whether a layer was ever needed: from then on it stays, so that it can animate out and give the focus back. */
export const useHasBeenTrue = (needed: boolean): boolean => {
  const [ever, setEver] = useState(needed);
  if (needed && !ever) setEver(true);
  return ever || needed;
};
