import * as v from 'valibot';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import { askEngine, defineOperation, MOST_AT_ONCE } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';
import { idsOf, product, productFields, type Sold, type WireProduct, withFees } from './product.ts';

/** One part of all products, or those that fit a filter. */
export const productsQuery = (hasPlugin: boolean) =>
  defineOperation(
    `query ShopProducts($options: ProductListOptions!) {
  products(options: $options) { totalItems items { ...ShopProduct } }
}
${productFields(hasPlugin)}`,
    v.object({ products: v.object({ totalItems: v.number(), items: v.array(product) }) }),
  );

interface Context {
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

/** Products with all their variants, and how many there are. */
export const askProducts = async (
  access: EngineAccess,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Result<{ readonly items: readonly WireProduct[]; readonly totalItems: number }, Failure>> => {
  const hasPlugin = await access.hasPlugin();
  const [answer, fees] = await Promise.all([
    askEngine(access, productsQuery(hasPlugin), { options }, context, ({ products }) => ok(products)),
    hasPlugin ? undefined : access.flatFees(context.locale),
  ]);
  return mapResult(answer, ({ items, totalItems }) => ({ items: items.map((one) => withFees(one, fees)), totalItems }));
};

/** What is sold under the ids, in their order; ids of what is no longer sold are passed over. */
export const askSold = async (
  access: EngineAccess,
  productIds: readonly string[],
  context: Context,
): Promise<Result<readonly Sold[], Failure>> => {
  const wanted = productIds.flatMap((id) => idsOf(id) ?? []);
  if (wanted.length === 0) return ok([]);
  const ids = [...new Set(wanted.map((one) => one.product))].slice(0, MOST_AT_ONCE);
  const answer = await askProducts(access, { take: MOST_AT_ONCE, filter: { id: { in: ids } } }, context);
  return mapResult(answer, ({ items }) =>
    wanted.flatMap((one) => {
      const whole = items.find(({ id }) => id === one.product);
      const variant = whole?.variants.find(({ id }) => id === one.variant);
      return whole && variant ? [{ product: whole, variant }] : [];
    }),
  );
};
