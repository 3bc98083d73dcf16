import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { drawnAs, type Looks } from './look.ts';

const round = (dial: 'analogue' | 'goals' | 'digital', more: Traits = {}): Traits => ({ round: true, dial, ...more });
const square = (dial: 'analogue' | 'goals' | 'digital', more: Traits = {}): Traits => ({ round: false, dial, ...more });

export const wearables: Looks = {
  ...drawnAs('watch', {
    'xiaomi-watch-s4': round('digital', { 'sport-bezel': true, 'two-pushers': true }),
    'xiaomi-watch-5': round('analogue', { 'sport-bezel': false, 'two-pushers': true, 'pale-dial': false }),
    'redmi-watch-5-active': square('digital', { 'case-h': 1.18, crown: false }),
    'redmi-watch-5-lite': square('goals', { 'case-h': 1.2, crown: false }),
    'samsung-galaxy-watch8': round('goals', { 'sport-bezel': false, 'two-pushers': true, cushion: true }),
    'samsung-galaxy-watch8-classic': round('analogue', {
      'sport-bezel': true,
      'two-pushers': true,
      'pale-dial': false,
      cushion: true,
    }),
    'samsung-galaxy-watch-ultra': round('digital', { 'sport-bezel': true, 'two-pushers': true, cushion: true }),
    'apple-watch-se-3': square('analogue', { 'case-h': 1.17, 'case-r': 0.29, crown: true, 'pale-dial': false }),
    'apple-watch-series-11': square('goals', { 'case-h': 1.19, 'case-r': 0.3, crown: true }),
    'apple-watch-ultra-3': square('digital', { 'case-h': 1.13, 'case-r': 0.25, crown: true, guard: true }),
    'amazfit-balance-2': round('digital', { 'sport-bezel': false, 'two-pushers': true }),
    'amazfit-bip-6': square('digital', { 'case-h': 1.16, crown: true }),
    'garmin-forerunner-265': round('goals', { 'sport-bezel': true, 'two-pushers': true }),
    'garmin-instinct-3-amoled': round('digital', { 'sport-bezel': true, 'two-pushers': true, cushion: true }),
    'elari-kidphone-4g-bubble': square('digital', { 'case-h': 1.14, crown: false }),
    'garmin-bounce-2': round('digital', { 'sport-bezel': false, 'two-pushers': false }),
    'xplora-x6-play': square('analogue', { 'case-h': 1.14, crown: false, 'pale-dial': true }),
  }),
  ...drawnAs('fitness-band', {
    'xiaomi-smart-band-10': { w: 186, h: 470 },
    'xiaomi-smart-band-9-active': { w: 240, h: 430 },
    'xiaomi-smart-band-9-pro': { w: 290, h: 420 },
    'samsung-galaxy-fit3': { w: 240, h: 450 },
  }),
};
