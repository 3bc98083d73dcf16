import { splitLocale } from '#core/kernel/locale/index.ts';
import type { EarlyPieces } from '#core/purchase/cart/index.ts';
import { sessionStored } from './stored.ts';

interface Recorded {
  readonly productId: string;
  /** Path of the page on which it was added. */
  readonly path: string;
}

const isRecorded = (value: unknown): value is Recorded => {
  const { productId, path }: { readonly [Field in keyof Recorded]?: unknown } = Object(value);
  return typeof productId === 'string' && typeof path === 'string';
};

const stored = sessionStored('cart.early');

const recorded = (): readonly Recorded[] => {
  const value = stored.read();
  return Array.isArray(value) ? value.filter(isRecorded) : [];
};

/** Records a piece that was added before hydration. A separate function, because every page loads it. */
export const recordEarlyPiece: EarlyPieces['record'] = (productId) =>
  stored.write([...recorded(), { productId, path: window.location.pathname }]);

/** Pieces added before hydration, in session storage under `cart.early`, so that they survive a page change. */
export const sessionStorageEarlyPieces: EarlyPieces = {
  record: recordEarlyPiece,
  take: () => {
    const taken = recorded();
    if (taken.length > 0) stored.write(undefined);
    return taken.map(({ productId, path }) => ({
      productId,
      locale: splitLocale(path).locale,
      isHere: path === window.location.pathname,
    }));
  },
};
