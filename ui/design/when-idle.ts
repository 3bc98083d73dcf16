/** Longest wait for a moment without anything to do, ms. */
const LATEST = 5_000;

/** Runs something once the tab has nothing better to do. For the browser only. */
export const whenIdle = (run: () => void): void => {
  // Safari has no such call; a while later nothing is most likely under way.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, 1_000);
};

/** Runs something once the page has loaded, its pictures too, and the tab has nothing to do; gives the way to call it off. */
export const whenLoaded = (run: () => void): (() => void) => {
  let isWanted = true;
  const begin = () => whenIdle(() => isWanted && run());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isWanted = false;
  };
};
