// Sent as it stands here, before every other script: what is pressed while those are still on their way is shown as
// pressed at once, and done once the page is alive.
const page = document.documentElement;
const pressed = new Set();

const onClick = (event) => {
  const button = event.target instanceof Element && event.target.closest('button[type=button]');
  if (!button || button.disabled) return;
  // Nobody else hears of it: half alive, the page would do it now and once more later.
  event.stopImmediatePropagation();
  button.dataset.pressed = '';
  pressed.add(button);
};
document.addEventListener('click', onClick, true);

new MutationObserver((_, observer) => {
  observer.disconnect();
  document.removeEventListener('click', onClick, true);
  for (const button of pressed) {
    delete button.dataset.pressed;
    button.click();
  }
}).observe(page, { attributeFilter: ['data-ready'] });
