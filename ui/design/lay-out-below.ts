import { whenIdle, whenLoaded } from '#ui/hydration/when-idle.ts';

/**
 * Lays out the parts below the fold, one in each idle moment, so that the page gets its full length and screenshots
 * show all of it. Returns a function that stops it.
 */
export const layOutBelow = (): (() => void) =>
  whenLoaded(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.below-fold')];
    const layOutNext = () => {
      const part = parts.shift();
      if (part) {
        part.style.contentVisibility = 'visible';
        whenIdle(layOutNext);
      } else document.documentElement.dataset.laidOut = '';
    };
    layOutNext();
  });
