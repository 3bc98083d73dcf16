import { startTransition, useEffect, useState } from 'react';
import { painted } from './chunks.ts';

/**
 * How many slices of long content to render: one more after each paint, so that a slow phone draws it in several short
 * tasks and handles presses in between.
 */
export const useSlices = (most: number): number => {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= most) return;
    let gone = false;
    void painted().then(() => {
      if (!gone) startTransition(() => setShown(shown + 1));
    });
    return () => {
      gone = true;
    };
  }, [shown, most]);
  return shown;
};
