import type { SeedPromoCode, SeedSlider } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

/** Product rows of the home page besides newest, popular and promo. */
export const productSliders: SeedSlider[] = [
  {
    sliderId: 'cosy-evening',
    title: b('Для уютного вечера', 'Pentru o seară acasă'),
    productUrls: [
      'xiaomi-tv-s-mini-led-2026-55-inch-black',
      'samsung-hw-b650d-black',
      'xiaomi-smart-projector-l1-white',
      'philips-lattego-4400-black',
      'xiaomi-smart-humidifier-2-white',
      'xiaomi-bedside-lamp-2-white',
      'sony-playstation-5-slim-1024gb-white',
      'amazon-kindle-paperwhite-12-black',
      'xiaomi-air-fryer-6-5l-black',
      'yeelight-lightstrip-pro-2-m-white',
    ],
  },
  {
    sliderId: 'on-the-road',
    title: b('В дорогу', 'La drum'),
    productUrls: [
      'anker-zolo-20000-30w-black',
      'sony-wh-1000xm6-black',
      'jbl-go-4-red',
      'dji-osmo-action-6-black',
      'xiaomi-commuter-backpack-grey',
      '70mai-a510-black',
      'anker-nano-45w-white',
      'xiaomi-smart-band-10-silver',
      'nintendo-switch-2-256gb-black',
      'ninebot-f3-pro-graphite',
    ],
  },
  {
    sliderId: 'smart-start',
    title: b('Умный дом за один вечер', 'Casă inteligentă într-o seară'),
    productUrls: [
      'tp-link-tapo-p110-white',
      'yeelight-smart-bulb-w4-white',
      'xiaomi-smart-camera-c301-white',
      'xiaomi-robot-vacuum-s40-white',
      'xiaomi-router-ax3000t-white',
      'aqara-smart-plug-eu-white',
      'xiaomi-smart-air-purifier-4-compact-white',
      'xiaomi-led-desk-lamp-2-white',
    ],
  },
];

export const promoCodes: SeedPromoCode[] = [
  {
    code: 'ZORI2026',
    title: b('Скидка 200 MDL на заказ от 2 000 MDL.', 'Reducere de 200 MDL la comenzi de la 2 000 MDL.'),
    takesOff: 200,
    leastGoods: 2_000,
  },
  {
    code: 'SALUT',
    title: b('Скидка 50 MDL на любой заказ', 'Reducere de 50 MDL la orice comandă'),
    takesOff: 50,
    leastGoods: 0,
  },
  {
    code: 'VARA2026',
    title: b('Летняя скидка 300 MDL', 'Reducere de vară de 300 MDL'),
    takesOff: 300,
    leastGoods: 1_000,
    lastDay: '2026-08-31',
  },
];
