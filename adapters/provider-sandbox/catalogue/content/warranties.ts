import type { SeedWarranty } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

/** Devices that were sold in the shops, given by days before today so that each stays as it is meant to be. */
export const warranties: SeedWarranty[] = [
  {
    number: '356938035643809',
    title: b('Samsung Galaxy S25 Ultra 12/256 ГБ', 'Samsung Galaxy S25 Ultra 12/256 GB'),
    boughtDaysAgo: 150,
    months: 24,
    repairs: [],
  },
  {
    number: '864123059177266',
    title: b('Xiaomi 14T 12/256 ГБ', 'Xiaomi 14T 12/256 GB'),
    boughtDaysAgo: 352,
    months: 12,
    repairs: [],
  },
  {
    number: '352987116045180',
    title: b('Apple iPhone 14 128 ГБ', 'Apple iPhone 14 128 GB'),
    boughtDaysAgo: 900,
    months: 24,
    repairs: [],
  },
  {
    number: '867551043822901',
    title: b('Google Pixel 9 12/128 ГБ', 'Google Pixel 9 12/128 GB'),
    boughtDaysAgo: 400,
    months: 24,
    repairs: [
      {
        acceptedDaysAgo: 71,
        finishedDaysAgo: 63,
        text: b(
          'Заменили модуль камеры по гарантии. На новую деталь действует тот же срок.',
          'Am înlocuit modulul camerei în garanție. Piesa nouă are același termen.',
        ),
      },
    ],
  },
  {
    number: 'ZR24LP0098173',
    title: b('Ноутбук ASUS Zenbook 14 OLED', 'Laptop ASUS Zenbook 14 OLED'),
    boughtDaysAgo: 210,
    months: 24,
    repairs: [
      {
        acceptedDaysAgo: 3,
        text: b(
          'Диагностика: ждём новую клавиатуру, позвоним, когда всё будет готово.',
          'Diagnosticare: așteptăm tastatura nouă și sunăm când este gata.',
        ),
      },
    ],
  },
  {
    number: 'QX55S2600417',
    title: b('Телевизор Samsung QLED 55″', 'Televizor Samsung QLED 55″'),
    boughtDaysAgo: 520,
    months: 36,
    repairs: [],
  },
];
