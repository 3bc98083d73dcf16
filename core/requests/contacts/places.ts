import type { Point } from './maps.ts';

/** Shops so close together that they share one pin. */
export interface ShopPlace<Shop> extends Point {
  /** Never empty, in their order. */
  readonly shops: readonly Shop[];
}

/** Nearer than this, in degrees of latitude, shops share a pin: about a quarter of an hour's drive (rule CONTACT-4). */
const NEAR = 0.12;

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Shops as the pins of a map of the country: those near each other share one, in their middle (rule CONTACT-4). */
export const shopPlaces = <Shop extends Point>(shops: readonly Shop[]): readonly ShopPlace<Shop>[] => {
  const groups: Shop[][] = [];
  for (const shop of shops) {
    const near = groups.find(([first]) => first && distance(first, shop) < NEAR);
    if (near) near.push(shop);
    else groups.push([shop]);
  }
  return groups.map((group) => ({
    shops: group,
    latitude: middle(group.map(({ latitude }) => latitude)),
    longitude: middle(group.map(({ longitude }) => longitude)),
  }));
};

/** How far apart two places are, in degrees of latitude. */
const distance = (one: Point, other: Point): number =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  );
