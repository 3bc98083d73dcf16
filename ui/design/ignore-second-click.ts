/** Longest time between the two clicks of a double one, ms. */
const DOUBLE_CLICK = 500;

/** The second click of a double one was meant for the layer that has just gone, not for what it lay over. */
export const ignoreSecondClick = (): void => {
  const stop = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), DOUBLE_CLICK);
};
