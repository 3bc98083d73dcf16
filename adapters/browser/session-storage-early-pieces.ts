import { splitLocale } from '#core/kernel/locale/index.ts';
import type { EarlyPieces } from '#core/purchase/cart/index.ts';
import { sessionStored } from './stored.ts';

interface Noted {
  readonly productId: string;
  /** Path of the page on which it was put in. */
  readonly path: string;
}

const isNoted = (value: unknown): value is Noted => {
  const { productId, path }: { readonly [Field in keyof Noted]?: unknown } = Object(value);
  return typeof productId === 'string' && typeof path === 'string';
};

const stored = sessionStored('cart.early');

const noted = (): readonly Noted[] => {
  const value = stored.read();
  return Array.isArray(value) ? value.filter(isNoted) : [];
};

/** Notes a piece as put in on the page that is shown; by itself, as it comes with every page. */
export const noteEarlyPiece: EarlyPieces['note'] = (productId) =>
  stored.write([...noted(), { productId, path: window.location.pathname }]);

/** Pieces put in before a page was alive, in session storage under `cart.early`: whoever goes on at once takes them along. */
export const sessionStorageEarlyPieces: EarlyPieces = {
  note: noteEarlyPiece,
  take: () => {
    const taken = noted();
    if (taken.length > 0) stored.write(undefined);
    return taken.map(({ productId, path }) => ({
      productId,
      locale: splitLocale(path).locale,
      isHere: path === window.location.pathname,
    }));
  },
};
