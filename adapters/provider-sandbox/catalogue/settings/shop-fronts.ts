import { colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';

/** How a shop looks from where people walk by; colours are #RRGGBB. */
export interface SeedShopFront {
  wall: string;
  /** What the wall is made of; `hall` stands in a mall. */
  texture: 'plaster' | 'brick' | 'stone' | 'hall';
  sign: string;
  awning?: string;
  door: 'left' | 'right';
  evening?: boolean;
  /** Of the house. */
  number?: string;
  /** What stands in the window. */
  pictures: PictureSpec[];
}

/** A product as it is drawn, its colour by name. */
const picture = (family: string, model: string, colour: string): PictureSpec => ({
  family,
  model,
  colour: colourBySlug(colour).hex,
});

const DARK = '#1B1F26';
const WHITE = '#F6F5F2';
const ACCENT = '#CC3D08';

/** What stands behind one pane of a window: three small things on the shelf, two larger ones below it. */
const panes = {
  mobile: [
    picture('phone', 'apple-iphone-17', 'lavender'),
    picture('phone', 'apple-iphone-17-pro', 'cosmic-orange'),
    picture('watch', 'apple-watch-ultra-3-49mm', 'titanium'),
    picture('tablet', 'apple-ipad-air-11-m3', 'blue'),
    picture('laptop', 'apple-macbook-air-13-m4', 'silver'),
  ],
  galaxy: [
    picture('foldable', 'samsung-galaxy-z-flip7', 'coral'),
    picture('phone', 'samsung-galaxy-s26-ultra', 'violet'),
    picture('watch', 'xiaomi-watch-5', 'green'),
    picture('vr-headset', 'meta-quest-3', 'white'),
    picture('laptop', 'hp-250-g10', 'silver'),
  ],
  sound: [
    picture('earbuds', 'xiaomi-buds-5-pro', 'titanium'),
    picture('headphones', 'sony-wh-1000xm6', 'silver'),
    picture('earbuds', 'apple-airpods-4', 'white'),
    picture('speaker', 'jbl-boombox-4', 'camouflage'),
    picture('speaker', 'jbl-flip-7', 'blue'),
  ],
  desk: [
    picture('headphones', 'jbl-tune-770nc', 'white'),
    picture('smart-lamp', 'xiaomi-led-desk-lamp-2', 'white'),
    picture('phone', 'apple-iphone-17-pro', 'navy'),
    picture('laptop', 'apple-macbook-air-13-m4', 'midnight'),
    picture('camera', 'sony-alpha-zv-e10-ii', 'black'),
  ],
  travel: [
    picture('camera', 'fujifilm-instax-mini-12', 'pink'),
    picture('action-camera', 'dji-osmo-action-6', 'black'),
    picture('phone', 'apple-iphone-17', 'sage'),
    picture('drone', 'dji-mini-5-pro', 'grey'),
    picture('speaker', 'jbl-flip-7', 'black'),
  ],
  home: [
    picture('smart-lamp', 'xiaomi-bedside-lamp-2', 'white'),
    picture('hair-dryer', 'dreame-hair-glory', 'pink'),
    picture('toothbrush', 'xiaomi-electric-toothbrush-pro', 'black'),
    picture('robot-vacuum', 'roborock-saros-10r', 'black'),
    picture('air-purifier', 'xiaomi-smart-air-purifier-elite', 'white'),
  ],
  kitchen: [
    picture('kettle', 'xiaomi-smart-kettle-2-pro', 'white'),
    picture('toothbrush', 'xiaomi-electric-toothbrush-pro', 'white'),
    picture('hair-dryer', 'dreame-hair-glory', 'white'),
    picture('coffee-machine', 'philips-lattego-4400', 'black'),
    picture('blender', 'xiaomi-smart-cooking-blender', 'white'),
  ],
  play: [
    picture('gamepad', 'sony-dualsense', 'red'),
    picture('game-console', 'nintendo-switch-2', 'black'),
    picture('gamepad', 'sony-dualsense', 'white'),
    picture('game-console', 'sony-playstation-5-slim', 'white'),
    picture('game-console', 'microsoft-xbox-series-x', 'black'),
  ],
};

/** How each shop looks, by its id: another house, another sign, another time of day and other goods in the window. */
export const shopFronts: Readonly<Record<string, SeedShopFront>> = {
  'chisinau-stefan-cel-mare': {
    wall: '#E6DDD2',
    texture: 'stone',
    sign: DARK,
    door: 'right',
    number: '132',
    pictures: [...panes.mobile, ...panes.sound],
  },
  'chisinau-botanica': {
    wall: '#E9EDF0',
    texture: 'hall',
    sign: WHITE,
    door: 'left',
    pictures: [...panes.desk, ...panes.mobile],
  },
  'chisinau-ciocana': {
    wall: '#B86B52',
    texture: 'brick',
    sign: DARK,
    awning: ACCENT,
    door: 'left',
    number: '11',
    pictures: [...panes.sound, ...panes.travel],
  },
  'chisinau-buiucani': {
    wall: '#BBCBB9',
    texture: 'plaster',
    sign: WHITE,
    door: 'right',
    number: '75',
    pictures: [...panes.home, ...panes.kitchen],
  },
  'balti-independentei': {
    wall: '#9AA9BC',
    texture: 'stone',
    sign: ACCENT,
    door: 'right',
    evening: true,
    number: '33',
    pictures: [...panes.galaxy, ...panes.sound],
  },
  'cahul-republicii': {
    wall: '#E8C98F',
    texture: 'plaster',
    sign: DARK,
    awning: '#2F6E62',
    door: 'right',
    number: '18',
    pictures: [...panes.kitchen, ...panes.mobile],
  },
  'orhei-vasile-lupu': {
    wall: '#EDEAE3',
    texture: 'brick',
    sign: ACCENT,
    door: 'left',
    number: '42',
    pictures: [...panes.travel, ...panes.desk],
  },
  'ungheni-nationala': {
    wall: '#A8C4DA',
    texture: 'plaster',
    sign: DARK,
    awning: '#2D4F86',
    door: 'left',
    number: '9',
    pictures: [...panes.play, ...panes.galaxy],
  },
  'comrat-pobedy': {
    wall: '#C98F72',
    texture: 'brick',
    sign: WHITE,
    door: 'right',
    evening: true,
    number: '54',
    pictures: [...panes.galaxy, ...panes.home],
  },
};
