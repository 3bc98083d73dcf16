/** Longest time between the two clicks of a double click, ms. */
const DOUBLE_CLICK = 500;

/** Ignores the second click of a double click, so that it does not reach what a closed layer covered. */
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
