import type { PictureFamily } from './model.ts';

/** Fragments that reviews of one kind of goods are put together from. */
export interface ReviewTexts {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
  pros: readonly string[];
  cons: readonly string[];
}

export type ReviewLanguage = 'ru' | 'ro';

export const reviewKinds = [
  'phone',
  'tablet',
  'computer',
  'network',
  'wearable',
  'audio',
  'screen',
  'game',
  'photo',
  'smart',
  'cleaning',
  'climate',
  'kitchen',
  'care',
  'transport',
  'charging',
  'cover',
] as const;
export type ReviewKind = (typeof reviewKinds)[number];

export const reviewKindOf: Readonly<Record<PictureFamily, ReviewKind>> = {
  phone: 'phone',
  foldable: 'phone',
  'feature-phone': 'phone',
  tablet: 'tablet',
  'e-reader': 'tablet',
  laptop: 'computer',
  monitor: 'computer',
  'desktop-pc': 'computer',
  printer: 'computer',
  router: 'network',
  keyboard: 'computer',
  mouse: 'computer',
  watch: 'wearable',
  'fitness-band': 'wearable',
  earbuds: 'audio',
  headphones: 'audio',
  speaker: 'audio',
  soundbar: 'audio',
  microphone: 'audio',
  tv: 'screen',
  projector: 'screen',
  'media-player': 'screen',
  'game-console': 'game',
  gamepad: 'game',
  'vr-headset': 'game',
  camera: 'photo',
  'action-camera': 'photo',
  'security-camera': 'smart',
  drone: 'photo',
  scooter: 'transport',
  'robot-vacuum': 'cleaning',
  'stick-vacuum': 'cleaning',
  'air-purifier': 'climate',
  humidifier: 'climate',
  fan: 'climate',
  heater: 'climate',
  kettle: 'kitchen',
  'coffee-machine': 'kitchen',
  'air-fryer': 'kitchen',
  blender: 'kitchen',
  multicooker: 'kitchen',
  iron: 'care',
  'hair-dryer': 'care',
  shaver: 'care',
  toothbrush: 'care',
  scale: 'care',
  'smart-lamp': 'smart',
  'smart-plug': 'smart',
  charger: 'charging',
  cable: 'charging',
  'power-bank': 'charging',
  case: 'cover',
  'screen-glass': 'cover',
  'car-holder': 'charging',
  'dash-cam': 'smart',
  'memory-card': 'network',
  ssd: 'network',
  backpack: 'cover',
};
