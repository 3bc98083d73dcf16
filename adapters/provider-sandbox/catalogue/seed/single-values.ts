import type { Value } from '#adapters/provider-sandbox/catalogue/tables.ts';

/**
 * What each value names by itself, where that is not what stands between its commas: the terms that are lists, and what
 * is one thing under several names, such as a Bluetooth with its version.
 */
const named: Readonly<Record<string, readonly Value[]>> = {
  '@glass-steel': ['@glass', '@steel'],
  '@steel-plastic': ['@steel', '@plastic'],
  '@alu-glass': ['@aluminium', '@glass'],
  '@titan-glass': ['@titanium', '@glass'],
  '@plastic-glass': ['@plastic', '@glass'],

  '@two-nano': ['@nano-one', '@two-nano'],
  '@nano-esim': ['@nano-one', 'eSIM'],
  '@wireless-both': ['@usb-radio', 'Bluetooth'],
  'Bluetooth 5.1': ['Bluetooth'],
  'MagSafe, Qi2': [true, 'MagSafe', 'Qi2'],

  // Every dock charges: what counts is what else it does.
  '@dock-dust': ['@dust-emptying'],
  '@dock-full': ['@dust-emptying', '@mop-washing', '@mop-drying'],
  '@lidar': ['@by-laser'],
  '@lidar-camera': ['@by-laser', '@by-camera'],
  '@hepa': ['@any-hepa', '@hepa'],
  '@hepa-carbon': ['@any-hepa', '@charcoal'],
  '@cyclone': ['@any-hepa', '@cyclonic'],

  '@windscreen-vent': ['@windscreen', '@vent'],
  'Xiaomi Pad 7, Pad 7 Pro': ['Xiaomi Pad 7', 'Xiaomi Pad 7 Pro'],
  'Android 8+, iOS 14+': ['Android', 'iOS'],
  'Android 12+': ['Android'],
};

/** The values that one value of a property that may hold several is made of. */
export const singlesOf = (value: Value): readonly Value[] =>
  named[String(value)] ?? (typeof value === 'string' && !value.startsWith('@') ? value.split(', ') : [value]);
