import type { BandFace } from '#adapters/provider-sandbox/pictures/families/band-faces.ts';
import type { DialKind } from '#adapters/provider-sandbox/pictures/families/watch-dials.ts';
import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { drawnAs, type Looks } from './look.ts';

/** Shows one of the faces of the model's maker: two makers never share one. */
const round = (dial: DialKind, more: Traits = {}): Traits => ({ round: true, dial, ...more });
const square = (dial: DialKind, more: Traits = {}): Traits => ({ round: false, dial, ...more });

/** The face, the sides and the corner, a share of the width, of a band. */
const band = (face: BandFace, w: number, h: number, corner: number, strap: string): Traits => ({
  ...{ face, w, h, corner, strap },
});

export const wearables: Looks = {
  ...drawnAs('watch', {
    'xiaomi-watch-s4': round('stacked', { 'sport-bezel': true, 'two-pushers': true, strap: 'holes' }),
    'xiaomi-watch-5': round('stacked', {
      'sport-bezel': false,
      'two-pushers': true,
      strap: 'leather',
    }),
    'redmi-watch-5-active': square('stacked', { 'case-h': 1.18, crown: false, strap: 'holes' }),
    'redmi-watch-5-lite': square('stacked', { 'case-h': 1.2, crown: false, strap: 'smooth' }),
    'samsung-galaxy-watch8': round('complications', {
      'sport-bezel': false,
      'two-pushers': true,
      cushion: true,
      strap: 'smooth',
    }),
    'samsung-galaxy-watch8-classic': round('complications', {
      'sport-bezel': true,
      'two-pushers': true,
      hands: true,
      cushion: true,
      strap: 'leather',
    }),
    'samsung-galaxy-watch-ultra': round('complications', {
      'sport-bezel': true,
      'two-pushers': true,
      cushion: true,
      strap: 'ridges',
      'orange-key': true,
    }),
    'apple-watch-se-3': square('numerals', {
      'case-h': 1.17,
      'case-r': 0.29,
      crown: true,
      strap: 'smooth',
    }),
    'apple-watch-series-11': square('rings', {
      'case-h': 1.19,
      'case-r': 0.3,
      crown: true,
      strap: 'holes',
      corners: true,
    }),
    'apple-watch-ultra-3': square('modular', {
      'case-h': 1.13,
      'case-r': 0.25,
      crown: true,
      guard: true,
      strap: 'woven',
    }),
    'amazfit-balance-2': round('analogue', {
      'sport-bezel': false,
      'pale-dial': false,
      'two-pushers': true,
      strap: 'ridges',
    }),
    'amazfit-bip-6': square('analogue', { 'case-h': 1.16, crown: true, 'pale-dial': true, strap: 'smooth' }),
    'garmin-forerunner-265': round('pace', {
      'sport-bezel': true,
      'two-pushers': true,
      strap: 'holes',
      'left-keys': true,
      accent: '#3fd0ff',
    }),
    'garmin-instinct-3-amoled': round('pace', {
      'sport-bezel': true,
      'two-pushers': true,
      cushion: true,
      strap: 'ridges',
      screws: true,
      'left-keys': true,
      accent: '#ffc53d',
    }),
    'elari-kidphone-4g-bubble': square('buttons', { 'case-h': 1.14, crown: false, strap: 'smooth', camera: true }),
    'garmin-bounce-2': round('pace', {
      'sport-bezel': false,
      'two-pushers': false,
      strap: 'smooth',
      accent: '#b8f04a',
    }),
    'xplora-x6-play': square('cheerful', {
      'case-h': 1.14,
      crown: false,
      strap: 'holes',
      camera: true,
    }),
  }),
  ...drawnAs('fitness-band', {
    'xiaomi-smart-band-10': band('rings', 192, 470, 0.46, 'smooth'),
    'xiaomi-smart-band-9-active': band('week', 262, 376, 0.2, 'holes'),
    'xiaomi-smart-band-9-pro': band('tiles', 312, 404, 0.24, 'smooth'),
    'samsung-galaxy-fit3': band('dusk', 258, 430, 0.2, 'holes'),
  }),
};
