export {
  type Advance,
  type AdvancedOrder,
  type AdvanceError,
  advanceOf,
  asksAdvance,
  leftToPay,
  statedAdvance,
} from './advance.ts';
export { type AskedOrder, createOrderLookup, unaskedOrder } from './ask-order.ts';
export {
  type AwaitedDay,
  type AwaitedPickup,
  awaitedDays,
  awaitedPickup,
  awaitsBank,
  placedPromise,
} from './awaited-days.ts';
export { boundedDesk } from './bounded-desk.ts';
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
  EMPTY_DRAFT,
  type Fulfilment,
  type OrderDraft,
  STREET_MAX,
  settleDraft,
  type ValidOrder,
} from './draft.ts';
export { draftTiming } from './draft-timing.ts';
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
export { keptDraft } from './kept-draft.ts';
export { MAX_KEPT_ORDERS } from './kept-order.ts';
export { leftPhoneError } from './left-field.ts';
export {
  mendedPlaces,
  NO_PLACES,
  type OfferedPlaces,
  validateOffered,
} from './offered-places.ts';
export type { OrderTiming } from './order-timing.ts';
export { awaitsAnswer, type CheckoutState, UNREAD_CHECKOUT, waitsUnseen } from './ordering.ts';
export { ADVANCE_MAX, type PartnerTerms, type TermsStorage } from './partner-terms.ts';
export {
  type PaymentKind,
  type PaymentMethod,
  paymentMethods,
  paymentOf,
  payments,
  paymentsFor,
} from './payment-methods.ts';
export {
  type PaymentFacts,
  type PaymentWord,
  paymentWord,
  placedPayment,
  statedFor,
  statementsFor,
} from './payment-word.ts';
export {
  type CancelAnswer,
  type CheckoutStorage,
  type KeptOrder,
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
} from './ports.ts';
export { keepSellers, type Seller } from './sellers.ts';
export { type SentOrder, stepsOf } from './sent-order.ts';
export { repairPending, repairPlaced } from './stored-order.ts';
export { createPartnerTerms, type TermsState, UNREAD_TERMS } from './terms-state.ts';
export { checkoutTotals, orderedSum } from './totals.ts';
export { withCredit } from './with-credit.ts';
export { hasPlaces, wrongFields } from './wrong-fields.ts';
