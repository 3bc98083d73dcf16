import type { Product } from '#core/catalog/products/index.ts';
import type { LeadKind } from './leads.ts';

/** The request that a visitor is making, and of which product; its modal is open while there is one (rule LEAD-4). */
export interface LeadModal {
  readonly kind: LeadKind;
  readonly product?: Product;
  /** The coupon that a phone is left for (rule ANALYTICS-5). */
  readonly coupon?: string;
}

/** Buying in one click or pre-ordering keeps the product and opens the modal that belongs to it (rule LEAD-4). */
export const openLeadModal = (kind: LeadKind, product?: Product): LeadModal => (product ? { kind, product } : { kind });
