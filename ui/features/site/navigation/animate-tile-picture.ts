import type { Change } from '#ui/router/router.ts';

/** The `view-transition-name` that both pictures share. */
const NAME = 'carried';

/** Longest time that rendering of the page is held for the next one, ms. */
const LATEST_MS = 1_000;

/** Only the picture is animated: the page appears and takes presses at once. */
const LOOK = `
::view-transition { pointer-events: none }
::view-transition-old(root), ::view-transition-new(root) { animation: none }
::view-transition-old(root) { display: none }
::view-transition-group(${NAME}) { animation-duration: 250ms; animation-timing-function: var(--ease-out) }
`;

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** The visible picture of a tile that links to an address. */
const pictureOf = (pathname: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('.tile .tile-title > a')]
    .filter((link) => link.pathname === pathname)
    .map((link) => link.closest('.tile')?.querySelector<HTMLImageElement>('.tile-picture > img') ?? undefined)
    .find((picture) => picture?.complete && isSeen(picture));

let isStyled = false;
const style = (): void => {
  if (isStyled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
};

/**
 * Animates a tile's picture into the product page, until the large one has loaded. Not with reduced motion, in browsers
 * without view transitions, or when the page is slow.
 */
export const animateTilePicture: Change = ({ pathname }, show) => {
  const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const picture = 'startViewTransition' in document && mayMove ? pictureOf(pathname) : undefined;
  if (!picture) return void show();
  style();
  picture.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    const isLate = await Promise.race([
      show().then(() => false),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(true), LATEST_MS)),
    ]);
    picture.style.viewTransitionName = '';
    const large = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
    if (isLate || !large) throw new Error('Nothing to carry the picture to');
    large.style.viewTransitionName = NAME;
    if (large.complete) return;
    large.style.background = `url("${picture.currentSrc}") center / cover, var(--stage)`;
    large.addEventListener('load', () => large.style.removeProperty('background'), { once: true });
  });
  // A failed transition still shows the page.
  for (const step of [transition.ready, transition.updateCallbackDone]) step.catch(() => undefined);
  const end = () => {
    document
      .querySelector<HTMLImageElement>('main img[fetchpriority=high]')
      ?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(end, end);
};
