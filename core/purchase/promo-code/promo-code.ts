import type { PriceTier } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Bani, cleanCode, type Failure, type Result } from '#core/kernel/shared/index.ts';
import { type Cart, orderableCart } from '#core/purchase/cart/index.ts';

/** Most signs that a promo code has (rule CODE-1). */
export const CODE_MAX = 40;

/** Normalizes a typed code: no spaces, upper case (rule CODE-1). */
export const tidyCode = (typed: string): string =>
  cleanCode(typed).replaceAll(/\s/g, '').toUpperCase().slice(0, CODE_MAX);

/** A code that applies to a cart, and its discount. */
export interface AppliedCode {
  readonly code: string;
  /** Bani. */
  readonly discount: Bani;
}

/** Why a code does not apply: unknown, expired, or the order is too small (rule CODE-3). */
export type CodeRefusal = 'unknown' | 'expired' | 'too_small';

/** A code that does not hold. */
export interface RefusedCode {
  readonly code: string;
  readonly reason: CodeRefusal;
  /** What the goods have to come to, bani; absent where that is not the reason. */
  readonly least?: Bani;
}

export type CodeAnswer = ({ readonly kind: 'holds' } & AppliedCode) | ({ readonly kind: 'refused' } & RefusedCode);

/** A line that a code is checked for. */
export interface CodeLine {
  readonly productId: string;
  readonly count: number;
  readonly tier: PriceTier;
}

/** Lines that a code is checked for: the available ones (rule CODE-2). */
export const codeLines = (cart: Cart): readonly CodeLine[] =>
  orderableCart(cart).map(({ product, count, tier }) => ({ productId: product.productId, count, tier }));

/** Who knows which codes hold. */
export interface PromoCodeDesk {
  /** Discount of a code on these lines today, or the reason for none. */
  check(
    query: { readonly code: string; readonly lines: readonly CodeLine[]; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<CodeAnswer, Failure>>;
}

/** Promo codes that the browser stores. */
export interface StoredCodes {
  /** The one that was entered. */
  readonly entered?: string;
  /** The one that a gift brought. */
  readonly offered?: string;
}

/** Stores promo codes. */
export interface PromoCodeStorage {
  /** The stored value, unchecked. */
  load(): unknown;
  save(kept: StoredCodes): void;
}

const codeOf = (stored: unknown): string => (typeof stored === 'string' ? tidyCode(stored) : '');

/** Repairs stored codes (rule CODE-4). Never throws. */
export const repairCodes = (stored: unknown): StoredCodes => {
  if (typeof stored !== 'object' || stored === null) return {};
  const { entered, offered }: { readonly entered?: unknown; readonly offered?: unknown } = stored;
  return {
    ...(codeOf(entered) === '' ? {} : { entered: codeOf(entered) }),
    ...(codeOf(offered) === '' ? {} : { offered: codeOf(offered) }),
  };
};
