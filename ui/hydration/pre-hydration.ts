import { HYDRATING, isPageReady, isUnhydrated, PRESSED } from './captured-input.ts';
import { watchForeignNodes } from './foreign-nodes.ts';
import { clearEarlyMarks, createEarlyCart, type EarlyCartPorts } from './pre-hydration-cart.ts';
import { replayPresses } from './restore-input.ts';
import { nextPaint } from './when-idle.ts';

/** Longest wait for the largest picture, ms. On a slow line the page hydrates without it. */
const PICTURE_MS = 2500;
/** Wait after a frame until a pressed look is on the screen, ms. */
const SHOWN_MS = 30;
const FIRST_INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Runs the time until the page is hydrated: loads the page's scripts after its largest picture, undoes what extensions
 * change in the page, and marks presses, which are repeated once the stores have started. Adds to the cart at once.
 */
export const startPreHydration = (composeCart: () => EarlyCartPorts): void => {
  loadScriptsInTurn();
  const root = document.getElementById('root');
  if (root) document.addEventListener(HYDRATING, watchForeignNodes(root), { once: true });
  const addEarly = createEarlyCart(composeCart);
  document.addEventListener('click', (event) => markPress(event, addEarly), true);
  document.addEventListener('submit', markSubmit, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const type of FIRST_INPUTS) document.removeEventListener(type, loadScripts, true);
    clearEarlyMarks();
    replayPresses(document);
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
};

// The page's scripts wait in a template, so that the style sheet and the largest picture have the line and the processor
// to themselves. A press or a key starts them at once.
const loadScripts = () => {
  const scripts = document.getElementById('scripts');
  if (scripts instanceof HTMLTemplateElement) document.body.append(scripts.content);
};

const loadScriptsInTurn = () => {
  const loadAfterPaint = () => void nextPaint().then(loadScripts);
  setTimeout(loadScripts, PICTURE_MS);
  const largest = document.querySelector('img[fetchpriority=high]');
  if (!(largest instanceof HTMLImageElement) || largest.complete) loadAfterPaint();
  else for (const type of ['load', 'error']) largest.addEventListener(type, loadAfterPaint);
  // A picture that is turned off neither loads nor fails.
  addEventListener('load', loadAfterPaint);
  for (const type of FIRST_INPUTS) document.addEventListener(type, loadScripts, { capture: true, passive: true });
};

const isHydrated = (element: Element): boolean => isPageReady() && !isUnhydrated(element);

const markPress = (event: Event, addEarly: (productId: string) => boolean) => {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type=button]');
  if (!button || button.disabled || isHydrated(button)) return;
  // React would handle a press during hydration, and the replay would repeat it.
  if (!isUnhydrated(button)) event.stopImmediatePropagation();
  // A second press does not order twice.
  if (button.hasAttribute(PRESSED) || button.dataset.added !== undefined) return;
  button.setAttribute(PRESSED, '');
  const { adds } = button.dataset;
  if (adds === undefined || isPageReady()) return;
  const add = () => {
    if (button.hasAttribute(PRESSED) && !isPageReady() && addEarly(adds)) button.removeAttribute(PRESSED);
  };
  requestAnimationFrame(() => setTimeout(add, SHOWN_MS));
};

/** A form without an address is sent by React: its button counts as pressed. */
const markSubmit = (event: SubmitEvent) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isHydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  submitter?.setAttribute(PRESSED, '');
};
