import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { followFocus } from './focus-trail.ts';
import { LayerHistory } from './layer-history.ts';

let ofTab: LayerHistory | undefined;

const layers = (): LayerHistory => {
  ofTab ??= new LayerHistory(window.history, window.location.pathname, (run) => setTimeout(run));
  return ofTab;
};

/** Whether a layer covers the page. Browser only. */
export const isCovered = (): boolean => layers().busy || document.documentElement.dataset.locked !== undefined;

/** Makes Back close an open layer, the topmost first; one that stays `acrossPages` survives navigation. */
export const useLayer = (open: boolean, close: () => void, acrossPages = false): void => {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? layers().add({ close: () => closeNow(), acrossPages }) : undefined), [open, acrossPages]);
};

/** Reports page changes and history steps to the layers. Call once a tab. */
export const useLayerHistory = (pathname: string, key: string): void => {
  // Before the new page's layers open in their effects.
  useLayoutEffect(() => {
    if (key) layers().settle(pathname);
  }, [pathname, key]);
  useEffect(followFocus, []);
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      if (layers().arrive()) event.stopImmediatePropagation();
    };
    // Capture: layers must handle it before the router.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);
};
