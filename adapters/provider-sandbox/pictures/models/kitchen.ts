import { drawnAs, type Looks } from './look.ts';

export const kitchen: Looks = {
  ...drawnAs('coffee-machine', {
    'delonghi-magnifica-evo-ecam290': { lever: false, w: 400 },
    'philips-lattego-4400': { lever: false, w: 410 },
    'philips-2200-ep2220': { lever: false, w: 390 },
    'delonghi-dedica-duo-ec890': { lever: true, w: 300, steel: true },
    'xiaomi-espresso-machine-s1': { lever: true, w: 430, steel: false },
  }),
  ...drawnAs('capsule-machine', { 'krups-nespresso-vertuo-pop': {} }),
  ...drawnAs('kettle', {
    'xiaomi-electric-kettle-2': { kind: 'jug', display: false, finish: 'matte', 'dark-trim': false },
    'xiaomi-smart-kettle-2-pro': { kind: 'jug', display: true, finish: 'matte', 'dark-trim': true },
    'tefal-glass-ki7208': { kind: 'glass', display: false },
    'philips-5000-hd9365': { kind: 'jug', display: false, finish: 'metal', 'dark-trim': true },
    'bosch-styline-twk8613p': { kind: 'jug', display: true, finish: 'gloss', 'dark-trim': true },
  }),
  ...drawnAs('air-fryer', {
    'xiaomi-air-fryer-6-5l': { twin: false, window: true },
    'philips-3000-na342': { twin: false, window: false, corner: 120 },
    'tefal-easy-fry-xxl-ey801': { twin: false, window: false, w: 500, corner: 80 },
    'ninja-dual-zone-af300': { twin: true, window: false },
  }),
  ...drawnAs('blender', {
    'tefal-blendforce-bl4268': { slim: false },
    'xiaomi-smart-cooking-blender': { slim: false, base: 240 },
    'ninja-blast-bc151': { slim: true },
  }),
  ...drawnAs('hand-blender', {
    'bosch-ergomaster-msm6m623': { turbo: true },
    'philips-5000-hr2683': { turbo: false },
  }),
  ...drawnAs('multicooker', {
    'tefal-multicook-rk905': { steel: true, h: 340 },
    'philips-all-in-one-hd2151': { steel: true, h: 380 },
    'xiaomi-smart-multifunctional-rice-cooker': { steel: false, h: 320 },
    'ninja-foodi-max-op500': { steel: true, h: 380 },
  }),
  ...drawnAs('hair-dryer', {
    'dreame-hair-glory': { ringed: true, finish: 'matte' },
    'xiaomi-high-speed-ionic-h501': { ringed: true, finish: 'matte' },
    'philips-5000-bhs530': { ringed: false },
    'rowenta-express-style-cv1801': { ringed: false },
  }),
  ...drawnAs('hair-styler', { 'dreame-airstyle-pro': {} }),
  ...drawnAs('shaver', {
    'philips-series-5000-s5887': { head: 'rings' },
    'xiaomi-electric-shaver-s700': { head: 'rings' },
    'braun-series-9-pro-plus': { head: 'foil' },
    'philips-oneblade-pro-360': { head: 'trimmer' },
    'xiaomi-grooming-kit-pro': { head: 'trimmer' },
    'braun-all-in-one-7': { head: 'trimmer' },
  }),
  ...drawnAs('toothbrush', {
    'oclean-x-lite': { 'round-head': false, finish: 'matte' },
    'xiaomi-electric-toothbrush-pro': { 'round-head': false, finish: 'matte' },
    'philips-sonicare-5300': { 'round-head': false, finish: 'gloss' },
    'oral-b-io-3': { 'round-head': true, finish: 'matte' },
  }),
  ...drawnAs('scale', {
    'xiaomi-body-composition-scale-s400': { kitchen: false, pads: 'corners', corner: 60 },
    'xiaomi-smart-scale-2': { kitchen: false, pads: 'corners', corner: 120 },
    'anker-eufy-smart-scale-p3': { kitchen: false, pads: 'bars', corner: 60 },
  }),
};
