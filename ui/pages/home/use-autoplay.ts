import { type RefObject, useEffect, useState } from 'react';

/** How long a banner shows, ms. */
const STAND_MS = 7_000;

interface Autoplay {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/**
 * Calls `next` periodically; pauses while the pointer or focus is inside `area` or the tab is hidden, and stays off
 * with reduced motion.
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
