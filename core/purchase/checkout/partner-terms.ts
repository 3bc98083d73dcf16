import { DEFAULT_PAYMENT_STATUS, type PaymentStatusType, parsePaymentStatus } from '#core/purchase/cart/index.ts';
import { statedAdvance } from './advance.ts';
import { effectiveStatusType } from './payment-label.ts';
import type { OrderRequest } from './ports.ts';

/** What a partner says of an order beside the customer's own words. */
export interface PartnerTerms {
  /** The seller; empty when none is chosen. */
  readonly sellerId: string;
  readonly statusType: PaymentStatusType;
  /** The sum of an advance in MDL, as typed; counts only where one is stated (rule ADVANCE-1). */
  readonly advance: string;
}

/** Most characters that the sum of an advance is typed with (rule ADVANCE-1). */
export const ADVANCE_MAX = 20;

/** Terms before the first order (rules CART-20, CHECKOUT-9). */
export const EMPTY_TERMS: PartnerTerms = { sellerId: '', statusType: DEFAULT_PAYMENT_STATUS, advance: '' };

/** Repairs stored terms: valid fields stay (rules CART-20, CHECKOUT-9). Never throws. */
export const repairTerms = (stored: unknown): PartnerTerms => {
  const fields: { readonly [Field in keyof PartnerTerms]?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {};
  const { sellerId, statusType, advance } = fields;
  return {
    sellerId: typeof sellerId === 'string' ? sellerId : EMPTY_TERMS.sellerId,
    statusType: parsePaymentStatus(typeof statusType === 'string' ? statusType : undefined),
    advance: typeof advance === 'string' ? advance.slice(0, ADVANCE_MAX) : EMPTY_TERMS.advance,
  };
};

/** Clears a seller who is not in the list; an empty list clears no one (rule CHECKOUT-9). */
export const dropUnknownSeller = (terms: PartnerTerms, sellers: readonly { readonly id: string }[]): PartnerTerms =>
  sellers.length === 0 || sellers.some(({ id }) => id === terms.sellerId)
    ? terms
    : { ...terms, sellerId: EMPTY_TERMS.sellerId };

/** The terms that the next order begins with: the same seller, stated as paid (rules CART-20, CHECKOUT-10). */
export const nextTerms = ({ sellerId }: PartnerTerms): PartnerTerms => ({ ...EMPTY_TERMS, sellerId });

/**
 * Adds a partner's terms to an order, without an empty seller (rule CHECKOUT-9) or an invalid advance (rule ADVANCE-1).
 */
export const onTerms = (order: OrderRequest, terms: PartnerTerms): OrderRequest => {
  const { sellerId, statusType } = terms;
  const advance = statedAdvance(terms, order);
  return {
    ...order,
    ...(sellerId === '' ? {} : { seller: sellerId }),
    statusType: effectiveStatusType(order.payment, statusType),
    ...(advance.ok && advance.value !== undefined ? { advance: advance.value } : {}),
  };
};

/** Stores a partner's terms for the next order. */
export interface TermsStorage {
  /** The stored value, unchecked. */
  load(): unknown;
  /** Undefined forgets them. */
  save(terms: PartnerTerms | undefined): void;
}
