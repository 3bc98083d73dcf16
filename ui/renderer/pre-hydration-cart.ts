import { composeEarly } from '#adapters/wiring/browser-early.ts';
import { type Product, RETAIL, storedProduct } from '#core/catalog/products/index.ts';
import { defaultTier, isPartnerAlone } from '#core/catalog/second-price/index.ts';
import { createAddEarly, itemCount } from '#core/purchase/cart/index.ts';
import { BOOT_ID, type Boot } from '#ui/app/head.ts';

let boot: Boot | undefined;
/** What the page is to start from; undefined while it has not come. */
const readBoot = (): Boot | undefined => {
  const text = document.getElementById(BOOT_ID)?.textContent;
  boot ??= text ? JSON.parse(text) : undefined;
  return boot;
};

/** The product somewhere in what the page shows. */
const productIn = (data: unknown, productId: string): Product | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const product = 'productId' in data && data.productId === productId ? storedProduct(data) : undefined;
  if (product) return product;
  for (const part of Object.values(data)) {
    const found = productIn(part, productId);
    if (found) return found;
  }
  return undefined;
};

/**
 * Puts a product that the page shows in the stored cart, a partner's at their own price, and shows it there: on its buttons, on those of the cart, and in
 * words (rule CART-30). Gives whether it could be put in.
 */
export const addEarly = (productId: string): boolean => {
  const { site, loaderData } = readBoot() ?? {};
  const product = productIn(loaderData, productId);
  const { viewerMemory, ...ports } = composeEarly();
  const tier = site?.vitrina ? defaultTier(isPartnerAlone(viewerMemory.load())) : RETAIL;
  const cart = product && createAddEarly({ ...ports, soldAtOnce: site?.soldAtOnce })(product, tier);
  if (cart) show(productId, itemCount(cart));
  return cart !== undefined;
};

const marked = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Only by attributes: the page comes alive over the elements that the server wrote, and none may be missing or new. */
const show = (productId: string, count: number): void => {
  const [button] = marked('[data-in-cart]');
  const { inCart = '', added = '' } = button?.dataset ?? {};
  for (const adds of marked(`[data-adds="${CSS.escape(productId)}"]`)) adds.dataset.added = inCart;
  for (const cart of marked('[data-cart]')) cart.dataset.count = String(count);
  sayUnder(button, added);
};

/** Its look, as that of the cart's own notice. */
const NOTICE = 'fixed z-40 rounded-tile bg-ink px-4 py-3 text-14 text-surface shadow-layer empty:hidden';

let notice: HTMLElement | undefined;
/** Says something beside the page, where the cart's own notice comes later. */
const sayUnder = (button: HTMLElement | undefined, words: string): void => {
  if (!notice) {
    notice = document.createElement('div');
    notice.role = 'status';
    notice.className = NOTICE;
    const { bottom = 0, right = innerWidth } = button?.getBoundingClientRect() ?? {};
    notice.style.top = `${Math.max(0, bottom) + 8}px`;
    notice.style.right = `${document.documentElement.clientWidth - right}px`;
    document.body.append(notice);
  }
  const area = notice;
  // In a task of its own: words that are there from the start are not announced.
  setTimeout(() => {
    area.textContent = words;
  });
};

/** Takes all signs away, once the page shows by itself what is in the cart. */
export const forgetEarly = (): void => {
  notice?.remove();
  for (const cart of marked('[data-cart]')) delete cart.dataset.count;
  for (const adds of marked('[data-added][data-adds]')) delete adds.dataset.added;
};
