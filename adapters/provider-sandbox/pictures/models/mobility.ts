import { drawnAs, type Looks } from './look.ts';

const usbC = { from: 'c', to: 'c' };

export const mobility: Looks = {
  ...drawnAs('scooter', {
    'xiaomi-electric-scooter-elite': { build: 'sprung', accent: '#e0653a' },
    'xiaomi-electric-scooter-4-lite-2': { build: 'feather', accent: '#c9ccd1' },
    'ninebot-f3-pro': { build: 'tourer', accent: '#3fb8b0' },
    'ninebot-e3': { build: 'swan', accent: '#d0402f' },
    'xiaomi-electric-scooter-5-max': { build: 'cruiser', accent: '#4a8ad8' },
    'ninebot-max-g3': { build: 'hauler', accent: '#d8a83a' },
    'ninebot-gt3-pro': { build: 'beast', accent: '#5aa37a' },
  }),
  ...drawnAs('dash-cam', {
    '70mai-a510': { tube: false, 'eye-at': 0.5, w: 500, h: 350, accent: '#d0402f' },
    '70mai-m310': { tube: true, half: 230, bands: false, accent: '#c9ccd1' },
    'xiaomi-dash-cam-3': { tube: false, 'eye-at': 0.68, w: 640, h: 290, accent: '#c9ccd1' },
    'ddpai-mini-5': { tube: true, half: 340, bands: true, accent: '#d0a068' },
  }),
  ...drawnAs('car-holder', {
    'baseus-c02-magnetic': { magnet: true, vent: true },
    'baseus-ultracontrol-pro': { magnet: false, vent: false },
    'xiaomi-wireless-car-charger-50w': { magnet: false, vent: true, accent: '#c9ccd1' },
    'anker-maggo-car-charger': { magnet: true, vent: false },
  }),
  ...drawnAs('wall-charger', {
    'xiaomi-67w-gan': { ports: 2, w: 330, h: 400 },
    'anker-nano-45w': { ports: 1, w: 330, h: 400, d: 290 },
    'anker-prime-100w': { ports: 3, w: 360, h: 500 },
    'baseus-gan5-pro-65w': { ports: 3, w: 350, h: 480 },
    'apple-usb-c-20w': { ports: 1, w: 360, h: 400, d: 300, finish: 'gloss' },
  }),
  ...drawnAs('wireless-charger', {
    'apple-magsafe-25w': { kind: 'puck', 'metal-rim': true },
    'anker-maggo-3-in-1': { kind: 'trio' },
    'xiaomi-wireless-stand-50w': { kind: 'stand' },
    'baseus-bs-w527': { kind: 'puck', 'metal-rim': false },
  }),
  ...drawnAs('car-charger', {
    'baseus-golden-contactor-40w': { ports: 'ac', metal: true },
    'xiaomi-car-charger-67w': { ports: 'ac', metal: false },
    'anker-nano-75w': { ports: 'cc', metal: false },
  }),
  ...drawnAs('power-bank', {
    'xiaomi-power-bank-20000-33w': { face: 'dots', h: 820, d: 140 },
    'xiaomi-magnetic-power-bank-5000': { face: 'ring', h: 640, d: 70 },
    'anker-zolo-20000-30w': { face: 'window', h: 780, d: 150, cord: true, corner: 90 },
    'anker-prime-26250': { face: 'readings', h: 860, d: 170, finish: 'metal', corner: 60 },
    'baseus-adaman-65w-20000': { face: 'slit', h: 840, d: 130, finish: 'metal', corner: 54 },
  }),
  ...drawnAs('cable', {
    'baseus-crystal-shine-100w': { ...usbC, braided: true, 'metal-shell': true, width: 30, size: 1.2 },
    'anker-powerline-iii-flow': { ...usbC, braided: false, 'metal-shell': false, width: 34, size: 1.8 },
    'apple-thunderbolt-5-pro': { ...usbC, braided: true, 'metal-shell': false, width: 32, size: 1 },
    'baseus-cafule': {
      from: 'a',
      to: 'lightning',
      braided: true,
      'two-tone': true,
      'metal-shell': true,
      width: 28,
      size: 1,
    },
    'ugreen-usb4-240w': { ...usbC, braided: true, 'two-tone': true, 'metal-shell': true, width: 36, size: 0.8 },
  }),
};
