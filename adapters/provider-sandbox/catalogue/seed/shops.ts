import type { SeedShop } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const hours = (opens: string, closes: string, saturday = closes, sunday = ''): SeedShop['hours'] => {
  const weekday = { opens, closes };
  return {
    1: weekday,
    2: weekday,
    3: weekday,
    4: weekday,
    5: weekday,
    6: { opens, closes: saturday },
    ...(sunday === '' ? {} : { 7: { opens, closes: sunday } }),
  };
};

/** The shop's own points of sale and pickup. */
export const shops: SeedShop[] = [
  {
    shopId: 'chisinau-stefan-cel-mare',
    title: b('Zori на Штефан чел Маре', 'Zori pe Ștefan cel Mare'),
    address: b('Кишинёв, бул. Штефан чел Маре, 132', 'Chișinău, bd. Ștefan cel Mare, 132'),
    regionId: 'kishinev',
    phone: '+37322840101',
    latitude: 47.02447,
    longitude: 28.83327,
    hours: hours('09:00', '20:00', '19:00', '18:00'),
  },
  {
    shopId: 'chisinau-botanica',
    title: b('Zori в Mall Ботаника', 'Zori în Mall Botanica'),
    address: b('Кишинёв, ул. Арборилор, 21', 'Chișinău, str. Arborilor, 21'),
    regionId: 'kishinev',
    phone: '+37322840102',
    latitude: 47.00452,
    longitude: 28.84118,
    hours: hours('10:00', '22:00', '22:00', '22:00'),
  },
  {
    shopId: 'chisinau-ciocana',
    title: b('Zori на Чеканах', 'Zori la Ciocana'),
    address: b('Кишинёв, бул. Мирча чел Бэтрын, 11', 'Chișinău, bd. Mircea cel Bătrân, 11'),
    regionId: 'kishinev',
    phone: '+37322840103',
    latitude: 47.04786,
    longitude: 28.89241,
    hours: hours('09:00', '20:00', '18:00', '17:00'),
  },
  {
    shopId: 'chisinau-buiucani',
    title: b('Zori на Буюканах', 'Zori la Buiucani'),
    address: b('Кишинёв, ул. Алба-Юлия, 75', 'Chișinău, str. Alba Iulia, 75'),
    regionId: 'kishinev',
    phone: '+37322840104',
    latitude: 47.03421,
    longitude: 28.77264,
    hours: hours('09:00', '20:00', '18:00', '17:00'),
  },
  {
    shopId: 'balti-independentei',
    title: b('Zori в Бельцах', 'Zori la Bălți'),
    address: b('Бельцы, ул. Индепенденцей, 33', 'Bălți, str. Independenței, 33'),
    regionId: 'balti',
    phone: '+37323140105',
    latitude: 47.76174,
    longitude: 27.92903,
    hours: hours('09:00', '19:00', '17:00', '16:00'),
  },
  {
    shopId: 'cahul-republicii',
    title: b('Zori в Кагуле', 'Zori la Cahul'),
    address: b('Кагул, просп. Републичий, 18', 'Cahul, bd. Republicii, 18'),
    regionId: 'cahul',
    phone: '+37329940106',
    latitude: 45.90468,
    longitude: 28.19432,
    hours: hours('09:00', '18:00', '16:00'),
  },
  {
    shopId: 'orhei-vasile-lupu',
    title: b('Zori в Оргееве', 'Zori la Orhei'),
    address: b('Оргеев, ул. Василе Лупу, 42', 'Orhei, str. Vasile Lupu, 42'),
    regionId: 'orhei',
    phone: '+37323540107',
    latitude: 47.38312,
    longitude: 28.82287,
    hours: hours('09:00', '18:00', '16:00'),
  },
  {
    shopId: 'ungheni-nationala',
    title: b('Zori в Унгенах', 'Zori la Ungheni'),
    address: b('Унгены, ул. Национальная, 9', 'Ungheni, str. Națională, 9'),
    regionId: 'ungheni',
    phone: '+37323640108',
    latitude: 47.20845,
    longitude: 27.80014,
    hours: hours('09:00', '18:00', '15:00'),
  },
  {
    shopId: 'comrat-pobedy',
    title: b('Zori в Комрате', 'Zori la Comrat'),
    address: b('Комрат, ул. Победы, 54', 'Comrat, str. Pobeda, 54'),
    regionId: 'comrat',
    phone: '+37329840109',
    latitude: 46.29563,
    longitude: 28.65672,
    hours: hours('09:00', '18:00', '15:00'),
  },
];
