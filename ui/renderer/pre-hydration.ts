// Comes as a script of its own, with all that it needs, before every other, for the time until the page is hydrated. What is
// typed, chosen, ticked and focused meanwhile stays in the document itself, from which `ui/app/captured-input.ts` reads it.
import { isPageReady, UNHYDRATED } from '#ui/app/captured-input.ts';
import { HYDRATING } from '#ui/app/head.ts';
import { watchForeignNodes } from './foreign-nodes.ts';
import { addEarly, forgetEarly } from './pre-hydration-cart.ts';

/** Longest wait for the largest picture, ms: on a slow line the page must come alive all the same. */
const PICTURE_MS = 2500;

// The scripts wait, with what they need, in a template: neither the style sheet nor the largest picture has to share the
// line or the processor with them. What is pressed or typed does not wait for the picture.
let started = false;
const start = () => {
  const scripts = document.getElementById('scripts');
  if (started || !(scripts instanceof HTMLTemplateElement)) return;
  started = true;
  document.body.append(scripts.content);
};

const startWhenPainted = () => requestAnimationFrame(() => setTimeout(start, 0));

const startInTurn = () => {
  setTimeout(start, PICTURE_MS);
  const largest = document.querySelector('img[fetchpriority=high]');
  if (!(largest instanceof HTMLImageElement) || largest.complete) startWhenPainted();
  else for (const type of ['load', 'error']) largest.addEventListener(type, startWhenPainted);
  // Where pictures are turned off, it neither loads nor fails.
  addEventListener('load', startWhenPainted);
};

startInTurn();
for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, start, { capture: true, passive: true });

const root = document.getElementById('root');
if (root) document.addEventListener(HYDRATING, watchForeignNodes(root), { once: true });

const isUnhydrated = (element: Element): boolean => element.closest(`[${UNHYDRATED}]`) !== null;
const isHydrated = (element: Element): boolean => isPageReady() && !isUnhydrated(element);

// A button that is pressed before it is hydrated looks pressed at once, and is pressed again once the page is ready. What goes in the
// cart is put there now.
const onClick = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type=button]');
  if (!button || button.disabled || isHydrated(button)) return;
  // While React hydrates the page, it would do it now and once more later.
  if (!isUnhydrated(button)) event.stopImmediatePropagation();
  // Impatience is no second order.
  if (button.dataset.pressed !== undefined || button.dataset.added !== undefined) return;
  button.dataset.pressed = '';
  if (button.dataset.adds !== undefined && !isPageReady()) onceShown(() => addNow(button));
};

// A form without an address of its own is sent by the page: its button counts as pressed.
const onSubmit = (event: SubmitEvent) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isHydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (submitter) submitter.dataset.pressed = '';
};

document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);

/** The next frame shows that it is pressed: by so many ms later it is on the screen. */
const SHOWN_MS = 30;
const onceShown = (run: () => void) => requestAnimationFrame(() => setTimeout(run, SHOWN_MS));

const addNow = ({ dataset }: HTMLButtonElement) => {
  if (dataset.pressed !== undefined && !isPageReady() && addEarly(dataset.adds ?? '')) delete dataset.pressed;
};

new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, start, true);
  forgetEarly();
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')) {
    if (isUnhydrated(button)) continue;
    delete button.dataset.pressed;
    button.click();
  }
}).observe(document.documentElement, { attributeFilter: ['data-ready'] });
