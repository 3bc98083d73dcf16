import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

export type GroupKey = keyof typeof propertyGroups;

/** Under what headings properties stand, in the order in which a page shows them. */
export const propertyGroups = {
  general: b('Общие', 'Generale'),
  screen: b('Экран', 'Ecran'),
  image: b('Изображение', 'Imagine'),
  light: b('Свет', 'Lumină'),
  performance: b('Производительность', 'Performanță'),
  memory: b('Память', 'Memorie'),
  camera: b('Камера', 'Cameră'),
  sound: b('Звук', 'Sunet'),
  keyboard: b('Клавиатура', 'Tastatură'),
  print: b('Печать', 'Imprimare'),
  work: b('Работа', 'Funcționare'),
  functions: b('Функции', 'Funcții'),
  health: b('Здоровье и спорт', 'Sănătate și sport'),
  power: b('Питание', 'Alimentare'),
  connectivity: b('Связь', 'Conectivitate'),
  ports: b('Порты и разъёмы', 'Porturi și conectori'),
  body: b('Корпус', 'Carcasă'),
  warranty: b('Гарантия', 'Garanție'),
} as const;

/** Where a property stands with some goods, by `family/key`, otherwise than with the others. */
export const ownGroups: Readonly<Record<string, GroupKey>> = {
  // A camera has no screen to speak of: its pixels are those of what it films.
  'security-camera/resolution': 'camera',
  'dash-cam/resolution': 'camera',
  // What is shown on a screen that is not part of it.
  'projector/resolution': 'image',
  'projector/light_flow': 'image',
  'media-player/resolution': 'image',
  'media-player/hdr': 'image',
  'game-console/resolution': 'image',
  'vr-headset/view_angle': 'screen',
  // What it draws from the mains; of other goods it is what they do with it.
  'desktop-pc/power': 'power',
  'smart-lamp/power': 'power',
  // What it lets pass, not how it is fed.
  'case/wireless_charging': 'functions',
  // Its keys are what lights up.
  'keyboard/rgb': 'keyboard',
  'laptop/rgb': 'keyboard',
};
