import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface SnapPlace {
  /** Index of the visible item when each is as wide as the strip. */
  readonly index: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** False until measured in the browser; then `atStart` and `atEnd` are known. */
  readonly measured: boolean;
}

/** A strip with scroll snapping, moved by finger, wheel or buttons; scrolls without JavaScript. */
interface Snap extends SnapPlace {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly onScroll: () => void;
  /** Scrolls to an item that is as wide as the strip. */
  readonly goTo: (index: number) => void;
  /** Scrolls by one screenful. */
  readonly move: (direction: 1 | -1) => void;
}

/** Tolerance for the strip's ends, px. */
const NEAR = 4;
const START: SnapPlace = { index: 0, atStart: true, atEnd: true, measured: false };

/** Tracks and moves a snapping strip; its CSS makes moves smooth. */
export const useSnap = (): Snap => {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(START);

  const onScroll = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const next = {
      index: Math.round(scrollLeft / Math.max(1, clientWidth)),
      atStart: scrollLeft < NEAR,
      atEnd: scrollLeft + clientWidth > scrollWidth - NEAR,
      measured: true,
    };
    setPlace((before) =>
      before.measured && before.index === next.index && before.atStart === next.atStart && before.atEnd === next.atEnd
        ? before
        : next,
    );
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // The observer also reports the first size.
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [onScroll]);

  const goTo = useCallback((index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth });
  }, []);

  const move = useCallback((direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  }, []);

  return { ...place, strip, onScroll, goTo, move };
};
