import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Reports a phone's Back; not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Distance to the anchor and to the window's edge, px. */
const GAP = 4;
const MARGIN = 8;

/** Height at which a layer scrolls, px. */
const TALLEST = 420;

/** Places a layer below its anchor, or above where there is more room. */
const place = (layer: HTMLElement, anchor: Element): void => {
  const { style } = layer;
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect();
  const widest = document.documentElement.clientWidth;
  const below = window.innerHeight - bottom - GAP - MARGIN;
  const above = top - GAP - MARGIN;
  const isOver = below < Math.min(layer.scrollHeight, TALLEST) && above > below;
  style.maxHeight = `${Math.min(TALLEST, isOver ? above : below)}px`;
  style.minWidth = `${width}px`;
  const inwards = left + right > widest ? right - layer.offsetWidth : left;
  style.left = `${Math.max(MARGIN, Math.min(inwards, widest - MARGIN - layer.offsetWidth))}px`;
  style.top = isOver ? 'auto' : `${bottom + GAP}px`;
  style.bottom = isOver ? `${window.innerHeight - top + GAP}px` : 'auto';
};

/**
 * Attaches a layer to a control, above everything including an open dialog, and follows it on scroll. Calls back on a
 * press or focus elsewhere and on a phone's Back. Escape is the layer's own business.
 */
export const useAnchoredLayer = (
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void => {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const { current: element } = layer;
    const { current: from } = anchor;
    if (!element || !from) return;
    element.showPopover();
    place(element, from);
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) place(element, from);
    };
    const look = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target) && !from.contains(target)) leave();
    };
    for (const type of ['scroll', 'resize']) window.addEventListener(type, follow, options);
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, look, options);
    const back = window.CloseWatcher && new window.CloseWatcher();
    back?.addEventListener('close', () => leave());
    return () => {
      stop.abort();
      back?.destroy();
    };
  }, [layer, anchor]);
};
