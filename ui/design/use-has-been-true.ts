import { useState } from 'react';

/** Whether a layer was ever needed: then it stays mounted, so that it can animate out and return the focus. */
export const useHasBeenTrue = (needed: boolean): boolean => {
  const [ever, setEver] = useState(needed);
  if (needed && !ever) setEver(true);
  return ever || needed;
};
