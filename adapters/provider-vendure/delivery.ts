import * as v from 'valibot';
import type { ShopStock } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { askEngine, defineOperation } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';
import { idsOf } from './product.ts';

const place = v.object({
  id: v.string(),
  title: v.string(),
  address: v.string(),
  phone: v.string(),
  hours: v.string(),
  latitude: v.nullish(v.number()),
  longitude: v.nullish(v.number()),
});
const PLACE = 'shopPlaces { id title address phone hours latitude longitude }';
const stockOfPlaces = v.array(v.object({ variantId: v.string(), shopId: v.string(), quantity: v.number() }));

export const placesQuery = defineOperation(`query ShopPlaces { ${PLACE} }`, v.object({ shopPlaces: v.array(place) }));

export const stockQuery = defineOperation(
  `query ShopStock($variantIds: [ID!]!) {
  ${PLACE}
  shopPlaceStock(variantIds: $variantIds) { variantId shopId quantity }
}`,
  v.object({ shopPlaces: v.array(place), shopPlaceStock: stockOfPlaces }),
);

/** Centre of Chișinău, used for a place without coordinates. */
const CENTRE = { latitude: 47.0245, longitude: 28.8322 };

interface Context {
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

/** What each place has of a variant. */
export const placeStock = (
  access: EngineAccess,
  variantId: string,
  context: Context,
): Promise<Result<readonly ShopStock[], Failure>> =>
  askEngine(access, stockQuery, { variantIds: [variantId] }, context, ({ shopPlaces, shopPlaceStock }) =>
    ok(
      shopPlaces.map(({ id, title, address }) => ({
        shopId: id,
        title,
        address,
        quantity: shopPlaceStock.find(({ shopId }) => shopId === id)?.quantity ?? 0,
      })),
    ),
  );

/** Stock locations as shops to pick up from; regions are those of `regions`, whose fees are not Vendure's. */
export const createVendureDeliveryDirectory = (
  access: EngineAccess,
  regions: DeliveryDirectory['regions'],
): Partial<DeliveryDirectory> => ({
  regions: async (query, signal) =>
    mapResult(await regions(query, signal), (all) => all.map(({ fees: _fees, ...region }) => region)),
  shops: async ({ locale }, signal) =>
    (await access.hasPlugin())
      ? askEngine(access, placesQuery, {}, { locale, signal }, ({ shopPlaces }) =>
          ok(
            shopPlaces.map(({ id, latitude, longitude, ...shop }) => ({
              ...shop,
              shopId: id,
              schedule: [],
              isOpen: true,
              regionId: '',
              latitude: latitude ?? CENTRE.latitude,
              longitude: longitude ?? CENTRE.longitude,
            })),
          ),
        )
      : ok([]),
  stock: async ({ locale, productIds }, signal) => {
    if (!(await access.hasPlugin())) return ok([]);
    const variantIds = productIds.flatMap((id) => idsOf(id)?.variant ?? []);
    const idOf = (variantId: string) => productIds.find((id) => idsOf(id)?.variant === variantId) ?? variantId;
    return askEngine(access, stockQuery, { variantIds }, { locale, signal }, ({ shopPlaces, shopPlaceStock }) =>
      ok(
        shopPlaces.map(({ id }) => ({
          shopId: id,
          stock: shopPlaceStock
            .filter(({ shopId }) => shopId === id)
            .map(({ variantId, quantity }) => ({ productId: idOf(variantId), quantity })),
        })),
      ),
    );
  },
});
