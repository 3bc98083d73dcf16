import { type Product, saleState } from '#core/catalog/products/index.ts';
import { shownPrices } from '#core/catalog/second-price/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { LeadAbout, LeadKind } from './leads.ts';

/** The current request and its product; the modal is open while there is one (rule LEAD-4). */
export interface LeadModal {
  readonly kind: LeadKind;
  readonly product?: Product;
  /** The coupon that a phone is left for (rule ANALYTICS-5). */
  readonly coupon?: string;
}

/** Opens the modal of a request for a product (rule LEAD-4). */
export const openLeadModal = (kind: LeadKind, product?: Product): LeadModal => (product ? { kind, product } : { kind });

/** A consultation about a coupon (rule ANALYTICS-5). */
export const openCouponModal = (coupon: string): LeadModal => ({ ...openLeadModal('consultation'), coupon });

/** Subject of the modal; another subject starts a new form (rule LEAD-3). */
export const leadSubject = ({ kind, product, coupon }: LeadModal): string =>
  coupon === undefined ? `${kind} ${product?.productId ?? ''}` : `coupon ${coupon}`;

/** What a request is checked for: a consultation when nothing in particular was opened (rule LEAD-1). */
export const leadAbout = (modal: LeadModal | undefined, locale: Locale): LeadAbout => {
  const { kind, product } = modal ?? openLeadModal('consultation');
  return { kind, locale, ...(product ? { productId: product.productId } : {}) };
};

/** Kinds that are purchases. */
const BUYING: readonly LeadKind[] = ['one_click', 'preorder'];

/**
 * Whether to say that a request is at the ordinary price: where goods are bought and the viewer sees another of their prices
 * (rule LEAD-6).
 */
export const showsRetailNotice = ({ kind, product }: LeadModal, partnerLooks: boolean): boolean =>
  BUYING.includes(kind) && product !== undefined && shownPrices(product, partnerLooks).length > 1;

/** Whether to say that the other price is had by way of the cart: only what is sold today can be put there (rule LEAD-6). */
export const showsCartHint = (modal: LeadModal, partnerLooks: boolean): boolean =>
  showsRetailNotice(modal, partnerLooks) && modal.product !== undefined && saleState(modal.product) === 'sold';
