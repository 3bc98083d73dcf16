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
  readonly byPartner: number;
  readonly prices: Prices;
}

/** The least price difference to a smaller memory: half of the difference without discounts. */
const halfStep = (regular: number, lesser: Priced): number => Math.ceil((regular - lesser.regular) / 2);

/** May draw a discount, but never one that makes it as cheap as the next smaller memory. */
function priced({ group, regular }: Configuration, lesser: Priced | undefined): Priced {
  const chance = random(`prices ${group}`);
  const unit = step(regular);
  const room = lesser ? Math.max(0, regular - lesser.paid - halfStep(regular, lesser)) : regular;
  const wanted = chance.chance(0.31) ? regular * (0.05 + chance.next() * 0.2) : 0;
  const drawn = wanted > 0 ? Math.max(unit, Math.round(wanted / unit) * unit) : 0;
  const discount = Math.min(drawn, Math.floor(room / unit) * unit);
  const price = regular - discount;
  const share = chance.chance(0.8) ? 0.88 + chance.next() * 0.08 : undefined;
  const promo = chance.chance(0.1) ? promoDiscount(price, 0.02 + chance.next() * 0.04) : 0;
  const promoTaken = promo <= room - discount ? promo : 0;
  const paid = price - promoTaken;
  const leastSecond = lesser ? lesser.byPartner + promoTaken + Math.floor((paid - lesser.paid) / 2) : 0;
  const second = share && Math.max(Math.round(price * share), leastSecond);
  return {
    ...{ regular, paid, byPartner: (second ?? price) - promoTaken },
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
export function prices(configurations: readonly Configuration[]): Prices {
  let lesser: Priced | undefined;
  for (const one of configurations) lesser = priced(one, lesser);
  if (!lesser) throw new Error('Nothing to be priced');
  return lesser.prices;
}

/** Delivery fees in MDL by size of the goods. */
export const deliveryFees: Record<Freight, SeedProduct['deliveryFees']> = {
  small: { standard: 50, express: 100, region: 70 },
  medium: { standard: 75, express: 150, region: 120 },
  heavy: { standard: 180, express: 300, region: 320 },
};
