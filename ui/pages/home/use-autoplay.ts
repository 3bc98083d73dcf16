import { type RefObject, useEffect, useState } from 'react';

/** How long one banner stands, ms. */
const STAND_MS = 7_000;

interface Autoplay {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/**
 * Calls `next` over and over while somebody may be looking: it waits while the pointer or the focus is inside `area` and
 * while the tab is hidden, and never starts by itself for those who asked for less motion.
 */
export const useAutoplay = (area: RefObject<HTMLElement | null>, enabled: boolean, next: () => void): Autoplay => {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (enabled && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, [enabled]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (document.hidden || area.current?.matches(':hover, :focus-within')) return;
      next();
    }, STAND_MS);
    return () => clearInterval(timer);
  }, [playing, area, next]);

  return { playing, toggle: () => setPlaying((before) => !before) };
};
