import { type RefObject, useEffect, useRef } from 'react';

/** A heading that takes the focus, and with it the view, when what it stands over has come. */
export const useArrival = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
