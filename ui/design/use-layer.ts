import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { followFocus } from './focus-trail.ts';
import { LayerHistory } from './layer-history.ts';

let ofTab: LayerHistory | undefined;

const layers = (): LayerHistory => {
  ofTab ??= new LayerHistory(window.history, window.location.pathname, (run) => setTimeout(run));
  return ofTab;
};

/** Whether anything lies over the page. For the browser only. */
export const isCovered = (): boolean => layers().busy || document.documentElement.dataset.locked !== undefined;

/**
 * Makes Back close something that is open above the page, the topmost first; a layer that stays `acrossPages` is not
 * closed by another page's coming.
 */
export const useLayer = (open: boolean, close: () => void, acrossPages = false): void => {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? layers().add({ close: () => closeNow(), acrossPages }) : undefined), [open, acrossPages]);
};

/**
 * Tells the layers of every page that the router shows and of every step through the history. Once in a tab.
 */
export const useLayerHistory = (pathname: string, key: string): void => {
  // Before any layer of the new page opens, which effects do.
  useLayoutEffect(() => {
    if (key) layers().settle(pathname);
  }, [pathname, key]);
  useEffect(followFocus, []);
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      if (layers().arrive()) event.stopImmediatePropagation();
    };
    // The router hears it only after this, if at all.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);
};
