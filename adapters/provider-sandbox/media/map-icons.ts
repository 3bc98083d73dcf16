import { shop } from '#adapters/provider-sandbox/content/settings.ts';

const { accent, ink, surface } = shop.colours;

const pin = (fill: string, sign: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="44" viewBox="0 0 36 44"><path d="M18 42.5c8-9.5 15-16.4 15-24.5a15 15 0 0 0-30 0c0 8.1 7 15 15 24.5z" fill="${fill}" stroke="${surface}" stroke-width="2"/><g fill="none" stroke="${surface}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`;

const SHOP = '<path d="M11 16.5 12.5 11h11l1.5 5.5M11 16.5h14M12.5 16.5V24.5h11V16.5M16.5 24.5v-4.5h3v4.5"/>';
const BOX = '<path d="M11 14.5 18 11l7 3.5v8L18 26l-7-3.5zM11 14.5 18 18l7-3.5M18 18v8"/>';

/** Pins on the map: a shop, the chosen shop, a point of pickup. */
export const mapIcons = {
  'map-shop': () => pin(ink, SHOP),
  'map-shop-active': () => pin(accent, SHOP),
  'map-pickup': () => pin(ink, BOX),
} as const;
