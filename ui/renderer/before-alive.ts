// Comes by itself, with all that it needs, before every other script, for the time until the page is alive.
import { addEarly, forgetEarly } from './add-early.ts';

/** Longest wait for the largest picture, ms: on a slow line the page must come alive all the same. */
const PICTURE_MS = 2500;

const page = document.documentElement;

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

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startInTurn);
else startInTurn();
for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, start, { capture: true, passive: true });

// What is pressed meanwhile is shown as pressed at once. What goes in the cart is put there now, anything else is done once
// the page is alive.
const pressed = new Set<HTMLButtonElement>();

const onClick = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type=button]');
  if (!button || button.disabled) return;
  // Nobody else hears of it: half alive, the page would do it now and once more later.
  event.stopImmediatePropagation();
  // Impatience is no second order.
  if (pressed.has(button) || button.dataset.added !== undefined) return;
  button.dataset.pressed = '';
  pressed.add(button);
  if (button.dataset.adds !== undefined) onceShown(() => addNow(button));
};
document.addEventListener('click', onClick, true);

/** The next frame shows that it is pressed: by so many ms later it is on the screen. */
const SHOWN_MS = 30;
const onceShown = (run: () => void) => requestAnimationFrame(() => setTimeout(run, SHOWN_MS));

const release = (button: HTMLButtonElement) => {
  pressed.delete(button);
  delete button.dataset.pressed;
};

const addNow = (button: HTMLButtonElement) => {
  if (pressed.has(button) && addEarly(button.dataset.adds ?? '')) release(button);
};

new MutationObserver((_, observer) => {
  observer.disconnect();
  document.removeEventListener('click', onClick, true);
  for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, start, true);
  forgetEarly();
  for (const button of pressed) {
    release(button);
    button.click();
  }
}).observe(page, { attributeFilter: ['data-ready'] });
