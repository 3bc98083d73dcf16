export {
  type DraftErrors,
  EMPTY_DRAFT,
  type Fulfilment,
  type OrderDraft,
  type PaymentMethod,
  paymentMethods,
  repairDraft,
  STREET_MAX,
  type ValidOrder,
  validateDraft,
} from './draft.ts';
export {
  makeFindOrder,
  NO_QUESTION,
  type OrderFinding,
  type OrderMilestone,
  type OrderQuestion,
  type OrderQuestionErrors,
  orderWay,
  validateQuestion,
} from './find-order.ts';
export {
  EMPTY_TERMS,
  nextTerms,
  onTerms,
  type PartnerTerms,
  repairTerms,
  settleSeller,
  type TermsStorage,
} from './partner-terms.ts';
export { makePlaceOrder, type OrderOutcome, orderRequest } from './place-order.ts';
export {
  type CheckoutStorage,
  type OrderDesk,
  type OrderRequest,
  type OrderStatus,
  type OrderStep,
  orderSteps,
  type Payment,
  type PaymentState,
  type PendingOrder,
  type PlaceAnswer,
  type PlacedOrder,
} from './ports.ts';
export { keepSellers, type Seller } from './sellers.ts';
export { isUntold, orderPurchase } from './told-order.ts';
