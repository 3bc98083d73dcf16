import type { SeedPromoCode, SeedSlider } from '../settings-model.ts';
import { b } from '../text.ts';

export const productSliders: SeedSlider[] = [
  { sliderId: 'first', title: b('Сейчас выбирают', 'Acum se aleg'), productUrls: ['xiaomi-15t-pro-12-512-mocha', 'apple-iphone-17-256gb-sage'] },
];
export const promoCodes: SeedPromoCode[] = [{ code: 'ZORI2026', title: b('Скидка на избранные товары', 'Reducere la produse selectate') }];
