import { useState } from 'react';
import type { PriceTier, Product } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { useShell } from '#ui/app/site.ts';
import type { CreditCalculator } from './credit-calculator.ts';
import { useCredit } from './use-credit.ts';

/**
 * A calculator for the component, starting from a price in bani and the lenders of this language. `tier` is the
 * product's price level.
 */
export const useCalculator = (price: Bani, product?: Product, tier?: PriceTier): CreditCalculator => {
  const credit = useCredit();
  const { creditPartners: partners } = useShell();
  const [calculator] = useState(() =>
    credit.calculate({ price, partners, ...(product ? { product } : {}), ...(tier ? { tier } : {}) }),
  );
  return calculator;
};
