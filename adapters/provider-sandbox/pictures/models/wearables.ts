import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { drawnAs, type Looks } from './look.ts';

const round = (dial: 'analogue' | 'goals' | 'digital', more: Traits = {}): Traits => ({ round: true, dial, ...more });
const square = (dial: 'analogue' | 'goals' | 'digital', more: Traits = {}): Traits => ({ round: false, dial, ...more });

export const wearables: Looks = {
  ...drawnAs('watch', {
    'xiaomi-watch-s4': round('digital', { 'sport-bezel': true, 'two-pushers': true, strap: 'holes' }),
    'xiaomi-watch-5': round('analogue', {
      'sport-bezel': false,
      'two-pushers': true,
      'pale-dial': false,
      strap: 'leather',
    }),
    'redmi-watch-5-active': square('digital', { 'case-h': 1.18, crown: false, strap: 'holes' }),
    'redmi-watch-5-lite': square('goals', { 'case-h': 1.2, crown: false, strap: 'smooth', corners: true }),
    'samsung-galaxy-watch8': round('goals', {
      'sport-bezel': false,
      'two-pushers': true,
      cushion: true,
      strap: 'smooth',
    }),
    'samsung-galaxy-watch8-classic': round('analogue', {
      'sport-bezel': true,
      'two-pushers': true,
      'pale-dial': false,
      cushion: true,
      strap: 'leather',
    }),
    'samsung-galaxy-watch-ultra': round('digital', {
      'sport-bezel': true,
      'two-pushers': true,
      cushion: true,
      strap: 'ridges',
      'orange-key': true,
    }),
    'apple-watch-se-3': square('analogue', {
      'case-h': 1.17,
      'case-r': 0.29,
      crown: true,
      'pale-dial': false,
      strap: 'smooth',
      corners: true,
    }),
    'apple-watch-series-11': square('goals', {
      'case-h': 1.19,
      'case-r': 0.3,
      crown: true,
      strap: 'holes',
      corners: true,
    }),
    'apple-watch-ultra-3': square('digital', {
      'case-h': 1.13,
      'case-r': 0.25,
      crown: true,
      guard: true,
      strap: 'woven',
    }),
    'amazfit-balance-2': round('digital', { 'sport-bezel': false, 'two-pushers': true, strap: 'ridges' }),
    'amazfit-bip-6': square('digital', { 'case-h': 1.16, crown: true, strap: 'smooth' }),
    'garmin-forerunner-265': round('goals', {
      'sport-bezel': true,
      'two-pushers': true,
      strap: 'holes',
      'left-keys': true,
    }),
    'garmin-instinct-3-amoled': round('digital', {
      'sport-bezel': true,
      'two-pushers': true,
      cushion: true,
      strap: 'ridges',
      screws: true,
      'left-keys': true,
    }),
    'elari-kidphone-4g-bubble': square('digital', { 'case-h': 1.14, crown: false, strap: 'smooth', camera: true }),
    'garmin-bounce-2': round('digital', { 'sport-bezel': false, 'two-pushers': false, strap: 'smooth' }),
    'xplora-x6-play': square('analogue', {
      'case-h': 1.14,
      crown: false,
      'pale-dial': true,
      strap: 'holes',
      camera: true,
    }),
  }),
  ...drawnAs('fitness-band', {
    'xiaomi-smart-band-10': { w: 186, h: 470, strap: 'smooth' },
    'xiaomi-smart-band-9-active': { w: 240, h: 430, strap: 'holes' },
    'xiaomi-smart-band-9-pro': { w: 290, h: 420, strap: 'smooth' },
    'samsung-galaxy-fit3': { w: 240, h: 450, strap: 'holes' },
  }),
};
