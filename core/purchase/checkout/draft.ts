import {
  commentError,
  emailError,
  type FieldError,
  hasNoErrors,
  lengthError,
  nameError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import { clean, err, ok, type Result } from '#core/kernel/shared/index.ts';
import {
  type AddressChoice,
  chooseRegion,
  chooseType,
  DEFAULT_ADDRESS,
  DEFAULT_DELIVERY_METHOD,
  DEFAULT_DELIVERY_TYPE,
  type DeliveryMethod,
  type DeliveryType,
  deliveryMethods,
  deliveryTypes,
  type Region,
  resolveAddress,
  type Shop,
} from '#core/purchase/delivery/index.ts';
import { DEFAULT_PAYMENT, type PaymentMethod, paymentMethods, paymentOf } from './payment-methods.ts';

/** What the shopper has typed and chosen so far, exactly as typed. */
export interface OrderDraft extends AddressChoice {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly method: DeliveryMethod;
  readonly type: DeliveryType;
  readonly street: string;
  readonly shopId: string;
  readonly payment: PaymentMethod;
  /** Who lends and for how many months, as last chosen; empty and 0 until then. */
  readonly creditPartnerId: string;
  readonly creditMonths: number;
  readonly comment: string;
}

/** An empty checkout (rule CHECKOUT-8). */
export const EMPTY_DRAFT: OrderDraft = {
  name: '',
  phone: '',
  email: '',
  method: DEFAULT_DELIVERY_METHOD,
  type: DEFAULT_DELIVERY_TYPE,
  ...DEFAULT_ADDRESS,
  street: '',
  shopId: '',
  payment: DEFAULT_PAYMENT,
  creditPartnerId: '',
  creditMonths: 0,
  comment: '',
};

/**
 * Repairs a stored draft: valid fields stay, others get their defaults (rules CHECKOUT-7, CHECKOUT-8), which are
 * standard delivery to an address (rules DELIVERY-2, DELIVERY-3).
 */
export const repairDraft = (stored: unknown): OrderDraft => {
  const fields = typeof stored === 'object' && stored !== null ? (stored as Partial<Record<string, unknown>>) : {};
  const text = (name: Exclude<keyof OrderDraft, 'creditMonths'>): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : EMPTY_DRAFT[name];
  };
  const oneOf = <Option extends string>(
    options: readonly Option[],
    name: keyof OrderDraft,
    otherwise: Option,
  ): Option => options.find((option) => option === fields[name]) ?? otherwise;
  const delivery = { method: EMPTY_DRAFT.method, type: EMPTY_DRAFT.type, regionId: text('regionId') };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    ...chooseType(delivery, oneOf(deliveryTypes, 'type', EMPTY_DRAFT.type)),
    method: oneOf(deliveryMethods, 'method', EMPTY_DRAFT.method),
    localityId: text('localityId'),
    street: text('street'),
    shopId: text('shopId'),
    payment: oneOf(paymentMethods, 'payment', EMPTY_DRAFT.payment),
    creditPartnerId: text('creditPartnerId'),
    creditMonths: Number.isInteger(fields.creditMonths) ? Number(fields.creditMonths) : EMPTY_DRAFT.creditMonths,
    comment: text('comment'),
  };
};

/** Brings an order to a region and a locality (rule DELIVERY-4). */
export const addressDraft = (draft: OrderDraft, { regionId, localityId }: AddressChoice): OrderDraft => ({
  ...chooseRegion(draft, regionId),
  localityId,
});

/** The places that the screen offers; a list that has not come is empty. */
export interface OfferedPlaces {
  readonly regions: readonly Region[];
  readonly shops: readonly Pick<Shop, 'shopId'>[];
}

/** Clears a region, locality or shop that no longer exists; lists that are not loaded are ignored (rule DELIVERY-8). */
export const dropUnknownPlaces = (draft: OrderDraft, { regions, shops }: OfferedPlaces): OrderDraft => {
  const settled = regions.length > 0 ? addressDraft(draft, resolveAddress(regions, draft)) : draft;
  const isUnavailable = shops.length > 0 && !shops.some(({ shopId }) => shopId === draft.shopId);
  return isUnavailable ? { ...settled, shopId: '' } : settled;
};

export interface Contact {
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly email?: string;
}

export type Fulfilment =
  | {
      readonly method: 'address';
      readonly type: DeliveryType;
      readonly regionId: string;
      readonly localityId: string;
      readonly street: string;
    }
  | { readonly method: 'pickup'; readonly shopId: string };

/** A draft that passed every rule. */
export interface ValidOrder {
  readonly contact: Contact;
  readonly fulfilment: Fulfilment;
  readonly payment: PaymentMethod;
  readonly comment: string;
}

/** What is wrong with which field. */
export type DraftErrors = Partial<Record<keyof OrderDraft, FieldError>>;
type CheckedField = Exclude<keyof OrderDraft, 'method' | 'type' | 'payment' | 'creditPartnerId' | 'creditMonths'>;

/** A street has at most so many characters (rule CHECKOUT-4). */
export const STREET_MAX = 200;

/**
 * Returns the valid order, or the errors by field (rules CHECKOUT-1 … CHECKOUT-6, CHECKOUT-12). Only fields of the
 * chosen delivery count.
 */
export const validateDraft = (draft: OrderDraft): Result<ValidOrder, DraftErrors> => {
  const [name, email, street] = [clean(draft.name), clean(draft.email), clean(draft.street)];
  const comment = clean(draft.comment);
  const phone = parsePhone(draft.phone);
  const toAddress = draft.method === 'address';
  const errors: DraftErrors = presentErrors<CheckedField, FieldError>({
    name: nameError(draft.name),
    phone: phoneError(draft.phone),
    email: emailError(email),
    regionId: toAddress && draft.regionId === '' ? 'required' : undefined,
    localityId: toAddress && draft.localityId === '' ? 'required' : undefined,
    street: toAddress ? lengthError(street, 1, STREET_MAX) : undefined,
    shopId: !toAddress && draft.shopId === '' ? 'required' : undefined,
    comment: commentError(comment),
  });
  if (phone === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({
    contact: { name, phone, ...(email === '' ? {} : { email }) },
    fulfilment: toAddress
      ? { method: 'address', type: draft.type, regionId: draft.regionId, localityId: draft.localityId, street }
      : { method: 'pickup', shopId: draft.shopId },
    payment: paymentOf(draft),
    comment,
  });
};
