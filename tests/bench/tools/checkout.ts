import { wordsOf } from '#tests/e2e/support/words.ts';
import { alive, phone, withBrowser, withVisitor } from './browser.ts';

const words = wordsOf('ru');

/** What `openCheckout` is given, as JSON. */
interface Steps {
  /** The stored cart. */
  readonly cart: string;
  /** Beginning of the name of the button that opens the cart, and the words of the one that leads on to the checkout. */
  readonly cartButton: string;
  readonly orderButton: string;
}

/** Puts a product in the cart, as a shopper does, and gives what `openCheckout` needs. */
export const storedCart = (productUrl: string): Promise<string> =>
  withBrowser((browser) =>
    withVisitor(browser, phone, async (page) => {
      await page.goto(productUrl);
      await alive(page);
      const add = page.locator('main').getByRole('button', { name: words('tile.add') });
      await add.first().click();
      const cart = await page.waitForFunction(() => localStorage.getItem('cart'));
      const steps: Steps = {
        cart: (await cart.jsonValue()) ?? '',
        cartButton: words('cart.button'),
        orderButton: words('cart.order'),
      };
      return JSON.stringify(steps);
    }),
  );

/**
 * Runs in a page before its own scripts: the cart is filled, and once the page is alive the cart and then the checkout
 * are opened.
 */
export const openCheckout = (stored: string): void => {
  if (!location.protocol.startsWith('http')) return;
  const { cart, cartButton, orderButton }: Steps = JSON.parse(stored);
  localStorage.setItem('cart', cart);
  const press = (selector: string, isIt: (button: HTMLElement) => boolean): boolean => {
    const button = [...document.querySelectorAll<HTMLElement>(selector)].find(isIt);
    button?.click();
    return button !== undefined;
  };
  const isCart = (button: HTMLElement) => button.getAttribute('aria-label')?.startsWith(cartButton) === true;
  const isOrder = (button: HTMLElement) => button.textContent.trim() === orderButton;
  let opened = false;
  const next = setInterval(() => {
    if (!document.documentElement.hasAttribute('data-ready')) return;
    if (!opened) opened = press('header button', isCart);
    else if (press('dialog[open] button:not([aria-disabled="true"])', isOrder)) clearInterval(next);
  }, 50);
};
