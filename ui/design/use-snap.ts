import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Where a strip of snapping pieces stands. */
interface SnapPlace {
  /** The piece in view when every piece is as wide as the strip. */
  readonly index: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** It has been looked at in the browser: until then nothing is known but that it stands at its start. */
  readonly measured: boolean;
}

/** A strip that is scrolled sideways by finger, wheel or buttons; without JavaScript it still scrolls. */
interface Snap extends SnapPlace {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly onScroll: () => void;
  /** Scrolls to a piece that is as wide as the strip. */
  readonly goTo: (index: number) => void;
  /** Scrolls by one screenful of pieces. */
  readonly move: (direction: 1 | -1) => void;
}

/** Less than this from an end counts as being there, px. */
const NEAR = 4;
const START: SnapPlace = { index: 0, atStart: true, atEnd: true, measured: false };

/** Follows and moves a snapping strip; the smoothness of moves is the strip's own style. */
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
    // It tells of the first size, too, once the strip is laid out.
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
