import { drawnAs, type Looks } from './look.ts';

const headset = { boom: true, ring: false };
const stemmed = { stem: true, 'stem-kind': 'round' };

export const audio: Looks = {
  ...drawnAs('earbuds', {
    'redmi-buds-6-play': { ...stemmed, 'stem-length': 250, case: 'oval', 'case-w': 520, 'case-h': 470 },
    'redmi-buds-6-pro': { ...stemmed, 'stem-length': 280, case: 'oval', 'case-w': 500, 'case-h': 520 },
    'xiaomi-buds-5-pro': { ...stemmed, 'stem-length': 300, case: 'oval', 'case-w': 470, 'case-h': 570 },
    'apple-airpods-4': { ...stemmed, tip: false, 'stem-length': 270, case: 'pebble', 'case-w': 520, 'case-h': 450 },
    'apple-airpods-pro-3': { ...stemmed, 'stem-length': 250, case: 'pebble', 'case-w': 610, 'case-h': 446 },
    'samsung-galaxy-buds3-fe': { ...stemmed, 'stem-kind': 'blade', 'stem-length': 290, case: 'low' },
    'sony-wf-c710n': { stem: false, case: 'pill' },
    'nothing-ear': { ...stemmed, 'stem-kind': 'clear', 'stem-length': 290, case: 'square' },
    'jbl-tune-flex-2': { ...stemmed, tip: false, 'stem-length': 280, case: 'oval', 'case-w': 540, 'case-h': 430 },
  }),
  ...drawnAs('headphones', {
    'sony-wh-1000xm6': { boom: false, ring: false, finish: 'matte', cup: 170 },
    'sony-wh-ch520': { boom: false, ring: false, finish: 'matte', cup: 142 },
    'jbl-tune-770nc': { boom: false, ring: true, finish: 'gloss', cup: 158 },
    'anker-soundcore-space-one': { boom: false, ring: true, finish: 'metal', cup: 166 },
  }),
  ...drawnAs('headphones', {
    'hyperx-cloud-iii': { ...headset, finish: 'metal', cup: 172 },
    'logitech-g435-lightspeed': { ...headset, boom: false, ring: true, finish: 'matte', cup: 160 },
    'razer-blackshark-v3': { ...headset, finish: 'matte', cup: 176 },
  }),
  ...drawnAs('speaker-brick', {
    'jbl-go-4': { share: 0.8, deep: 0.45 },
    'xiaomi-sound-pocket': { share: 0.68, deep: 0.5 },
  }),
  ...drawnAs('speaker-barrel', {
    'jbl-flip-7': { r: 158, half: 372 },
    'xiaomi-sound-outdoor': { r: 170, half: 350 },
    'sony-ult-field-7': { r: 186, half: 380 },
  }),
  ...drawnAs('boombox', { 'jbl-boombox-4': {} }),
  ...drawnAs('party-speaker', { 'jbl-partybox-encore-2': { light: '#ff5aa0', h: 640 } }),
  ...drawnAs('soundbar', {
    'samsung-hw-b650d': { sub: true, 'up-firing': false },
    'samsung-hw-q600f': { sub: true, 'up-firing': true },
    'jbl-bar-300-mk2': { sub: false, 'up-firing': true },
    'xiaomi-soundbar-pro': { sub: true, 'up-firing': false, h: 92 },
  }),
  ...drawnAs('microphone', {
    'dji-mic-mini': { wireless: true },
    'hyperx-quadcast-2': { wireless: false, light: '#ff5a5f' },
    'razer-seiren-v3-mini': { wireless: false, low: 210, r: 128 },
  }),
};
