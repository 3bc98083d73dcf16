import type { SeedShopFront } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { picture } from './banners.ts';

const DARK = '#1B1F26';
const WHITE = '#F6F5F2';
const ACCENT = '#CC3D08';

/** How each shop looks, by its id: another house, another sign, another time of day and other goods in the window. */
export const shopFronts: Readonly<Record<string, SeedShopFront>> = {
  'chisinau-stefan-cel-mare': {
    wall: '#E6DDD2',
    texture: 'stone',
    sign: DARK,
    door: 'right',
    number: '132',
    pictures: [
      picture('headphones', 'sony-wh-1000xm6', 'silver'),
      picture('phone', 'apple-iphone-17-pro', 'cosmic-orange'),
    ],
  },
  'chisinau-botanica': {
    wall: '#E9EDF0',
    texture: 'hall',
    sign: WHITE,
    door: 'left',
    pictures: [
      picture('laptop', 'apple-macbook-air-13-m4', 'midnight'),
      picture('watch', 'apple-watch-ultra-3-49mm', 'titanium'),
    ],
  },
  'chisinau-ciocana': {
    wall: '#B86B52',
    texture: 'brick',
    sign: DARK,
    awning: ACCENT,
    door: 'left',
    number: '11',
    pictures: [picture('speaker', 'jbl-flip-7', 'blue'), picture('drone', 'dji-mini-5-pro', 'grey')],
  },
  'chisinau-buiucani': {
    wall: '#BBCBB9',
    texture: 'plaster',
    sign: WHITE,
    door: 'right',
    number: '75',
    pictures: [
      picture('robot-vacuum', 'roborock-saros-10r', 'black'),
      picture('air-purifier', 'xiaomi-smart-air-purifier-elite', 'white'),
    ],
  },
  'balti-independentei': {
    wall: '#9AA9BC',
    texture: 'stone',
    sign: ACCENT,
    door: 'right',
    evening: true,
    number: '33',
    pictures: [
      picture('phone', 'samsung-galaxy-s26-ultra', 'violet'),
      picture('headphones', 'sony-wh-1000xm6', 'black'),
    ],
  },
  'cahul-republicii': {
    wall: '#E8C98F',
    texture: 'plaster',
    sign: DARK,
    awning: '#2F6E62',
    door: 'right',
    number: '18',
    pictures: [
      picture('coffee-machine', 'philips-lattego-4400', 'black'),
      picture('kettle', 'xiaomi-smart-kettle-2-pro', 'white'),
    ],
  },
  'orhei-vasile-lupu': {
    wall: '#EDEAE3',
    texture: 'brick',
    sign: ACCENT,
    door: 'left',
    number: '42',
    pictures: [picture('camera', 'sony-alpha-zv-e10-ii', 'black'), picture('tablet', 'apple-ipad-air-11-m3', 'blue')],
  },
  'ungheni-nationala': {
    wall: '#A8C4DA',
    texture: 'plaster',
    sign: DARK,
    awning: '#2D4F86',
    door: 'left',
    number: '9',
    pictures: [
      picture('game-console', 'sony-playstation-5-slim', 'white'),
      picture('gamepad', 'sony-dualsense', 'white'),
    ],
  },
  'comrat-pobedy': {
    wall: '#C98F72',
    texture: 'brick',
    sign: WHITE,
    door: 'right',
    evening: true,
    number: '54',
    pictures: [
      picture('scooter', 'xiaomi-electric-scooter-elite', 'black'),
      picture('phone', 'apple-iphone-17', 'lavender'),
    ],
  },
};
