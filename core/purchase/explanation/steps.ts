import { fullPrice, type PriceTier, sellableTier, totalDiscount } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import {
  type Cart,
  type CartLine,
  maxCount,
  type Obstacle,
  obstacleOf,
  orderableCart,
} from '#core/purchase/cart/index.ts';
import {
  availableTypes,
  DEFAULT_DELIVERY_TYPE,
  type DeliveryChoice,
  type DeliveryType,
  deliveryFee,
  productFee,
} from '#core/purchase/delivery/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';

interface StepProduct {
  readonly productId: string;
  readonly title: string;
}

interface StepPieces extends StepProduct {
  readonly count: number;
  /** What the step is for one piece, bani; never below 0. */
  readonly piece: Bani;
}

/** What a step is of, with all that is needed to say so. */
export type StepSubject =
  /** Pieces of a product before any discount, at the price that they are sold at. */
  | ({ readonly kind: 'goods'; readonly tier: PriceTier } & StepPieces)
  /** What the product's own discount takes off them. */
  | ({ readonly kind: 'discount' } & StepPieces)
  /** What the promo discount takes off them. */
  | ({ readonly kind: 'promo' } & StepPieces)
  /** An unavailable line; up to `most` pieces are available. */
  | ({ readonly kind: 'left_out'; readonly obstacle: Obstacle; readonly most: number } & StepProduct)
  | { readonly kind: 'code'; readonly code: string }
  /** Bringing all of it, for the fee of the one product whose fee is the highest. */
  | ({ readonly kind: 'delivery'; readonly type: DeliveryType; readonly regionId: string } & StepProduct)
  | { readonly kind: 'pickup' };

/** One step of a total. */
export interface PriceStep {
  readonly what: StepSubject;
  /** Bani; below 0 for what is taken off. */
  readonly amount: Bani;
  /** Id of the rule that decides it. */
  readonly rule: string;
}

/** Which prices a total is explained at: each line's own as the cart has it, or one price throughout. */
export type ExplainedTier = PriceTier | 'chosen';

/** The rule that decides each kind of step. */
const rules = {
  goods: 'CART-8',
  discount: 'CART-9',
  promo: 'CART-7',
  left_out: 'CART-25',
  code: 'CODE-2',
  delivery: 'DELIVERY-6',
  pickup: 'DELIVERY-7',
} as const satisfies Record<StepSubject['kind'], string>;

const step = (what: StepSubject, amount: Bani): PriceStep => ({ what, amount, rule: rules[what.kind] });

const lineSteps = (line: CartLine): readonly PriceStep[] => {
  const { product, count } = line;
  const { productId, title } = product;
  const obstacle = obstacleOf(line);
  if (obstacle) return [step({ kind: 'left_out', productId, title, obstacle, most: maxCount(line) }, 0)];
  const tier = sellableTier(product, line.tier);
  const promo = totalDiscount(product, tier) - product.discount;
  const off = (kind: 'discount' | 'promo', piece: Bani): readonly PriceStep[] =>
    piece === 0 ? [] : [step({ kind, productId, title, count, piece }, -piece * count)];
  const piece = fullPrice(product, tier);
  return [
    step({ kind: 'goods', productId, title, count, piece, tier }, piece * count),
    ...off('discount', product.discount),
    ...off('promo', promo),
  ];
};

const codeSteps = (goods: Bani, code: AppliedCode | undefined): readonly PriceStep[] => {
  const off = Math.min(code?.discount ?? 0, goods);
  return code && off > 0 ? [step({ kind: 'code', code: code.code }, -off)] : [];
};

const deliverySteps = (had: Cart, choice: DeliveryChoice): readonly PriceStep[] => {
  if (choice.method === 'pickup') return had.length > 0 ? [step({ kind: 'pickup' }, 0)] : [];
  const fee = deliveryFee(had, choice);
  const { regionId } = choice;
  const type = availableTypes(regionId).includes(choice.type) ? choice.type : DEFAULT_DELIVERY_TYPE;
  const dearest = had.find(({ product }) => productFee(product.deliveryFees, choice) === fee)?.product;
  if (!dearest) return [];
  const { productId, title } = dearest;
  return [step({ kind: 'delivery', type, regionId, productId, title }, fee)];
};

/** What tells a step from the others of its total (rule EXPLAIN-1). */
export const stepKey = (what: StepSubject): string => `${what.kind} ${'productId' in what ? what.productId : ''}`;

/** Whether steps say more than what goods and delivery cost (rule EXPLAIN-6). */
export const saysMore = (steps: readonly PriceStep[]): boolean =>
  steps.some(({ what: { kind } }) => kind !== 'goods' && kind !== 'delivery' && kind !== 'pickup');

/** What steps come to (rule EXPLAIN-1). Bani. */
export const sumOf = (steps: readonly PriceStep[]): Bani => steps.reduce((sum, { amount }) => sum + amount, 0);

/** A cart with all its lines at a price, as far as their products have it. */
export const cartAtTier = (cart: Cart, tier: ExplainedTier): Cart =>
  tier === 'chosen' ? cart : cart.map((line) => ({ ...line, tier }));

/**
 * How the total of a cart comes about at a price, with the delivery that is chosen and the code that holds: its steps in
 * their order, which add up to the total exactly (rules EXPLAIN-1, EXPLAIN-2).
 */
export const explainTotals = (
  cart: Cart,
  delivery: DeliveryChoice,
  tier: ExplainedTier = 'chosen',
  code?: AppliedCode,
): readonly PriceStep[] => {
  const lines = cartAtTier(cart, tier);
  const goods = lines.flatMap(lineSteps);
  return [...goods, ...codeSteps(sumOf(goods), code), ...deliverySteps(orderableCart(lines), delivery)];
};
