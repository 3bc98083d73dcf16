import { colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import { leastPrice } from '#adapters/provider-sandbox/catalogue/least-price.ts';
import type { PictureFamily, PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { SeedBanner, SeedSettings } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b, mdl } from '#adapters/provider-sandbox/catalogue/text.ts';

/** A product as it is drawn, its colour by name. */
export const picture = (family: PictureFamily, model: string, colour: string): PictureSpec => ({
  family,
  model,
  colour: colourBySlug(colour).hex,
});

/** What silence costs at the least: passive headphones, which are cheaper, do not cancel any noise. */
const quiet = mdl(leastPrice('headphones', 'noise_cancelling', 'Актив'));

const look = b('Смотреть', 'Vezi oferta');

/** What stands between the words of the page about the shop, by its name. */
export const aboutPictures: SeedSettings['aboutPictures'] = {
  'about-goods': [
    picture('phone', 'xiaomi-15t-pro', 'mocha'),
    picture('headphones', 'sony-wh-1000xm6', 'silver'),
    picture('robot-vacuum', 'xiaomi-robot-vacuum-5-pro', 'white'),
  ],
};

/** The home page's slider. */
export const mainBanners: SeedBanner[] = [
  {
    bannerId: 'main-xiaomi-15t-pro',
    title: b('Xiaomi 15T Pro', 'Xiaomi 15T Pro'),
    subtitle: b(
      'Телеобъектив с пятикратным зумом и зарядка 90 Вт',
      'Teleobiectiv cu zoom\u00A05x și încărcare la 90 W',
    ),
    button: b('Выбрать цвет', 'Alege culoarea'),
    target: { kind: 'product', url: 'xiaomi-15t-pro-12-512-mocha' },
    tint: '#EFE6DF',
    pictures: [picture('phone', 'xiaomi-15t-pro', 'mocha'), picture('phone', 'xiaomi-15t-pro', 'black')],
  },
  {
    bannerId: 'main-iphone-17-pro',
    title: b('iPhone 17 Pro. Виден издалека', 'iPhone 17 Pro. Se\u00a0vede de departe'),
    subtitle: b('Космический оранжевый в наличии, рассрочка 0%', 'Portocaliu cosmic în stoc, rate cu 0%'),
    button: b('Купить', 'Cumpără'),
    target: { kind: 'product', url: 'apple-iphone-17-pro-256gb-cosmic-orange' },
    tint: '#FBE7DA',
    pictures: [
      picture('phone', 'apple-iphone-17-pro', 'cosmic-orange'),
      picture('phone', 'apple-iphone-17-pro', 'navy'),
    ],
  },
  {
    bannerId: 'main-robot-vacuums',
    title: b('Полы моет робот', 'Robotul spală podelele'),
    subtitle: b('Станция сама стирает швабры и собирает пыль', 'Stația spală singură mopurile și adună praful'),
    button: b('Выбрать робота', 'Alege robotul'),
    target: { kind: 'category', url: 'robot-vacuums' },
    tint: '#E4ECEE',
    pictures: [
      picture('robot-vacuum', 'xiaomi-robot-vacuum-5-pro', 'white'),
      picture('robot-vacuum', 'roborock-saros-10r', 'black'),
    ],
  },
  {
    bannerId: 'main-headphones',
    title: b('Тишина там, где шумно', 'Liniște acolo unde e gălăgie'),
    subtitle: b(`Наушники с шумоподавлением от ${quiet}`, `Căști cu anularea zgomotului de la ${quiet}`),
    button: b('Послушать', 'Descoperă'),
    target: { kind: 'category', url: 'headphones' },
    tint: '#E7E5F1',
    pictures: [picture('headphones', 'sony-wh-1000xm6', 'silver'), picture('earbuds', 'xiaomi-buds-5-pro', 'titanium')],
  },
  {
    bannerId: 'main-smart-home',
    title: b('Дом, который слушает вас', 'Casa care vă ascultă'),
    subtitle: b('Свет, розетки и камеры в одном приложении', 'Lumini, prize și camere într-o singură aplicație'),
    button: b('Собрать дом', 'Alege dispozitivele'),
    target: { kind: 'category', url: 'smart-home' },
    tint: '#E6EFE3',
    pictures: [
      picture('smart-lamp', 'xiaomi-bedside-lamp-2', 'white'),
      picture('security-camera', 'tp-link-tapo-c225', 'white'),
    ],
  },
];

const menu = (
  top: string,
  title: [string, string],
  subtitle: [string, string],
  target: string,
  tint: string,
  shown: PictureSpec,
): [string, SeedBanner] => [
  top,
  {
    bannerId: `menu-${top}`,
    title: b(...title),
    subtitle: b(...subtitle),
    button: look,
    target: { kind: 'category', url: target },
    tint,
    pictures: [shown],
  },
];

/** One picture beside the subcategories of each top category. */
export const menuBanners: Record<string, SeedBanner> = Object.fromEntries([
  menu(
    'smartphones',
    ['Redmi Note 15', 'Redmi Note 15'],
    ['Вся серия уже в магазинах', 'Toată seria e deja în magazine'],
    'redmi-note',
    '#E8EDF4',
    picture('phone', 'redmi-note-15-pro-5g', 'mist-blue'),
  ),
  menu(
    'tablets-and-ebooks',
    ['Планшет для учёбы', 'Tabletă pentru studii'],
    ['Перо, клавиатура и заряд на день', 'Stilou, tastatură și baterie pentru o zi'],
    'tablets',
    '#EAF0E6',
    picture('tablet', 'xiaomi-pad-7', 'green'),
  ),
  menu(
    'computers',
    ['Ноутбуки для игр', 'Laptopuri de gaming'],
    ['RTX 50 в наличии', 'RTX 50 în stoc'],
    'gaming-laptops',
    '#E8E6EC',
    picture('laptop', 'asus-rog-strix-g16', 'grey'),
  ),
  menu(
    'networks-and-storage',
    ['Wi-Fi 7 дома', 'Wi-Fi 7 acasă'],
    ['Роутеры и mesh-системы', 'Routere și sisteme mesh'],
    'network-devices',
    '#E6EDF2',
    picture('router', 'xiaomi-router-be3600', 'black'),
  ),
  menu(
    'wearables',
    ['Часы на каждый день', 'Ceasuri pentru fiecare zi'],
    ['Сон, пульс и звонки', 'Somn, puls și apeluri'],
    'smartwatches',
    '#F1ECE4',
    picture('watch', 'samsung-galaxy-watch8-44mm', 'graphite'),
  ),
  menu(
    'audio',
    ['Колонки JBL', 'Boxe JBL'],
    ['Громче, чем кажутся', 'Mai puternice decât par'],
    'speakers',
    '#F3E6E3',
    picture('speaker', 'jbl-flip-7', 'blue'),
  ),
  menu(
    'tv-and-projectors',
    ['Mini LED и OLED', 'Mini LED și OLED'],
    ['Кино, каким его сняли', 'Filmul așa cum a fost gândit'],
    'televisions',
    '#E3E8EE',
    picture('tv', 'xiaomi-tv-s-mini-led-2026-75-inch', 'black'),
  ),
  menu(
    'gaming',
    ['Nintendo Switch 2', 'Nintendo Switch 2'],
    ['И другие портативные консоли', 'Și alte console portabile'],
    'handheld-consoles',
    '#F6E5E2',
    picture('game-console', 'nintendo-switch-2', 'black'),
  ),
  menu(
    'photo-and-drones',
    ['Взгляд сверху', 'O privire de sus'],
    ['Дроны легче 250 граммов', 'Drone sub 250 de grame'],
    'drones',
    '#E2EDF3',
    picture('drone', 'dji-flip', 'grey'),
  ),
  menu(
    'smart-home',
    ['Камеры для дома и двора', 'Camere pentru casă și curte'],
    ['Установка за вечер', 'Instalare într-o seară'],
    'security-cameras',
    '#E7EFE6',
    picture('security-camera', 'xiaomi-smart-camera-c500-pro', 'white'),
  ),
  menu(
    'home-cleaning',
    ['Роботы Roborock', 'Roboți Roborock'],
    ['Убирают, моют, сушат', 'Aspiră, spală, usucă'],
    'roborock-robot-vacuums',
    '#EAECEE',
    picture('robot-vacuum', 'roborock-qrevo-c', 'white'),
  ),
  menu(
    'climate',
    ['Дышится легче', 'Se respiră mai ușor'],
    ['Очистители и увлажнители', 'Purificatoare și umidificatoare'],
    'air-purifiers',
    '#E8F1EF',
    picture('air-purifier', 'xiaomi-smart-air-purifier-elite', 'white'),
  ),
  menu(
    'kitchen',
    ['Кофе без очереди', 'Cafea fără să stați la rând'],
    ['Автоматические кофемашины', 'Espressoare automate'],
    'coffee',
    '#F0E8DF',
    picture('coffee-machine', 'philips-lattego-4400', 'black'),
  ),
  menu(
    'beauty-and-health',
    ['Сушит бережно', 'Usucă delicat'],
    ['Фены и стайлеры Dreame', 'Uscătoare și stylere Dreame'],
    'hair-dryers',
    '#F6E6EA',
    picture('hair-dryer', 'dreame-hair-glory', 'pink'),
  ),
  menu(
    'mobility-and-auto',
    ['Город на двух колёсах', 'Orașul pe două roți'],
    ['Запас хода до 138 км', 'Autonomie de până la 138 km'],
    'electric-scooters',
    '#E9EDE4',
    picture('scooter', 'ninebot-f3-pro', 'graphite'),
  ),
  menu(
    'accessories',
    ['Заряд с собой', 'Energia vă însoțește'],
    ['Внешние аккумуляторы и GaN-зарядки', 'Baterii externe și încărcătoare GaN'],
    'power-banks',
    '#F2EBE0',
    picture('power-bank', 'anker-zolo-20000-30w', 'white'),
  ),
]);
