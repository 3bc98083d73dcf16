import { drawnAs, type Looks } from './look.ts';

export const photo: Looks = {
  ...drawnAs('camera', {
    'sony-alpha-zv-e10-ii': { build: 'flat' },
    'canon-eos-r50': { build: 'rounded' },
    'nikon-z50-ii': { build: 'deep' },
    'fujifilm-x-m5': { build: 'retro' },
  }),
  ...drawnAs('instant-camera', {
    'fujifilm-instax-mini-12': { kind: 'bubble' },
    'fujifilm-instax-mini-evo': { kind: 'retro' },
    'polaroid-now-gen-3': { kind: 'box' },
  }),
  ...drawnAs('action-camera', {
    'gopro-hero13-black': { 'lens-left': false, 'front-screen': true, w: 640, h: 450, key: '#d0402f' },
    'gopro-hero': { 'lens-left': false, 'front-screen': false, w: 500, h: 430, key: '#3f9fd8' },
    'dji-osmo-action-6': { 'lens-left': true, 'front-screen': true, w: 640, h: 440, key: '#d0402f' },
    'insta360-go-ultra': { 'lens-left': true, 'front-screen': false, w: 470, h: 480, key: '#c9ccd1' },
  }),
  ...drawnAs('stick-camera', { 'insta360-x5': {} }),
  ...drawnAs('drone', {
    'dji-neo': { kind: 'palm', accent: '#c9ccd1' },
    'dji-flip': { kind: 'guarded', accent: '#c9ccd1' },
    'dji-mini-5-pro': { kind: 'slim', accent: '#e98a2f' },
    'dji-air-3s': { kind: 'large', accent: '#e98a2f' },
  }),
  ...drawnAs('indoor-camera', {
    'xiaomi-smart-camera-c301': { build: 'capsule', r: 215 },
    'xiaomi-smart-camera-c500-pro': { build: 'in-yoke', r: 190 },
    'tp-link-tapo-c225': { build: 'in-bowl', r: 205 },
    'imou-ranger-2c': { build: 'eared', r: 210 },
  }),
  ...drawnAs('outdoor-camera', {
    'xiaomi-outdoor-camera-cw400': { build: 'hooded', r: 150 },
    'xiaomi-outdoor-camera-bw500': { build: 'battery' },
    'tp-link-tapo-c520ws': { build: 'hanging' },
    'imou-cruiser-2': { build: 'lamps' },
  }),
};
