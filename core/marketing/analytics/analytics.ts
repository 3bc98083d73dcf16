import { finalPrice, type Product } from '#core/catalog/products/index.ts';
import { type Bani, CURRENCY, digitsAndPlus } from '#core/kernel/shared/index.ts';

/** A product in an event, in the words of the data layer. */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category: string;
  /** MDL. */
  readonly price: number;
  readonly quantity: number;
}

interface Ecommerce {
  readonly currency: typeof CURRENCY;
  /** MDL. */
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
}

/** One of the seven events that the shop reports (rule ANALYTICS-1). */
export type AnalyticsEvent =
  | { readonly event: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly ecommerce: Ecommerce }
  | {
      readonly event: 'purchase';
      readonly ecommerce: Ecommerce & { readonly transaction_id: string; readonly shipping: number };
      readonly user: { readonly phone: string; readonly email?: string };
    }
  | {
      readonly event: 'get_coupon' | 'lead_coupon';
      readonly coupon: string;
      readonly user?: { readonly phone: string };
    }
  | {
      readonly event: 'credit_check_value';
      readonly currency: typeof CURRENCY;
      /** MDL a month. */
      readonly value: number;
      /** Absent when only a sum was calculated. */
      readonly item_id?: string;
      readonly months: number;
    };

/** Where events are reported; it never fails itself. */
export interface DataLayer {
  push(event: AnalyticsEvent): void;
}

/** A product and how it is sold: pieces, and what one of them costs in bani. */
export interface SoldProduct {
  readonly product: Product;
  readonly count: number;
  /** Bani. */
  readonly price: Bani;
}

const mdl = (amount: Bani): number => amount / 100;

const itemOf = ({ product, count, price }: SoldProduct): AnalyticsItem => ({
  item_id: product.productId,
  item_name: product.title,
  item_brand: product.brand,
  item_category: product.categories[0]?.title ?? '',
  price: mdl(price),
  quantity: count,
});

const ecommerceOf = (sold: readonly SoldProduct[]): Ecommerce => ({
  currency: CURRENCY,
  value: mdl(sold.reduce((sum, { price, count }) => sum + price * count, 0)),
  items: sold.map(itemOf),
});

/** A product page was viewed (rule ANALYTICS-1). */
export const viewItem = (product: Product): AnalyticsEvent => ({
  event: 'view_item',
  ecommerce: ecommerceOf([{ product, count: 1, price: finalPrice(product) }]),
});

/** A product was added to the cart (rule ANALYTICS-1). */
export const productAdded = (sold: SoldProduct): AnalyticsEvent => ({
  event: 'add_to_cart',
  ecommerce: ecommerceOf([sold]),
});

/** The checkout was opened (rule ANALYTICS-1). */
export const checkoutBegun = (sold: readonly SoldProduct[]): AnalyticsEvent => ({
  event: 'begin_checkout',
  ecommerce: ecommerceOf(sold),
});

/** An order that was placed; amounts in bani. */
export interface Purchase {
  readonly orderNumber: string;
  readonly sold: readonly SoldProduct[];
  /** Bani. */
  readonly delivery: Bani;
  /** To be paid, delivery included; bani. */
  readonly total: Bani;
  readonly phone: string;
  readonly email?: string;
}

/** An order was placed; includes phone and e-mail (rules ANALYTICS-1, ANALYTICS-2). */
export const purchaseMade = (purchase: Purchase): AnalyticsEvent => ({
  event: 'purchase',
  ecommerce: {
    ...ecommerceOf(purchase.sold),
    value: mdl(purchase.total),
    shipping: mdl(purchase.delivery),
    transaction_id: purchase.orderNumber,
  },
  user: {
    phone: digitsAndPlus(purchase.phone),
    ...(purchase.email ? { email: purchase.email } : {}),
  },
});

/** A coupon was shown (rule ANALYTICS-1). */
export const couponShown = (coupon: string): AnalyticsEvent => ({ event: 'get_coupon', coupon });

/** A phone was left for a coupon (rules ANALYTICS-1, ANALYTICS-2). */
export const couponTaken = (coupon: string, phone: string): AnalyticsEvent => ({
  event: 'lead_coupon',
  coupon,
  user: { phone: digitsAndPlus(phone) },
});

/** A credit was calculated for a product or a sum: the monthly payment in bani (rule ANALYTICS-1). */
export const creditChecked = (
  product: Pick<Product, 'productId'> | undefined,
  months: number,
  monthlyPayment: Bani,
): AnalyticsEvent => ({
  event: 'credit_check_value',
  currency: CURRENCY,
  value: mdl(monthlyPayment),
  ...(product ? { item_id: product.productId } : {}),
  months,
});
