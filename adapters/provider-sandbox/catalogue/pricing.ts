import type { Freight } from './goods.ts';
import type { SeedProduct } from './model.ts';
import { random } from './random.ts';

type Prices = Pick<SeedProduct, 'price' | 'discount'> & Partial<Pick<SeedProduct, 'secondPrice' | 'promoDiscount'>>;

const step = (amount: number): number => (amount >= 8000 ? 500 : amount >= 1500 ? 100 : amount >= 300 ? 50 : 10);

/** One memory of a model, which all its colours share. */
export interface Configuration {
  /** What its chance is drawn by. */
  readonly group: string;
  /** Before any discount. */
  readonly regular: number;
}

/** A configuration with what it costs a shopper and a partner in the end. */
interface Priced {
  readonly regular: number;
  readonly paid: number;
  readonly byPartner: number;
  readonly prices: Prices;
}

/** How much more a memory costs than a lesser one, at the least: half of what it does without discounts. */
const halfStep = (regular: number, lesser: Priced): number => Math.ceil((regular - lesser.regular) / 2);

/** Its chance may give it a discount, but never so much that it costs as little as the next lesser memory. */
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

/** What the last of a model's configurations costs; the others are those with less memory, the least one first. */
export function prices(configurations: readonly Configuration[]): Prices {
  let lesser: Priced | undefined;
  for (const one of configurations) lesser = priced(one, lesser);
  if (!lesser) throw new Error('Nothing to be priced');
  return lesser.prices;
}

/** Delivery fees in MDL by how much is carried: what is alike is carried for the same money. */
export const deliveryFees: Record<Freight, SeedProduct['deliveryFees']> = {
  small: { standard: 50, express: 100, region: 70 },
  medium: { standard: 75, express: 150, region: 120 },
  heavy: { standard: 180, express: 300, region: 320 },
};
