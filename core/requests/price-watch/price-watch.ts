import { finalPrice, type Product, type ProductPage, saleState } from '#core/catalog/products/index.ts';
import {
  emailError,
  type FieldError,
  hasNoErrors,
  nameError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type Bani,
  clean,
  err,
  type Failure,
  fromMdl,
  ok,
  parseAmount,
  type Result,
} from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';

/** A request to be notified of a lower price, as typed. */
export interface PriceWatchDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** In MDL. */
  readonly price: string;
}

/** An empty price alert (rule WATCH-1). */
export const EMPTY_PRICE_WATCH: PriceWatchDraft = { name: '', phone: '', email: '', price: '' };

/** `contact`: neither a phone nor an e-mail; `price`: no whole price; `not_lower`: not below today's (rule WATCH-1). */
export type PriceWatchError = FieldError | 'contact' | 'price' | 'not_lower';
export type PriceWatchErrors = Partial<Record<keyof PriceWatchDraft, PriceWatchError>>;

/** A request that passed every rule. */
export interface PriceWatch {
  readonly productId: string;
  /** From which price on to notify, bani. */
  readonly price: Bani;
  readonly name: string;
  /** `+373XXXXXXXX`; there is a phone, an e-mail or both. */
  readonly phone?: string;
  readonly email?: string;
  readonly locale: Locale;
}

const LEU = fromMdl(1);
/** What the price begins at is a multiple of this, bani (rule WATCH-2). */
const STEP = fromMdl(10);
/** The share of today's price that it begins at (rule WATCH-2). */
const BEGINS_AT = 0.95;

/** Initial price of the form, MDL as typed; empty when none below today's is possible (rule WATCH-2). */
export const firstWatchedPrice = (product: Product): string => {
  const price = Math.floor((finalPrice(product) * BEGINS_AT) / STEP) * STEP;
  return price > 0 ? String(price / LEU) : '';
};

/** Whether a product's page offers to notify of a lower price (rule WATCH-3). */
export const mayWatchPrice = ({ product, restricted, takesPriceWatch }: ProductPage): boolean =>
  takesPriceWatch === true && saleState(product, restricted) === 'sold';

const priceError = (typed: string, today: Bani): PriceWatchError | undefined => {
  if (clean(typed) === '') return 'required';
  const price = parseAmount(clean(typed));
  if (price === undefined || price <= 0 || price % LEU !== 0) return 'price';
  return price < today ? undefined : 'not_lower';
};

/** Checks a request about a product and gives it tidied, or what is wrong with each field (rule WATCH-1). */
export const validatePriceWatch = (
  draft: PriceWatchDraft,
  product: Product,
  locale: Locale,
): Result<PriceWatch, PriceWatchErrors> => {
  const email = clean(draft.email);
  const hasPhone = clean(draft.phone) !== '';
  const [price, phone] = [parseAmount(clean(draft.price)), parsePhone(draft.phone)];
  const errors: PriceWatchErrors = presentErrors<keyof PriceWatchDraft, PriceWatchError>({
    price: priceError(draft.price, finalPrice(product)),
    name: nameError(draft.name),
    phone: hasPhone ? phoneError(draft.phone) : email === '' ? 'contact' : undefined,
    email: emailError(email),
  });
  if (price === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({
    productId: product.productId,
    price,
    name: clean(draft.name),
    ...(phone === undefined ? {} : { phone }),
    ...(email === '' ? {} : { email }),
    locale,
  });
};

/** Takes requests for price alerts. */
export interface PriceWatchDesk {
  /** The same key and request give the same answer however often they are sent (rule WATCH-3). */
  send(
    query: { readonly watch: PriceWatch; readonly key: string } & CampaignFields,
    signal?: AbortSignal,
  ): Promise<Result<FormAnswer, Failure>>;
}
