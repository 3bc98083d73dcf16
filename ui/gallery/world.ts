import type { ShopPorts } from '#core/shop.ts';
import { serverWorld } from '#ui/renderer/server-world.ts';
import type { World } from '#ui/renderer/world.ts';

/** A Friday, 20 November 2026, 13:00 in Kishinev. */
const NOW = Date.UTC(2026, 10, 20, 11);

/** A port that never answers: what is asked of it stays in its loading state. */
const silent = new Proxy({}, { get: () => () => new Promise<never>(() => undefined) }) as never;

/** Each by its name, since a world is spread, by which nothing of a proxy would be left. */
const silentPorts: ShopPorts = {
  catalog: silent,
  settings: silent,
  delivery: silent,
  orders: silent,
  promoCodes: silent,
  leads: silent,
  search: silent,
  credit: silent,
  content: silent,
  reviews: silent,
  careers: silent,
  gift: silent,
  offers: silent,
  landings: silent,
  wholeCatalog: silent,
  news: silent,
  videos: silent,
  testimonials: silent,
  feedback: silent,
  priceWatches: silent,
  tradeIn: silent,
  warranty: silent,
  partnership: silent,
  sellers: silent,
  archive: silent,
};

/** The world of a state: a first visit at a fixed time, with what the state changes. */
export const galleryWorld = (vitrina: boolean, changes: Partial<World>): World => ({
  ...serverWorld(silentPorts, vitrina),
  clock: { now: () => NOW },
  ids: { next: () => 'gallery' },
  ...(vitrina
    ? { viewerMemory: { load: () => 'partner', save: () => undefined, onReturn: () => () => undefined } }
    : {}),
  ...changes,
});
