/** Longest wait for an idle moment, ms. */
const LATEST = 5_000;

/** Runs a task once the browser is idle. For the browser only. */
export const whenIdle = (run: () => void): void => {
  // Safari has no requestIdleCallback; a second later the tab is most likely idle.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, 1_000);
};

/** Runs a task once the page with its pictures has loaded and the browser is idle; returns a function that cancels it. */
export const whenLoaded = (run: () => void): (() => void) => {
  let isWanted = true;
  const begin = () => whenIdle(() => isWanted && run());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isWanted = false;
  };
};

/** Resolves once the changes made so far are on the screen. For the browser only. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
