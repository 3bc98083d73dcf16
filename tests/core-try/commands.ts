import { furtherTiers, tierPrice, tiers } from '#core/catalog/products/index.ts';
import { piecesOf } from '#core/purchase/cart/index.ts';
import { checkoutTotals } from '#core/purchase/checkout/index.ts';
import { availableTypes, deliveryTypes } from '#core/purchase/delivery/index.ts';
import { explainTotals } from '#core/purchase/explanation/index.ts';
import { printAmount, printSteps, printTable } from '#core/testing/print-steps.ts';
import { goods, regions } from './goods.ts';
import type { Trial } from './trial.ts';

/** A command of the trial: how it is written, what it does, and what it answers to its words. */
export interface Command {
  readonly usage: string;
  readonly help: string;
  readonly run: (trial: Trial, words: readonly string[]) => string | Promise<string>;
}

const listed = (names: readonly string[]): string => names.join(', ');
const productOf = (id = '') => goods.find(({ productId }) => productId === id);
const noProduct = (id = '') =>
  `There is no product “${id}”. There are: ${listed(goods.map(({ productId }) => productId))}.`;

const delivered = (trial: Trial): string => {
  const { method, type, regionId } = trial.choice();
  return method === 'pickup' ? 'Picked up.' : `Brought to ${regionId}, ${type}.`;
};

export const commands: Readonly<Record<string, Command>> = {
  products: {
    usage: 'products',
    help: 'what can be put in the cart, and its prices',
    run: () =>
      printTable(
        goods.map((product) => [
          product.productId,
          printAmount(product.price),
          furtherTiers
            .flatMap((tier) => {
              const price = tierPrice(product, tier);
              return price === undefined ? [] : [`${tier} ${printAmount(price)}`];
            })
            .join(', '),
        ]),
      ),
  },
  add: {
    usage: 'add case 2',
    help: 'puts pieces of a product in, one unless a number is given',
    run: async (trial, [id, typed = '1']) => {
      const product = productOf(id);
      const count = Number(typed);
      if (!product) return noProduct(id);
      if (!Number.isInteger(count) || count < 1) return `“${typed}” is no number of pieces.`;
      await trial.add(product.productId, count);
      return `${product.title}: ${piecesOf(trial.cart(), product.productId)} in the cart.`;
    },
  },
  remove: {
    usage: 'remove case',
    help: 'takes a product out',
    run: async (trial, [id]) => {
      const product = productOf(id);
      if (!product) return noProduct(id);
      await trial.remove(product.productId);
      return `${product.title}: out of the cart.`;
    },
  },
  region: {
    usage: 'region balti',
    help: `where it is brought to: ${listed(regions.map(({ regionId }) => regionId))}`,
    run: (trial, [id = '']) => {
      const known = regions.map(({ regionId }) => regionId);
      if (!known.includes(id)) return `There is no region “${id}”. There are: ${listed(known)}.`;
      trial.bringTo(id);
      return delivered(trial);
    },
  },
  delivery: {
    usage: 'delivery express',
    help: `how it is brought: ${listed(deliveryTypes)}`,
    run: (trial, [asked = '']) => {
      const offered = availableTypes(trial.choice().regionId);
      const type = offered.find((known) => known === asked);
      if (!type) return `There is no delivery “${asked}” to ${trial.choice().regionId}. There is: ${listed(offered)}.`;
      trial.bringBy(type);
      return delivered(trial);
    },
  },
  pickup: {
    usage: 'pickup',
    help: 'it is fetched in a shop',
    run: (trial) => {
      trial.pickUp();
      return delivered(trial);
    },
  },
  tier: {
    usage: 'tier second',
    help: `at which price it is sold, where a product has it: ${listed(tiers)}`,
    run: async (trial, [asked = '']) => {
      const tier = tiers.find((known) => known === asked);
      if (!tier) return `There is no price “${asked}”. There are: ${listed(tiers)}.`;
      await trial.sellAt(tier);
      return `Sold at the ${tier} price.`;
    },
  },
  code: {
    usage: 'code SAVE10',
    help: 'enters a promo code; without one, takes it off',
    run: async (trial, [typed = '']) => {
      if (typed === '') {
        trial.takeCodeOff();
        return 'No promo code.';
      }
      await trial.enter(typed);
      const { applied, refused } = trial.code();
      if (applied) return `${applied.code} takes ${printAmount(applied.discount)} off.`;
      return refused ? `${refused.code} does not hold: ${refused.reason}.` : 'It waits for something in the cart.';
    },
  },
  totals: {
    usage: 'totals',
    help: 'what the cart comes to',
    run: (trial) => {
      const totals = checkoutTotals(trial.cart(), trial.choice(), trial.code().applied);
      return printTable(Object.entries(totals).map(([name, amount]) => [name, printAmount(amount)]));
    },
  },
  explain: {
    usage: 'explain',
    help: 'how the total comes about, step by step with the rules in core/RULES.md',
    run: (trial) => printSteps(explainTotals(trial.cart(), trial.choice(), 'chosen', trial.code().applied)),
  },
};
