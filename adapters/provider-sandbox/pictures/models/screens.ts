import { drawnAs, type Looks } from './look.ts';

export const screens: Looks = {
  ...drawnAs(
    'tv',
    {
      'xiaomi-tv-s-mini-led-2026': { stand: 'splayed', shows: 'film', bezel: 6, palette: 'coral', paper: 'dunes' },
      'samsung-qe-q7f': { stand: 'bars', shows: 'painting', bezel: 7, palette: 'mist', paper: 'dunes' },
      'tcl-c6k': { stand: 'pedestal', shows: 'menu', bezel: 7, foot: 440, palette: 'sky', paper: 'horizon' },
      'samsung-ue-u8000f': { stand: 'splayed', shows: 'film', bezel: 10, chin: 20, palette: 'lagoon', paper: 'lights' },
      'xiaomi-tv-a-2026': { stand: 'splayed', shows: 'menu', bezel: 9, chin: 18, palette: 'violet', paper: 'ribbons' },
    },
    { thin: false, 'dark-stand': true },
  ),
  ...drawnAs(
    'tv',
    {
      'lg-oled-c5': { stand: 'pedestal', foot: 560, palette: 'orchid', paper: 'rings' },
      'samsung-oled-s85f': { stand: 'arch', palette: 'graphite', paper: 'horizon' },
      'sony-bravia-8': { stand: 'bars', palette: 'ember', paper: 'ribbons' },
    },
    { thin: true, 'dark-stand': true, shows: 'film', bezel: 4, chin: 8 },
  ),
  ...drawnAs('tv', {
    'philips-pus8010': {
      stand: 'splayed',
      'dark-stand': false,
      thin: false,
      'wall-light': true,
      shows: 'film',
      bezel: 9,
      palette: 'meadow',
      paper: 'bloom',
    },
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
    'sony-dualsense': { touchpad: true, 'offset-sticks': false, 'dark-keys': false, 'split-keys': true },
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
    'meta-quest-3': { 'dark-visor': false, front: 'pills', w: 590, h: 310, d: 160 },
    'meta-quest-3s': { 'dark-visor': false, front: 'clusters', w: 610, h: 330, d: 210 },
    'pico-4-ultra': { 'dark-visor': true, front: 'corners', w: 580, h: 300, d: 150 },
  }),
};
