import * as v from 'valibot';
import { sortOptions, tiers } from '#core/catalog/products/index.ts';
import { AUTHOR_MAX, REVIEW_TEXT_MAX, stars } from '#core/catalog/reviews/index.ts';
import { COMMENT_MAX, EMAIL_MAX, nameError, phoneError, phoneOrTyped } from '#core/kernel/fields/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { orderStatuses } from '#core/partner/orders/index.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT, paymentStatusTypes } from '#core/purchase/cart/index.ts';
import { paymentMethods, STREET_MAX } from '#core/purchase/checkout/index.ts';
import { DEVICE_WORD_MAX, deviceConditions } from '#core/purchase/counted-device/index.ts';
import { deliveryTypes } from '#core/purchase/delivery/index.ts';
import { LINK_KEY } from '#core/purchase/live-order/index.ts';
import { CODE_MAX, tidyCode } from '#core/purchase/promo-code/index.ts';
import { MESSAGE_MAX, MESSAGE_MIN } from '#core/requests/contacts/index.ts';
import { leadKinds } from '#core/requests/leads/index.ts';
import { COMPANY_MAX } from '#core/requests/partnership/index.ts';
import { DEVICE_MAX } from '#core/requests/trade-in/index.ts';

/** A text that was chosen from a list, such as the memory of a device. */
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
/** A typed text, cleaned as in the browser (rule FORM-4). */
const cleaned = v.pipe(v.string(), v.transform(clean));
export const typed = (max: number, min = 0) => v.pipe(cleaned, v.minLength(min), v.maxLength(max));
const named = (...bounds: readonly number[]) =>
  v.pipe(
    cleaned,
    v.check((text) => nameError(text, ...bounds) === undefined, 'a name'),
  );
export const name = named();
export const phone = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(phoneOrTyped),
  v.check((text) => phoneError(text) === undefined, 'a Moldovan phone'),
);
/** The same as core's `emailError`, by the validator's own pattern (rule CHECKOUT-3). */
export const email = v.pipe(cleaned, v.email(), v.maxLength(EMAIL_MAX));
export const promoCode = v.pipe(typed(CODE_MAX, 1), v.transform(tidyCode));
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const tier = v.picklist(tiers);
const bani = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const locale = v.picklist(locales);
/** The latest valid date, ms since the epoch. */
const LAST_MOMENT = 8.64e15;
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));
export const inLocale = v.strictObject({ locale });
export const productIds = v.strictObject({ locale, productIds: v.pipe(v.array(word), v.maxLength(200)) });
export const onePage = v.strictObject({ page: pageNumber, locale });

export const listingState = v.strictObject({
  selection: v.pipe(
    v.array(v.strictObject({ filterId: word, values: v.pipe(v.array(word), v.maxLength(100)) })),
    v.maxLength(50),
  ),
  price: v.strictObject({ from: v.exactOptional(bani), to: v.exactOptional(bani) }),
  sort: v.optional(v.picklist(sortOptions)),
  page: pageNumber,
});

/** A campaign's UTM marks; core limits their length. */
export const utm = v.exactOptional(
  v.strictObject({
    utm_source: v.exactOptional(word),
    utm_medium: v.exactOptional(word),
    utm_campaign: v.exactOptional(word),
    utm_id: v.exactOptional(word),
    utm_term: v.exactOptional(word),
    utm_content: v.exactOptional(word),
  }),
);

export const orderLines = v.pipe(
  v.array(
    v.strictObject({
      productId: word,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_COUNT)),
      tier,
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_CART_LINES),
);
const creditTerms = {
  partnerId: word,
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
};
/** A device from the trade-in list. */
export const deviceQuestion = {
  modelId: word,
  memory: text(DEVICE_WORD_MAX),
  condition: v.picklist(deviceConditions),
};
export const order = v.strictObject({
  contact: v.strictObject({ name, phone, email: v.exactOptional(email) }),
  fulfilment: v.variant('method', [
    v.strictObject({
      method: v.literal('address'),
      type: v.picklist(deliveryTypes),
      regionId: word,
      localityId: word,
      street: typed(STREET_MAX, 1),
    }),
    v.strictObject({ method: v.literal('pickup'), shopId: word }),
  ]),
  payment: v.picklist(paymentMethods),
  credit: v.exactOptional(v.strictObject(creditTerms)),
  comment: typed(COMMENT_MAX),
  lines: orderLines,
  expectedTotal: bani,
  promoCode: v.exactOptional(promoCode),
  seller: v.exactOptional(word),
  statusType: v.exactOptional(v.picklist(paymentStatusTypes)),
  advance: v.exactOptional(bani),
  tradeIn: v.exactOptional(
    v.strictObject({ ...deviceQuestion, device: word, worth: bani, until: v.pipe(bani, v.maxValue(LAST_MOMENT)) }),
  ),
  locale,
  utm,
});

export const lead = v.strictObject({
  kind: v.picklist(leadKinds),
  productId: v.exactOptional(word),
  name,
  phone,
  comment: typed(COMMENT_MAX),
  locale,
  seller: v.exactOptional(word),
});
export const creditRequest = v.strictObject({
  productId: word,
  tier,
  ...creditTerms,
  firstPayment: bani,
  name,
  phone,
  comment: typed(COMMENT_MAX),
});
/** Whether there is a phone or an e-mail to answer to (rules CONTACT-2, WATCH-1). */
const isReachable = (asker: { readonly phone?: string; readonly email?: string }): boolean =>
  'phone' in asker || 'email' in asker;
export const feedback = v.pipe(
  v.strictObject({
    name,
    phone: v.exactOptional(phone),
    email: v.exactOptional(email),
    message: typed(MESSAGE_MAX, MESSAGE_MIN),
    locale,
  }),
  v.check((asker) => isReachable(asker), 'a phone or an e-mail'),
);
export const priceWatch = v.pipe(
  v.strictObject({
    productId: word,
    price: bani,
    name,
    phone: v.exactOptional(phone),
    email: v.exactOptional(email),
    locale,
  }),
  v.check((asker) => isReachable(asker), 'a phone or an e-mail'),
);
export const tradeInOffer = v.strictObject({
  device: typed(DEVICE_MAX, 2),
  condition: v.picklist(deviceConditions),
  wanted: typed(DEVICE_MAX),
  name,
  phone,
  comment: typed(COMMENT_MAX),
  locale,
});
export const application = v.strictObject({
  company: typed(COMPANY_MAX, 2),
  city: typed(COMPANY_MAX),
  name,
  phone,
  comment: typed(COMMENT_MAX),
  locale,
});
export const warrantyQuestion = v.variant('by', [
  v.strictObject({ by: v.literal('device'), device: typed(40, 1) }),
  v.strictObject({ by: v.literal('order'), orderNumber: typed(40, 1), phone }),
]);
export const searchText = v.strictObject({ text: typed(200), locale });
export const review = v.strictObject({
  product: word,
  author: named(1, AUTHOR_MAX),
  rating: v.picklist(stars),
  text: typed(REVIEW_TEXT_MAX, 1),
  pros: v.exactOptional(typed(REVIEW_TEXT_MAX)),
  cons: v.exactOptional(typed(REVIEW_TEXT_MAX)),
});
/** The fragment of a private link. */
export const linkKey = v.pipe(v.string(), v.regex(LINK_KEY));
/** An idempotency key; upper and lower case are the same. */
export const key = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const calendarDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{1,2}-\d{1,2}$/));
export const ordersFilter = v.strictObject({
  start: calendarDay,
  end: calendarDay,
  query: typed(200),
  status: v.exactOptional(v.picklist(orderStatuses)),
  sellerId: v.exactOptional(word),
  page: pageNumber,
  pageSize: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
});
