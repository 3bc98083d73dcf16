export {
  type Advance,
  type AdvanceError,
  type AdvanceSubject,
  advanceOf,
  asksAdvance,
  remainingToPay,
  statedAdvance,
} from './advance.ts';
export { createCheckout } from './checkout.ts';
export {
  chosenTerms,
  creditOf,
  isOnCredit,
  type OfferedCredit,
  type ReadCredit,
  type SeenCredit,
} from './credit-terms.ts';
export {
  addressDraft,
  type DraftErrors,
  dropUnknownPlaces,
  EMPTY_DRAFT,
  type Fulfilment,
  type OrderDraft,
  STREET_MAX,
  type ValidOrder,
} from './draft.ts';
export { storedDraftMemory } from './draft-memory.ts';
export { draftTiming } from './draft-timing.ts';
export {
  type ExpectedDay,
  type ExpectedPickup,
  expectedDays,
  expectedPickup,
  placedPromise,
  waitsForBank,
} from './expected-days.ts';
export { methodFee, typeFees } from './fees.ts';
export {
  createFindOrder,
  type Milestone,
  milestoneOf,
  type OrderFinding,
  type OrderMilestone,
  type OrderQuestion,
  type OrderQuestionErrors,
  orderWay,
  validateQuestion,
} from './find-order.ts';
export { limitOrderSize } from './limit-order-size.ts';
export { correctedPlaces, validateOffered } from './offered-places.ts';
export { createOrderLookup, emptyOrderLookup, type OrderLookup } from './order-lookup.ts';
export type { OrderTiming } from './order-timing.ts';
export { awaitsAnswer, type CheckoutState, hasHiddenOrder, UNREAD_CHECKOUT } from './ordering.ts';
export { ADVANCE_MAX, type PartnerTerms, type TermsStorage } from './partner-terms.ts';
export {
  effectiveStatusType,
  type PaymentFacts,
  type PaymentLabel,
  paymentLabel,
  placedPayment,
  statusTypesFor,
} from './payment-label.ts';
export {
  type PaymentKind,
  type PaymentMethod,
  paymentMethods,
  paymentOf,
  payments,
  paymentsFor,
} from './payment-methods.ts';
export { phoneErrorOnBlur } from './phone-error.ts';
export { MAX_KEPT_ORDERS } from './placed-orders.ts';
export {
  type CancelAnswer,
  type CheckoutStorage,
  type LastOrder,
  type OrderContents,
  type OrderDelivery,
  type OrderDesk,
  type OrderedGood,
  type OrderRequest,
  type OrderStatus,
  type OrderStep,
  orderSteps,
  type PartnersSale,
  type Payment,
  type PaymentState,
  type PendingOrder,
  type PlaceAnswer,
  type PlacedOrder,
  type StoredOrder,
} from './ports.ts';
export { keepSellers, type Seller } from './sellers.ts';
export { explanationOfOrder, type SentOrder } from './sent-order.ts';
export { repairPending, repairPlaced } from './stored-order.ts';
export { createPartnerTerms, type TermsState, UNREAD_TERMS } from './terms-state.ts';
export { checkoutTotals, lineSum } from './totals.ts';
export { hasPlaceList, wrongFields } from './wrong-fields.ts';
