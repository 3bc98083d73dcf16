import type { PictureFamily } from './model.ts';

/** Things that work as they are: nobody sets them up or starts them for the first time with help. */
export const simpleFamilies: ReadonlySet<PictureFamily> = new Set<PictureFamily>([
  'kettle',
  'air-fryer',
  'blender',
  'multicooker',
  'iron',
  'hair-dryer',
  'shaver',
  'toothbrush',
  'heater',
  'fan',
  'humidifier',
  'charger',
  'cable',
  'power-bank',
  'case',
  'screen-glass',
  'car-holder',
  'memory-card',
  'ssd',
  'backpack',
  'mouse',
  'gamepad',
  'feature-phone',
]);
