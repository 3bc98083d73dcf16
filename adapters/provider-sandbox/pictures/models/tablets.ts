import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { drawnAs, type Looks } from './look.ts';

/** Width and height in mm. */
const tablet = (wide: number, high: number, more: Traits = {}): Traits => ({
  wide,
  high,
  'double-lens': false,
  stylus: false,
  corner: 40,
  ...more,
});

export const tablets: Looks = {
  ...drawnAs('tablet', {
    'xiaomi-pad-7': tablet(173.4, 251.2, { bezel: 27 }),
    'xiaomi-pad-7-pro': tablet(173.4, 251.2, { 'double-lens': true, bezel: 27, stylus: true }),
    'redmi-pad-2': tablet(166, 254.6, { bezel: 31 }),
    'redmi-pad-2-pro': tablet(181.6, 279.8, { bezel: 29 }),
    'samsung-galaxy-tab-a11': tablet(124.7, 211, { bezel: 32 }),
    'samsung-galaxy-tab-a11-plus': tablet(168.7, 257.1, { bezel: 31 }),
    'samsung-galaxy-tab-s10-lite': tablet(165.8, 254.3, { bezel: 30, stylus: true }),
    'samsung-galaxy-tab-s11': tablet(165.3, 253.8, { bezel: 26, stylus: true }),
    'apple-ipad-a16': tablet(179.5, 248.6, { bezel: 34, corner: 44 }),
    'apple-ipad-mini-a17-pro': tablet(134.8, 195.4, { bezel: 30, corner: 44 }),
    'apple-ipad-air-11-m3': tablet(178.5, 247.6, { bezel: 32, corner: 44 }),
    'apple-ipad-pro-11-m5': tablet(177.5, 249.7, { bezel: 26, corner: 44, stylus: true }),
    'lenovo-tab-one': tablet(124.8, 211.1, { bezel: 34 }),
    'lenovo-idea-tab': tablet(166.2, 254.6, { bezel: 30, stylus: true }),
    'lenovo-idea-tab-pro': tablet(189.1, 291.8, { bezel: 28, 'double-lens': true, stylus: true }),
    'lenovo-yoga-tab-plus': tablet(188.3, 290.9, { bezel: 27, 'double-lens': true, stylus: true }),
  }),
  ...drawnAs('e-reader', {
    'pocketbook-verse-pro': { build: 'verse' },
    'pocketbook-inkpad-color-3': { build: 'inkpad' },
    'pocketbook-era-color': { build: 'era' },
    'amazon-kindle-paperwhite-12': { build: 'paperwhite' },
    'onyx-boox-go-10-3': { build: 'notebook' },
  }),
  ...drawnAs('tablet-cover', {
    'xiaomi-pad-7-cover': { wide: 173.4, high: 251.2, panels: 3 },
    'apple-smart-folio-ipad-air-11': { wide: 178.5, high: 247.6, panels: 3 },
    'samsung-book-cover-tab-s11': { wide: 165.3, high: 253.8, panels: 1, 'pen-slot': true },
    'esr-rebound-ipad-a16': { wide: 179.5, high: 248.6, panels: 4 },
    'redmi-pad-2-cover': { wide: 166, high: 254.6, panels: 4 },
  }),
  ...drawnAs('tablet-keyboard', {
    'xiaomi-pad-7-focus-keyboard': { 'touch-pad': true, floating: true },
    'apple-magic-keyboard-ipad-air-11': { 'touch-pad': true, floating: true },
    'samsung-book-cover-keyboard-tab-s11': { 'touch-pad': false, floating: false },
  }),
  ...drawnAs('keyboard', {
    'logitech-keys-to-go-2': { column: false, 'function-row': true, low: true, backlight: false },
  }),
};
