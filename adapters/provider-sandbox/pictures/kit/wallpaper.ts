import type { Chance } from './chance.ts';
import { mix } from './colour.ts';
import { circle, ellipse, group, num, path, rect, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';

interface Inks {
  deep: string;
  mid: string;
  bright: string;
  glow: string;
}

type Palette = readonly [deep: string, mid: string, bright: string, glow: string];

/** Deep, middle, bright and glowing ink of each mood. */
const palettes = {
  dusk: ['#140b2e', '#5a2bc4', '#ff6a8d', '#ffc2a1'],
  sky: ['#071a3d', '#1f5fd6', '#4fb4ff', '#c7ecff'],
  rose: ['#2b0a1f', '#c42a5b', '#ff7a59', '#ffd39b'],
  lagoon: ['#04252b', '#0f8a86', '#53d6b4', '#e2f7c9'],
  violet: ['#0d1020', '#3b3f8f', '#9a7bff', '#f0c8ff'],
  ember: ['#2a1206', '#d1491b', '#ff9a3d', '#ffe3a6'],
  meadow: ['#08201a', '#1f7a4d', '#8fd06a', '#f3f4bf'],
  mist: ['#101a2c', '#41648f', '#9cc3e0', '#f5e6d3'],
  orchid: ['#1d0a2b', '#8a1f9e', '#f25fc0', '#ffd0e4'],
  coral: ['#0a1722', '#1b6f9b', '#ff8a66', '#ffe1b8'],
  graphite: ['#16161c', '#4a4d5c', '#a7abb8', '#f1f1ee'],
  blush: ['#1a0d10', '#8f2f3b', '#e8a0a0', '#fbe7dc'],
} satisfies Record<string, Palette>;

type Paper = (sheet: Sheet, choice: Chance, w: number, h: number, inks: Inks) => string;

/** Soft lights of different colours running into each other. */
const lights: Paper = (sheet, choice, w, h, inks) => {
  const spot = (name: string, colour: string): string => {
    const r = Math.max(w, h) * choice.range(`${name}-r`, 0.42, 0.7);
    const fill = sheet.radial([
      [0, colour, 1],
      [0.45, colour, 0.6],
      [1, colour, 0],
    ]);
    return circle(w * choice.range(`${name}-x`, 0, 1), h * choice.range(`${name}-y`, 0.05, 0.95), r, { fill });
  };
  return spot('a', inks.mid) + spot('b', inks.bright) + spot('c', inks.glow) + spot('d', inks.deep);
};

/** Dunes: one soft ridge behind another. */
const dunes: Paper = (sheet, choice, w, h, inks) => {
  const sun = circle(w * choice.range('sun', 0.25, 0.75), h * 0.34, Math.min(w, h) * 0.2, {
    fill: sheet.linear([
      [0, '#ffffff', 0.95],
      [1, inks.glow, 0.35],
    ]),
  });
  const ridge = (index: number): string => {
    const y = h * (0.42 + index * 0.14);
    const swing = h * choice.range(`swing-${index}`, -0.16, 0.16);
    const fill = sheet.linear([
      [0, mix(inks.bright, inks.deep, index / 4)],
      [1, mix(inks.mid, inks.deep, 0.3 + index / 5)],
    ]);
    const curve = `C${num(w * 0.3)} ${num(y - swing)} ${num(w * 0.6)} ${num(y + swing * 1.3)} ${w} ${num(y - swing * 0.4)}`;
    return path(`M0 ${num(y)}${curve}V${h}H0Z`, { fill });
  };
  return (
    rect(0, 0, w, h, 0, {
      fill: sheet.linear([
        [0, inks.mid],
        [0.7, inks.glow],
      ]),
    }) +
    sun +
    repeat(4, ridge)
  );
};

/** Broad ribbons folding across the dark. */
const ribbons: Paper = (sheet, choice, w, h, inks) => {
  const lean = choice.range('lean', 0.1, 0.5);
  const fold = (index: number): string => {
    const x = w * (-0.35 + index * 0.26);
    const bend = w * (0.34 + lean);
    const fill = sheet.linear(
      [
        [0, index % 2 ? inks.bright : inks.glow, 0.95],
        [0.5, inks.mid, 0.8],
        [1, inks.deep, 0.2],
      ],
      0,
      0,
      1,
      0.5,
    );
    const d = `M${num(x)} ${h}C${num(x + bend)} ${num(h * 0.7)} ${num(x - bend * 0.3)} ${num(h * 0.35)} ${num(x + bend)} 0H${num(x + bend + w * 0.4)}C${num(x + w * 0.2)} ${num(h * 0.35)} ${num(x + bend + w * 0.4)} ${num(h * 0.7)} ${num(x + w * 0.42)} ${h}Z`;
    return path(d, { fill, opacity: 0.85 });
  };
  return repeat(5, fold);
};

/** Petals about a centre. */
const bloom: Paper = (sheet, choice, w, h, inks) => {
  const petals = Math.round(choice.range('petals', 6, 11));
  const size = Math.min(w, h) * choice.range('bloom', 0.5, 0.66);
  const fill = sheet.linear([
    [0, inks.glow, 0.9],
    [0.55, inks.bright, 0.55],
    [1, inks.mid, 0.12],
  ]);
  const petal = (index: number): string =>
    ellipse(0, -size * 0.52, size * 0.25, size * 0.56, { fill, transform: `rotate(${num((360 / petals) * index)})` });
  return group(repeat(petals, petal), {
    transform: `translate(${num(w * 0.5)} ${num(h * choice.range('bloom-y', 0.42, 0.66))})`,
  });
};

/** The edge of a planet at dawn. */
const horizon: Paper = (sheet, choice, w, h, inks) => {
  const r = Math.max(w, h) * choice.range('planet', 0.7, 1);
  const cx = w * choice.range('planet-x', 0.2, 0.8);
  const top = h * choice.range('planet-y', 0.42, 0.6);
  const ball = sheet.radial([
    [0, inks.deep],
    [0.72, inks.deep],
    [0.9, inks.mid],
    [0.975, inks.bright],
    [1, '#ffffff'],
  ]);
  const halo = sheet.radial([
    [0.6, inks.glow, 0.9],
    [0.8, inks.bright, 0.35],
    [1, inks.mid, 0],
  ]);
  return circle(cx, top + r, r * 1.45, { fill: halo }) + circle(cx, top + r, r, { fill: ball });
};

/** Rings of glass seen through each other. */
const rings: Paper = (sheet, choice, w, h, inks) => {
  const size = Math.max(w, h);
  const fill = sheet.linear(
    [
      [0, inks.glow, 0.85],
      [0.5, inks.bright, 0.3],
      [1, inks.mid, 0.05],
    ],
    0,
    0,
    1,
    1,
  );
  const ring = (index: number): string =>
    circle(
      w * choice.range(`ring-x-${index}`, 0.1, 0.9),
      h * choice.range(`ring-y-${index}`, 0.15, 0.9),
      size * (0.18 + index * 0.07),
      {
        fill,
        opacity: 0.8,
      },
    );
  return repeat(5, ring);
};

const papers = { lights, dunes, ribbons, bloom, horizon, rings };

type Named<T> = readonly [keyof T, ...(keyof T)[]];
const paletteNames = Object.keys(palettes) as unknown as Named<typeof palettes>;
const paperNames = Object.keys(papers) as unknown as Named<typeof papers>;

/** A wallpaper of the model's own, touched by the body colour; fills `0 0 w h`. */
export function wallpaper(sheet: Sheet, choice: Chance, w: number, h: number, body: string): string {
  const [deep, mid, bright, glow] = palettes[choice.pick('palette', paletteNames)];
  const inks: Inks = {
    deep: mix(deep, body, 0.12),
    mid: mix(mid, body, 0.16),
    bright: mix(bright, body, 0.12),
    glow: mix(glow, body, 0.1),
  };
  const paper = papers[choice.pick('paper', paperNames)];
  const ground = sheet.linear(
    [
      [0, mix(inks.deep, inks.mid, 0.35)],
      [1, inks.deep],
    ],
    0,
    0,
    0.4,
    1,
  );
  return rect(0, 0, w, h, 0, { fill: ground }) + paper(sheet, choice, w, h, inks);
}
