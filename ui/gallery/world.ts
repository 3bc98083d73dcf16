import type { ShopPorts } from '#core/shop.ts';
import { serverWorld } from '#ui/renderer/server-world.ts';
import type { World } from '#ui/renderer/world.ts';

/** A Friday, 20 November 2026, 13:00 in Kishinev. */
const NOW = Date.UTC(2026, 10, 20, 11);

/** Ports of a shop that never answers: what is asked of them stays in its loading state. */
const silent = new Proxy(
  {},
  { get: () => new Proxy({}, { get: () => () => new Promise<never>(() => undefined) }) },
) as ShopPorts;

/** The world of a state: a first visit at a fixed time, with what the state changes. */
export const galleryWorld = (vitrina: boolean, changes: Partial<World>): World => ({
  ...serverWorld(silent, vitrina),
  clock: { now: () => NOW },
  ids: { next: () => 'gallery' },
  ...(vitrina
    ? { viewerMemory: { load: () => 'partner', save: () => undefined, onReturn: () => () => undefined } }
    : {}),
  ...changes,
});
