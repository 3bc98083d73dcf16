import { drawnAs, type Looks } from './look.ts';

const feet = { 'centre-foot': false, menu: false };
const foot = { 'centre-foot': true, menu: false };

export const screens: Looks = {
  ...drawnAs('tv', {
    'xiaomi-tv-s-mini-led-2026': { ...feet, 'dark-feet': true, bezel: 6 },
    'samsung-qe-q7f': { ...feet, 'dark-feet': true, bezel: 7 },
    'tcl-c6k': { ...foot, 'dark-feet': true, menu: true, bezel: 7 },
    'lg-oled-c5': { ...foot, 'dark-feet': true, menu: true, bezel: 5 },
    'samsung-oled-s85f': { ...feet, 'dark-feet': true, bezel: 5 },
    'sony-bravia-8': { ...feet, 'dark-feet': true, bezel: 5 },
    'xiaomi-tv-a-2026': { ...feet, 'dark-feet': true, menu: true, bezel: 9 },
    'samsung-ue-u8000f': { ...feet, 'dark-feet': true, bezel: 9 },
    'philips-pus8010': { ...feet, 'dark-feet': false, menu: true, bezel: 9 },
  }),
  ...drawnAs('projector', {
    'xiaomi-smart-projector-l1': { can: false, cloth: false, eye: 0.72, w: 600 },
    'xiaomi-smart-projector-l1-pro': { can: false, cloth: true, eye: 0.5, w: 640 },
    'anker-nebula-capsule-3': { can: true },
    'samsung-the-freestyle-2': { can: true },
  }),
  ...drawnAs('media-player', {
    'xiaomi-tv-box-s-3': { stick: false, glossy: false, h: 84, 'white-remote': false },
    'xiaomi-tv-stick-4k-2': { stick: true, 'white-remote': false },
    'apple-tv-4k-wi-fi': { stick: false, glossy: true, h: 140, 'white-remote': true },
    'google-tv-streamer': { stick: false, glossy: false, h: 90, 'white-remote': true },
  }),
  ...drawnAs('playstation', {
    'sony-playstation-5-slim': { high: 358, bands: 1, disc: true },
    'sony-playstation-5-digital': { high: 358, bands: 1, disc: false },
    'sony-playstation-5-pro': { high: 388, bands: 3, disc: false },
  }),
  ...drawnAs('xbox', {
    'microsoft-xbox-series-s': { small: true },
    'microsoft-xbox-series-x': { small: false },
  }),
  ...drawnAs(
    'handheld',
    {
      'nintendo-switch-2': {
        body: 'flat',
        'ring-left': '#3f9fd8',
        'ring-right': '#e6553f',
        bezel: 16,
        wide: 272,
        high: 116,
        'kick-stand': true,
      },
      'nintendo-switch-oled': {
        body: 'flat',
        wide: 242,
        high: 102,
        left: '',
        right: '',
        bezel: 14,
        'kick-stand': true,
      },
      'asus-rog-xbox-ally-x': { body: 'grips', 'ring-left': '#8a5cff', 'ring-right': '#8a5cff', bezel: 24 },
      'valve-steam-deck-oled': { body: 'wide', 'track-pads': true, bezel: 20 },
    },
    { left: '', right: '' },
  ),
  ...drawnAs('gamepad', {
    'sony-dualsense': { touchpad: true, 'offset-sticks': false, coloured: false, 'dark-keys': false },
    'microsoft-xbox-wireless-controller': {
      touchpad: false,
      'offset-sticks': true,
      coloured: true,
      'dark-keys': true,
      'disc-pad': true,
      home: true,
    },
    '8bitdo-ultimate-2': {
      touchpad: false,
      'offset-sticks': true,
      coloured: false,
      'dark-keys': true,
      'lit-sticks': true,
    },
  }),
  ...drawnAs('vr-headset', {
    'meta-quest-3': { 'dark-visor': false, w: 590, h: 310, d: 160 },
    'meta-quest-3s': { 'dark-visor': false, w: 610, h: 330, d: 210 },
    'pico-4-ultra': { 'dark-visor': true, w: 580, h: 300, d: 150 },
  }),
};
