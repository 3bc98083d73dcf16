import { type RefObject, useEffect, useRef } from 'react';

/** A heading that takes the focus and scrolls into view when its part appears. */
export const useFocusOnMount = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
