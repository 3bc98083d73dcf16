import { tiers, withTier } from '#core/catalog/products/index.ts';
import { isLocale } from '#core/kernel/locale/index.ts';
import { MAX_LINE_COUNT, paymentStatusTypes, repairCart } from '#core/purchase/cart/index.ts';
import { DEVICE_WORD_MAX, deviceConditions } from '#core/purchase/counted-device/index.ts';
import { deliveryTypes } from '#core/purchase/delivery/index.ts';
import { type PriceStep, type StepSubject, sumOf } from '#core/purchase/explanation/index.ts';
import { paymentMethods } from './payment-methods.ts';
import type { LastOrder, OrderContents, PendingOrder, SeenOrder } from './ports.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Tells whether a value is of the right kind. */
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const name: Check = (value) => typeof value === 'string' && value !== '';
const amount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const pieces: Check = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE_COUNT;
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (options: readonly unknown[]): Check =>
  (value) =>
    options.includes(value);
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([field, check]) => check((value as Fields)[field]));
const some =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const texts: Check = (value) => typeof value === 'object' && value !== null && Object.values(value).every(text);

const toAddress = fields({
  method: oneOf(['address']),
  type: oneOf(deliveryTypes),
  regionId: name,
  localityId: name,
  street: name,
});
const pickedUp = fields({ method: oneOf(['pickup']), shopId: name });

const months: Check = (value) => Number.isInteger(value) && Number(value) >= 1;
const terms = { partnerId: name, months };
const isSeenCredit = fields({ ...terms, lender: name, monthlyPayment: amount });

const date: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const pickupDay = { date, time: maybe(name) };
const timing = {
  days: maybe(fields({ first: date, last: date })),
  pickup: maybe(fields({ ...pickupDay, until: maybe(fields(pickupDay)) })),
};

const ofDevice: Check = (value) => text(value) && String(value).length <= DEVICE_WORD_MAX;
const tradeIn = maybe(
  fields({
    modelId: name,
    memory: ofDevice,
    condition: oneOf(deviceConditions),
    device: (value) => name(value) && ofDevice(value),
    worth: amount,
    until: amount,
  }),
);

const goesTo: Check = (value) => toAddress(value) || pickedUp(value);

const isPending = fields({
  key: name,
  order: fields({
    contact: fields({ name, phone: name, email: maybe(text) }),
    fulfilment: goesTo,
    payment: oneOf(paymentMethods),
    credit: maybe(fields(terms)),
    comment: text,
    lines: some(fields({ productId: name, count: pieces, tier: oneOf(tiers) })),
    expectedTotal: amount,
    locale: isLocale,
    seller: maybe(text),
    statusType: maybe(oneOf(paymentStatusTypes)),
    advance: maybe(amount),
    utm: maybe(texts),
    promoCode: maybe(name),
    tradeIn,
  }),
});
const isPlaced = fields({
  orderNumber: name,
  total: amount,
  paymentUrl: maybe(text),
  transId: maybe(text),
  linkKey: maybe(name),
});
const isContents = fields({
  goods: some(
    fields({ productId: name, title: name, url: maybe(name), image: maybe(text), count: pieces, price: amount }),
  ),
  fulfilment: goesTo,
  ...timing,
  credit: maybe(isSeenCredit),
  payment: maybe(
    fields({ method: oneOf(paymentMethods), statusType: maybe(oneOf(paymentStatusTypes)), advance: maybe(amount) }),
  ),
  tradeIn,
  sale: maybe(fields({ name, phone: name, seller: maybe(name) })),
  at: amount,
});

const ofProduct = { productId: name, title: text };
const ofPieces = fields({ ...ofProduct, count: pieces, piece: amount });
/** What a step is of, by its kind; a line that was left out is in no order. */
const subjects: Readonly<Record<Exclude<StepSubject['kind'], 'left_out'>, Check>> = {
  goods: (value) => ofPieces(value) && fields({ tier: oneOf(tiers) })(value),
  discount: ofPieces,
  promo: ofPieces,
  code: fields({ code: name }),
  delivery: fields({ ...ofProduct, type: oneOf(deliveryTypes), regionId: name }),
  pickup: fields({}),
};
const isSubject: Check = (value) =>
  Object.entries(subjects).some(([kind, check]) => fields({ kind: oneOf([kind]) })(value) && check(value));
const areSteps = some(fields({ what: isSubject, amount: Number.isSafeInteger, rule: name }));

/** The stored steps, if whole and equal to the total, bani (rule EXPLAIN-5). */
const repairSteps = (steps: unknown, total: number): { readonly steps?: readonly PriceStep[] } => {
  if (!areSteps(steps)) return {};
  const whole = steps as readonly PriceStep[];
  return sumOf(whole) === total ? { steps: whole } : {};
};

const amounts: Check = (value) => typeof value === 'object' && value !== null && Object.values(value).every(amount);
const isSeen = fields({ totals: amounts, ...timing, credit: maybe(isSeenCredit), at: amount });

/** The stored contents, if whole and of this order (rules EXPLAIN-5, ORDER-7, ORDER-10). */
const repairSeen = ({ order, seen }: PendingOrder): SeenOrder | undefined => {
  if (!isSeen(seen)) return;
  const { cart: stored, steps, ...rest } = seen as SeenOrder;
  const cart = repairCart(stored);
  const kept = cart.map(({ product, count }) => `${product.productId} ${count}`);
  const isWhole =
    rest.totals.total === order.expectedTotal &&
    kept.join() === order.lines.map(({ productId, count }) => `${productId} ${count}`).join();
  return isWhole ? { cart, ...rest, ...repairSteps(steps, rest.totals.total) } : undefined;
};

/** Ordinary delivery used to go by the provider's own spelling. */
const upgradedFulfilment = (fulfilment: object): object =>
  'type' in fulfilment && fulfilment.type === 'standart' ? { ...fulfilment, type: 'standard' } : fulfilment;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A stored order in today's shape. */
const upgraded = (stored: unknown): unknown => {
  if (!isObject(stored) || !('order' in stored) || !isObject(stored.order)) return stored;
  const { fulfilment, lines }: { readonly fulfilment?: unknown; readonly lines?: unknown } = stored.order;
  return {
    ...stored,
    order: {
      ...stored.order,
      fulfilment: isObject(fulfilment) ? upgradedFulfilment(fulfilment) : fulfilment,
      lines: Array.isArray(lines) ? lines.map((line: unknown) => (isObject(line) ? withTier(line) : line)) : lines,
    },
  };
};

/**
 * Repairs the stored unanswered order; undefined when missing or broken (rule ORDER-7). A whole order stays exactly as
 * sent (rule ORDER-1), without broken contents (rule ORDER-10). Never throws.
 */
export const repairPending = (stored: unknown): PendingOrder | undefined => {
  const order = isPending(stored) ? stored : upgraded(stored);
  if (!isPending(order)) return;
  const pending = order as PendingOrder;
  if (!('seen' in pending)) return pending;
  const { seen: _stored, ...sent } = pending;
  const seen = repairSeen(pending);
  return seen ? { ...sent, seen } : sent;
};

/**
 * Repairs the last placed order, without broken contents or steps; undefined when missing or broken (rules EXPLAIN-5,
 * ORDER-7, ORDER-11). Never throws.
 */
export const repairPlaced = (stored: unknown): LastOrder | undefined => {
  if (!isPlaced(stored)) return;
  const { contents, ...placed } = stored as LastOrder;
  if (contents === undefined) return stored as LastOrder;
  if (!isContents(contents)) return placed;
  const { steps, ...kept } = contents as OrderContents;
  return { ...placed, contents: { ...kept, ...repairSteps(steps, placed.total) } };
};
