import * as v from 'valibot';
import { sortOptions, tiers } from '#core/catalog/products/index.ts';
import { AUTHOR_MAX, REVIEW_TEXT_MAX, stars } from '#core/catalog/reviews/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { orderStatuses } from '#core/partner/orders/index.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT, paymentStatusTypes } from '#core/purchase/cart/index.ts';
import { paymentMethods } from '#core/purchase/checkout/index.ts';
import { DEVICE_WORD_MAX, deviceConditions } from '#core/purchase/counted-device/index.ts';
import { deliveryTypes } from '#core/purchase/delivery/index.ts';
import { LINK_KEY } from '#core/purchase/live-order/index.ts';
import { CODE_MAX } from '#core/purchase/promo-code/index.ts';
import { MESSAGE_MAX } from '#core/requests/contacts/index.ts';
import { leadKinds } from '#core/requests/leads/index.ts';
import { COMPANY_MAX } from '#core/requests/partnership/index.ts';
import { DEVICE_MAX } from '#core/requests/trade-in/index.ts';

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const tier = v.picklist(tiers);
const bani = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const locale = v.picklist(locales);
/** The last moment that a date can tell, ms since the epoch. */
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

/** The campaign's marks; core has cut them to size already. */
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
/** A device of the list of what is taken in exchange. */
export const deviceQuestion = {
  modelId: word,
  memory: text(DEVICE_WORD_MAX),
  condition: v.picklist(deviceConditions),
};
export const order = v.strictObject({
  contact: v.strictObject({ name: word, phone: text(20), email: v.exactOptional(text(254)) }),
  fulfilment: v.variant('method', [
    v.strictObject({
      method: v.literal('address'),
      type: v.picklist(deliveryTypes),
      regionId: word,
      localityId: word,
      street: word,
    }),
    v.strictObject({ method: v.literal('pickup'), shopId: word }),
  ]),
  payment: v.picklist(paymentMethods),
  credit: v.exactOptional(v.strictObject(creditTerms)),
  comment: text(1000),
  lines: orderLines,
  expectedTotal: bani,
  promoCode: v.exactOptional(text(CODE_MAX)),
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
  name: word,
  phone: text(20),
  comment: text(1000),
  locale,
  seller: v.exactOptional(word),
});
export const creditRequest = v.strictObject({
  productId: word,
  tier,
  ...creditTerms,
  firstPayment: bani,
  name: word,
  phone: text(20),
  comment: text(1000),
});
export const feedback = v.strictObject({
  name: word,
  phone: v.exactOptional(text(20)),
  email: v.exactOptional(text(254)),
  message: text(MESSAGE_MAX),
  locale,
});
export const priceWatch = v.strictObject({
  productId: word,
  price: bani,
  name: word,
  phone: v.exactOptional(text(20)),
  email: v.exactOptional(text(254)),
  locale,
});
export const tradeInOffer = v.strictObject({
  device: text(DEVICE_MAX),
  condition: v.picklist(deviceConditions),
  wanted: text(DEVICE_MAX),
  name: word,
  phone: text(20),
  comment: text(1000),
  locale,
});
export const application = v.strictObject({
  company: text(COMPANY_MAX),
  city: text(COMPANY_MAX),
  name: word,
  phone: text(20),
  comment: text(1000),
  locale,
});
export const warrantyQuestion = v.variant('by', [
  v.strictObject({ by: v.literal('device'), device: text(40) }),
  v.strictObject({ by: v.literal('order'), orderNumber: text(40), phone: text(20) }),
]);
export const searchText = v.strictObject({ text: text(200), locale });
export const review = v.strictObject({
  product: word,
  author: text(AUTHOR_MAX),
  rating: v.picklist(stars),
  text: text(REVIEW_TEXT_MAX),
  pros: v.exactOptional(text(REVIEW_TEXT_MAX)),
  cons: v.exactOptional(text(REVIEW_TEXT_MAX)),
});
/** What a private link has behind its "#". */
export const linkKey = v.pipe(v.string(), v.regex(LINK_KEY));
/** One key is one, however its letters are written. */
export const key = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const calendarDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{1,2}-\d{1,2}$/));
export const ordersFilter = v.strictObject({
  start: calendarDay,
  end: calendarDay,
  query: text(200),
  status: v.exactOptional(v.picklist(orderStatuses)),
  sellerId: v.exactOptional(word),
  page: pageNumber,
  pageSize: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
});
