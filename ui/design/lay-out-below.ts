import { whenIdle, whenLoaded } from '#ui/hydration/when-idle.ts';

/**
 * Lays out what the first sight of a page went without, a part in each idle moment: from then on the page is as long as it
 * says, and whoever looks at all of it at once, as a picture of the whole page does, finds it there. Gives the way to
 * call it off.
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
