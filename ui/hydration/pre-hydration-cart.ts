import { type Product, RETAIL, storedProduct } from '#core/catalog/products/index.ts';
import { defaultTier, isPartnerAlone, type ViewerMemory } from '#core/catalog/second-price/index.ts';
import { createAddEarly, itemCount } from '#core/purchase/cart/index.ts';
import { BOOT_ID, type Boot } from '#ui/app/head.ts';

export interface EarlyCartPorts extends Omit<Parameters<typeof createAddEarly>[0], 'soldAtOnce'> {
  readonly viewerMemory: Pick<ViewerMemory, 'load'>;
}

let boot: Boot | undefined;
/** The page's state; undefined until it has arrived. */
const readBoot = (): Boot | undefined => {
  const text = document.getElementById(BOOT_ID)?.textContent;
  boot ??= text ? JSON.parse(text) : undefined;
  return boot;
};

/** Finds a product in the page's data. */
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
 * Makes a function that adds a product of the page to the stored cart, for a partner at the partner's price, and shows it
 * on the buttons and in a notice (rule CART-30). It returns whether the product was added.
 */
export const createEarlyCart =
  (composeCart: () => EarlyCartPorts) =>
  (productId: string): boolean => {
    const { site, loaderData } = readBoot() ?? {};
    const product = productIn(loaderData, productId);
    const { viewerMemory, ...ports } = composeCart();
    const tier = site?.vitrina ? defaultTier(isPartnerAlone(viewerMemory.load())) : RETAIL;
    const cart = product && createAddEarly({ ...ports, soldAtOnce: site?.soldAtOnce })(product, tier);
    if (cart) show(productId, itemCount(cart));
    return cart !== undefined;
  };

const marked = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Changes only attributes: React hydrates the elements, and none may be missing or new. */
const show = (productId: string, count: number): void => {
  const [button] = marked('[data-in-cart]');
  const { inCart = '', added = '' } = button?.dataset ?? {};
  for (const adds of marked(`[data-adds="${CSS.escape(productId)}"]`)) adds.dataset.added = inCart;
  for (const cart of marked('[data-cart]')) cart.dataset.count = String(count);
  sayUnder(button, added);
};

/** Looks like the notice of the cart. */
const NOTICE = 'fixed z-40 rounded-tile bg-ink px-4 py-3 text-14 text-surface shadow-layer empty:hidden';

let notice: HTMLElement | undefined;
/** Shows and announces a text under the cart's button, outside of what React hydrates. */
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
  // Screen readers announce only text that is added later.
  setTimeout(() => {
    area.textContent = words;
  });
};

/** Removes all signs of early adding, once the page itself shows the cart. */
export const clearEarlyMarks = (): void => {
  notice?.remove();
  for (const cart of marked('[data-cart]')) delete cart.dataset.count;
  for (const adds of marked('[data-added][data-adds]')) delete adds.dataset.added;
};
