/** Longest wait for an idle moment, ms. */
const LATEST = 5_000;

/** Runs something when the tab is idle. Browser only. */
export const whenIdle = (run: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, 1_000);
};

/**
 * Runs something when the page and its pictures have loaded and the tab is idle; returns a function that cancels it.
 */
export const whenLoaded = (run: () => void): (() => void) => {
  let isWanted = true;
  const begin = () => whenIdle(() => isWanted && run());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isWanted = false;
  };
};
