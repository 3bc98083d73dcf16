import type { Change } from '#ui/router/router.ts';

/** The name under which the browser takes both pictures for one. */
const NAME = 'carried';

/** Longest time that the page stands still for the next one to be drawn, ms. */
const LATEST_MS = 1_000;

/** Only the picture moves: the page around it is there at once, and takes presses. */
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

/** The picture of the tile that leads to an address, if it is seen. */
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
 * Carries a tile's picture over to the page of its product, where it stands until the large one has come. Nothing moves
 * where the visitor wants no motion, the browser cannot, or the page keeps itself waiting.
 */
export const carryPicture: Change = ({ pathname }, show) => {
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
  // Whatever comes of it, the page is there.
  for (const step of [transition.ready, transition.updateCallbackDone]) step.catch(() => undefined);
  const end = () => {
    document
      .querySelector<HTMLImageElement>('main img[fetchpriority=high]')
      ?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(end, end);
};
