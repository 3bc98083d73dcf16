import type { SeedProduct } from './model.ts';
import { random } from './random.ts';
import type { Freight } from './tables.ts';

type Prices = Pick<SeedProduct, 'price' | 'discount'> & Partial<Pick<SeedProduct, 'secondPrice' | 'promoDiscount'>>;

const step = (amount: number): number => (amount >= 8000 ? 500 : amount >= 1500 ? 100 : amount >= 300 ? 50 : 10);

/** What a configuration costs; all its colours share the chance drawn by `group`. */
export function prices(group: string, regular: number): Prices {
  const chance = random(`prices ${group}`);
  const unit = step(regular);
  const wanted = chance.chance(0.31) ? regular * (0.05 + chance.next() * 0.2) : 0;
  const discount = wanted > 0 ? Math.max(unit, Math.round(wanted / unit) * unit) : 0;
  const price = regular - discount;
  const result: Prices = { price, discount };
  if (chance.chance(0.8)) result.secondPrice = Math.round(price * (0.88 + chance.next() * 0.08));
  if (chance.chance(0.1)) {
    const small = Math.max(5, step(price) / 2);
    result.promoDiscount = Math.max(small, Math.round((price * (0.02 + chance.next() * 0.04)) / small) * small);
  }
  return result;
}

const fees: Record<Freight, Record<keyof SeedProduct['deliveryFees'], readonly [number, number]>> = {
  small: { standard: [40, 60], express: [90, 120], region: [60, 90] },
  medium: { standard: [60, 90], express: [120, 180], region: [90, 160] },
  heavy: { standard: [120, 250], express: [220, 400], region: [200, 450] },
};

/** Delivery fees in steps of 5 MDL; one model is always carried for the same money. */
export function deliveryFees(model: string, freight: Freight): SeedProduct['deliveryFees'] {
  const chance = random(`delivery ${model}`);
  const fee = ([low, high]: readonly [number, number]) => low + Math.round((chance.next() * (high - low)) / 5) * 5;
  const range = fees[freight];
  return { standard: fee(range.standard), express: fee(range.express), region: fee(range.region) };
}
