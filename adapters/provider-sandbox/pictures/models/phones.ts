import type { Island } from '#adapters/provider-sandbox/pictures/families/phone-cameras.ts';
import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { drawnAs, type Looks } from './look.ts';

type Cutout = 'hole' | 'pill' | 'notch' | 'drop';

/** Width and height in mm, corner radius in drawing units, layout of the rear cameras, cut-out in the screen. */
const phone = (
  wide: number,
  high: number,
  corner: number,
  island: Island,
  cutout: Cutout = 'hole',
  more: Traits = {},
): Traits => ({ wide, high, corner, island, cutout, ...more });

const tint = { plate: 'tint' };
const body = { plate: 'body' };
const dark = { plate: 'dark' };

const xiaomi = {
  'xiaomi-15t': phone(78, 163.2, 62, 'quad', 'hole', tint),
  'xiaomi-15t-pro': phone(77.9, 162.7, 66, 'quad', 'hole', body),
  'xiaomi-15-ultra': phone(75.3, 161.3, 60, 'disc', 'hole', tint),
  'xiaomi-17': phone(71.8, 151.1, 66, 'quad', 'hole', body),
  'xiaomi-17-ultra': phone(77.6, 162.9, 66, 'disc', 'hole', tint),
  'xiaomi-14t': phone(75.1, 160.5, 60, 'quad', 'hole', dark),
  'redmi-note-14': phone(76.6, 163.3, 44, 'block-3', 'hole', dark),
  'redmi-note-14-pro': phone(74.9, 162.3, 52, 'squircle-3', 'hole', tint),
  'redmi-note-14-pro-plus-5g': phone(74.7, 162.5, 58, 'squircle-3', 'hole', body),
  'redmi-note-15': phone(75.4, 164, 54, 'squircle-3', 'hole', dark),
  'redmi-note-15-5g': phone(75.4, 164, 56, 'squircle-3', 'hole', body),
  'redmi-note-15-pro-5g': phone(78, 163.6, 60, 'quad-4', 'hole', body),
  'redmi-note-15-pro-plus-5g': phone(78.4, 163.3, 66, 'quad-4', 'hole', tint),
  'redmi-15': phone(80.5, 171, 46, 'pill-2', 'hole', dark),
  'redmi-15-5g': phone(80.5, 168.5, 50, 'block-2', 'hole', tint),
  'redmi-15c': phone(79.5, 171.6, 44, 'quad', 'drop', body),
  'redmi-a5': phone(77.8, 171.7, 40, 'wide-pill-2', 'drop', dark),
  'poco-x7-pro': phone(75.2, 160.8, 52, 'wide-pill-2', 'hole', dark),
  'poco-f7': phone(77.9, 163.1, 58, 'wide-pill-2', 'hole', body),
  'poco-f8-pro': phone(75.3, 157.5, 62, 'block-3', 'hole', body),
  'poco-f8-ultra': phone(77.8, 163.3, 64, 'plateau-3', 'hole', dark),
  'poco-m8-5g': phone(75.1, 164, 56, 'squircle-3', 'hole', dark),
  'poco-c85': phone(79.5, 171.6, 44, 'pill-2', 'drop', tint),
};

const samsung = {
  'samsung-galaxy-s25-fe': phone(76.6, 161.3, 52, 'column-3'),
  'samsung-galaxy-s26': phone(71.7, 149.6, 56, 'pill-3', 'hole', body),
  'samsung-galaxy-s26-plus': phone(75.8, 158.4, 58, 'pill-3', 'hole', body),
  'samsung-galaxy-s26-ultra': phone(78.1, 163.6, 44, 'column-5', 'hole', { 'dark-ring': true }),
  'samsung-galaxy-a07': phone(77.4, 167.4, 44, 'pill-2', 'drop', body),
  'samsung-galaxy-a17': phone(77.9, 164.4, 46, 'pill-3', 'drop', dark),
  'samsung-galaxy-a17-5g': phone(77.9, 164.4, 46, 'pill-3', 'drop', tint),
  'samsung-galaxy-a26-5g': phone(77.5, 164, 48, 'pill-3', 'drop', body),
  'samsung-galaxy-a37-5g': phone(78.2, 162.9, 52, 'pill-3', 'hole', dark),
  'samsung-galaxy-a57-5g': phone(76.9, 161.5, 54, 'pill-3', 'hole', dark),
};

const apple = {
  'apple-iphone-17': phone(71.5, 149.6, 74, 'pill-2', 'pill', body),
  'apple-iphone-air': phone(74.7, 156.2, 76, 'plateau-1', 'pill', { ...body, thick: 5.6, glossy: true }),
  'apple-iphone-17-pro': phone(71.9, 150, 74, 'plateau', 'pill', { ...body, thick: 8.8, window: true, glossy: false }),
  'apple-iphone-17-pro-max': phone(78, 163.4, 78, 'plateau', 'pill', {
    ...body,
    thick: 8.8,
    window: true,
    glossy: false,
  }),
  'apple-iphone-16e': phone(71.5, 146.7, 72, 'single', 'notch'),
  'apple-iphone-16': phone(71.6, 147.6, 72, 'pill-2', 'pill', tint),
  'apple-iphone-16-pro': phone(71.5, 149.6, 74, 'triangle', 'pill', body),
  'apple-iphone-15': phone(71.6, 147.6, 72, 'diagonal', 'pill', body),
  'apple-iphone-15-plus': phone(77.8, 160.9, 76, 'diagonal', 'pill', body),
};

const others = {
  'honor-magic8-pro': phone(75, 161.2, 70, 'disc', 'pill', tint),
  'honor-400': phone(74.6, 156.5, 50, 'block-2', 'hole', body),
  'honor-400-pro': phone(76.1, 160.8, 64, 'squircle-3', 'pill', body),
  'honor-magic7-lite': phone(75.6, 162.8, 68, 'disc', 'hole', tint),
  'honor-x6c': phone(75.9, 163.6, 46, 'block-2', 'drop', tint),
  'google-pixel-9a': phone(73.3, 154.7, 66, 'oval-2', 'hole', dark),
  'google-pixel-10': phone(72, 152.8, 68, 'bar', 'hole', tint),
  'google-pixel-10-pro': phone(72, 152.8, 68, 'bar', 'hole', { ...tint, glossy: true }),
  'nothing-phone-3a': phone(77.5, 163.5, 58, 'row-3', 'hole', body),
  'nothing-phone-3': phone(75.6, 160.6, 58, 'scatter'),
  'nothing-cmf-phone-2-pro': phone(78, 164, 52, 'pair'),
  'motorola-edge-60': phone(73, 161.2, 54, 'quad', 'hole', { ...body, glossy: false }),
  'motorola-edge-60-pro': phone(73.1, 160.7, 54, 'quad-4', 'hole', { ...body, glossy: false }),
  'motorola-moto-g86-power': phone(74.7, 161.2, 50, 'quad', 'hole', { ...tint, glossy: false }),
  'realme-14t-5g': phone(75.7, 163.1, 46, 'block-3', 'hole', tint),
  'realme-15-pro-5g': phone(76.2, 162.3, 58, 'block-3', 'hole', body),
  'realme-gt-7': phone(76.1, 162.4, 56, 'block-3', 'hole', dark),
};

export const phones: Looks = {
  ...drawnAs('phone', { ...xiaomi, ...samsung, ...apple, ...others }),
  ...drawnAs('flip', {
    'samsung-galaxy-z-flip7': { 'large-cover': true },
    'samsung-galaxy-z-flip7-fe': { 'large-cover': false },
  }),
  ...drawnAs('fold', { 'samsung-galaxy-z-fold7': { half: 394, island: 'pill-3', plate: 'body' } }),
  ...drawnAs('feature-phone', {
    'nokia-105-4g': { ratio: 2.35, corner: 56, finish: 'matte' },
    'nokia-3210-4g': { ratio: 2.3, corner: 92, finish: 'gloss' },
    'maxcom-mm36d': { ratio: 2.15, corner: 60, finish: 'matte' },
  }),
  ...drawnAs('clamshell', { 'nokia-2660-flip': {} }),
};
