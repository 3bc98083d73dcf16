import type { SeedBanner } from '../settings-model.ts';
import { b } from '../text.ts';

export const mainBanners: SeedBanner[] = [
  {
    bannerId: 'main-xiaomi-15t-pro',
    title: b('Xiaomi 15T Pro', 'Xiaomi 15T Pro'),
    subtitle: b('Телеобъектив Leica с пятикратным зумом и зарядка 90 Вт', 'Teleobiectiv Leica cu zoom 5x și încărcare la 90 W'),
    button: b('Выбрать цвет', 'Alege culoarea'),
    target: { kind: 'product', url: 'xiaomi-15t-pro-12-512-mocha' },
    tint: '#EFE6DF',
    pictures: [
      { family: 'phone', model: 'xiaomi-15t-pro', colour: '#A58872' },
      { family: 'phone', model: 'xiaomi-15t-pro', colour: '#1D1F23' },
    ],
  },
];
export const menuBanners: Record<string, SeedBanner> = {};
