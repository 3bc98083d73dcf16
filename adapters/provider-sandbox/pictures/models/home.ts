import { drawnAs, type Looks } from './look.ts';

const dock = { dock: true };

export const home: Looks = {
  ...drawnAs('smart-lamp', {
    'xiaomi-led-desk-lamp-2': { kind: 'desk' },
    'xiaomi-bedside-lamp-2': { kind: 'night', light: '#ffc27a' },
    'yeelight-smart-bulb-w4': { kind: 'bulb', light: '#c79bff' },
    'philips-hue-white-ambiance': { kind: 'bulb', light: '#ffc27a' },
  }),
  ...drawnAs('lightstrip', { 'yeelight-lightstrip-pro-2-m': {} }),
  ...drawnAs('smart-plug', {
    'tp-link-tapo-p110': { round: true, r: 235 },
    'tp-link-tapo-p100': { round: true, r: 250 },
    'xiaomi-smart-plug-2': { round: true, r: 245 },
    'aqara-smart-plug-eu': { round: false, r: 240 },
  }),
  ...drawnAs('robot-vacuum', {
    'xiaomi-robot-vacuum-e5': { dock: false, turretless: true },
    'xiaomi-robot-vacuum-s40': { dock: false, turretless: false },
    'xiaomi-robot-vacuum-x20-plus': { ...dock, turretless: false },
    'xiaomi-robot-vacuum-5-pro': { ...dock, turretless: true },
    'roborock-q7-m5': { dock: false, turretless: false },
    'roborock-qrevo-c': { ...dock, turretless: false },
    'roborock-saros-10r': { ...dock, turretless: true },
    'dreame-d20-plus': { ...dock, turretless: false },
    'dreame-l40-ultra-gen-2': { ...dock, turretless: false },
    'dreame-aqua10-roller': { ...dock, turretless: true },
  }),
  ...drawnAs('stick-vacuum', {
    'xiaomi-vacuum-cleaner-g20-lite': { beam: false, accent: '#d0402f' },
    'dreame-r20': { beam: true, accent: '#e98a2f' },
  }),
  ...drawnAs('floor-washer', {
    'dreame-h14-pro': { accent: '#c9b08f' },
    'philips-aqua-trio-9000': { accent: '#8fb3c9' },
    'roborock-f25': { accent: '#b9bdc4' },
  }),
  ...drawnAs('iron', {
    'philips-azur-8000-dst8030': { cordless: false, water: '#7fb8e0' },
    'tefal-ultimate-pure-fv9845': { cordless: false, water: '#b4bec8' },
  }),
  ...drawnAs('steam-station', { 'tefal-pro-express-gv9720': { water: '#b4bec8' } }),
  ...drawnAs('garment-steamer', { 'philips-3000-sth3020': {} }),
  ...drawnAs('air-purifier', {
    'xiaomi-smart-air-purifier-4-compact': { round: true, cloth: false, h: 560, r: 240 },
    'xiaomi-smart-air-purifier-elite': { round: false, dotted: false, w: 400, h: 760 },
    'philips-pureprotect-3200': { round: true, cloth: true, h: 660, r: 230 },
    'samsung-ax32': { round: false, dotted: true, w: 430, h: 660 },
  }),
  ...drawnAs('humidifier', {
    'xiaomi-smart-humidifier-2': { shape: 'column', tank: 'window', r: 210, h: 620 },
    'xiaomi-smart-evaporative-humidifier-3': { shape: 'column', tank: 'wick', r: 250, h: 560 },
    'deerma-dem-f628s': { shape: 'column', tank: 'clear', r: 220, h: 600 },
    'philips-hu2510': { shape: 'pot' },
  }),
  ...drawnAs('fan', {
    'xiaomi-smart-standing-fan-2-pro': { tower: false, tall: true, blades: 7 },
    'xiaomi-smart-tower-fan-2': { tower: true, r: 100 },
    'philips-5000-cx5535': { tower: true, r: 114 },
    'xiaomi-desk-fan-mini': { tower: false, tall: false, blades: 5 },
  }),
  ...drawnAs('heater', {
    'xiaomi-smart-space-heater-s': { kind: 'convector' },
    'xiaomi-smart-tower-heater-lite': { kind: 'tower' },
    'delonghi-dragon-4-trd4': { kind: 'radiator', fins: 9 },
    'tefal-intense-heat-se9420': { kind: 'ceramic' },
  }),
};
