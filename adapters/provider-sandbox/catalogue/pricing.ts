import type { Freight } from './goods.ts';
import type { SeedProduct } from './model.ts';
import { random } from './random.ts';

type Prices = Pick<SeedProduct, 'price' | 'discount'> & Partial<Pick<SeedProduct, 'secondPrice' | 'promoDiscount'>>;

const step = (amount: number): number => (amount >= 8000 ? 500 : amount >= 1500 ? 100 : amount >= 300 ? 50 : 10);

/** One memory size of a model. All colours share its price. */
export interface Configuration {
  /** The seed of its random numbers. */
  readonly group: string;
  /** Before any discount. */
  readonly regular: number;
}

interface Priced {
  readonly regular: number;
  readonly paid: number;
  readonly partnerPays: number;
  readonly prices: Prices;
}

/** The least price difference to a smaller memory: half of the difference without discounts. */
const leastDifference = (regular: number, smaller: Priced): number => Math.ceil((regular - smaller.regular) / 2);

/** May draw a discount, but never one that makes it as cheap as the next smaller memory. */
function priceOf({ group, regular }: Configuration, smaller: Priced | undefined): Priced {
  const rng = random(`prices ${group}`);
  const unit = step(regular);
  const room = smaller ? Math.max(0, regular - smaller.paid - leastDifference(regular, smaller)) : regular;
  const wanted = rng.chance(0.31) ? regular * (0.05 + rng.next() * 0.2) : 0;
  const drawn = wanted > 0 ? Math.max(unit, Math.round(wanted / unit) * unit) : 0;
  const discount = Math.min(drawn, Math.floor(room / unit) * unit);
  const price = regular - discount;
  const share = rng.chance(0.8) ? 0.88 + rng.next() * 0.08 : undefined;
  const promo = rng.chance(0.1) ? promoDiscount(price, 0.02 + rng.next() * 0.04) : 0;
  const promoTaken = promo <= room - discount ? promo : 0;
  const paid = price - promoTaken;
  const leastSecond = smaller ? smaller.partnerPays + promoTaken + Math.floor((paid - smaller.paid) / 2) : 0;
  const second = share && Math.max(Math.round(price * share), leastSecond);
  return {
    ...{ regular, paid, partnerPays: (second ?? price) - promoTaken },
    prices: {
      ...{ price, discount },
      ...(second === undefined ? {} : { secondPrice: second }),
      ...(promoTaken === 0 ? {} : { promoDiscount: promoTaken }),
    },
  };
}

function promoDiscount(price: number, share: number): number {
  const small = Math.max(5, step(price) / 2);
  return Math.max(small, Math.round((price * share) / small) * small);
}

/** The prices of the last configuration. The others have less memory, smallest first. */
export function pricesOf(configurations: readonly Configuration[]): Prices {
  let smaller: Priced | undefined;
  for (const one of configurations) smaller = priceOf(one, smaller);
  if (!smaller) throw new Error('Nothing to be priced');
  return smaller.prices;
}

/** Delivery fees in MDL by size of the goods. */
export const deliveryFees: Record<Freight, SeedProduct['deliveryFees']> = {
  small: { standard: 50, express: 100, region: 70 },
  medium: { standard: 75, express: 150, region: 120 },
  heavy: { standard: 180, express: 300, region: 320 },
};
