import { darken, lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { mark, marks } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { flash, island, lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { castRect } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Sizes of a phone as the model's name decides them; other families reuse them for cases and glasses. */
export interface PhoneBuild {
  w: number;
  h: number;
  depth: number;
  r: number;
  bezel: number;
}

export function phoneBuild({ chance }: Studio): PhoneBuild {
  const w = chance.range('width', 402, 436);
  return {
    w,
    h: w * chance.range('ratio', 2.04, 2.16),
    depth: chance.range('depth', 38, 46),
    r: chance.range('corner', 40, 76),
    bezel: chance.range('bezel', 12, 18),
  };
}

/** Lit glass with a clock, the model's own cut-out for the front camera and a hairline frame. */
export function phoneFront({ sheet, chance, colour }: Studio, build: PhoneBuild): string {
  const { w, h, r, bezel } = build;
  const cutout = chance.pick('cutout', ['hole', 'pill', 'hole', 'drop']);
  const content = (sw: number, sh: number): string => lockScreen(chance, sw, sh);
  const x = w / 2;
  const y = bezel + 26;
  const camera =
    circle(x, y, 11, { fill: '#050608' }) +
    circle(x, y, 5, { fill: '#1a2340' }) +
    circle(x - 2, y - 2, 1.6, { fill: '#8fa3dd' });
  const shapes = {
    hole: camera,
    pill:
      rect(x - 56, y - 16, 112, 32, 16, { fill: '#050608' }) +
      circle(x + 38, y, 7, { fill: '#141c36' }) +
      circle(x + 36, y - 2, 1.8, { fill: '#7d92d6' }),
    drop:
      path(
        `M${x - 34} ${bezel - 1}Q${x - 16} ${bezel} ${x - 14} ${y - 8}A15 15 0 0 0 ${x + 14} ${y - 8}Q${x + 16} ${bezel} ${x + 34} ${bezel - 1}Z`,
        { fill: '#08090b' },
      ) + circle(x, y - 8, 6, { fill: '#141c36' }),
  };
  const frame = sheet.linear(
    [
      [0, lighten(colour, 0.55)],
      [0.4, colour],
      [0.7, lighten(colour, 0.25)],
      [1, darken(colour, 0.4)],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    screen(sheet, chance, w, h, { r, bezel, body: colour, content }) +
    shapes[cutout] +
    rect(1.5, 1.5, w - 3, h - 3, r - 1.5, { stroke: frame, width: 4.5 })
  );
}

/** Matte or glassy back with the camera island. */
export function phoneBack(studio: Studio, build: PhoneBuild): string {
  const { sheet, chance, colour } = studio;
  const { w, h, r } = build;
  const glossy = chance.yes('glossy', 0.4);
  const ink = lightness(colour) > 0.5 ? darken(colour, 0.32) : lighten(colour, 0.4);
  const edge = sheet.linear(
    [
      [0, lighten(colour, 0.6)],
      [0.5, colour],
      [1, darken(colour, 0.35)],
    ],
    0,
    0,
    1,
    1,
  );
  const sweep = sheet.linear(
    [
      [0, '#ffffff', glossy ? 0.34 : 0.12],
      [0.55, '#ffffff', 0.02],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    0.9,
    1,
  );
  const sheen = path(
    `M0 ${r}Q0 0 ${r} 0H${w * 0.86}Q${w * 0.34} ${h * 0.34} ${w * 0.16} ${h}H${r}Q0 ${h} 0 ${h - r}Z`,
    { fill: sweep },
  );
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, 'matte') }) +
    sheen +
    mark(chance.pick('mark', marks), w / 2, h * chance.pick('mark-y', [0.5, 0.86]), 34, ink, 0.55) +
    cameras(studio, w) +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: edge, width: 4 })
  );
}

export type Island = 'square' | 'pill' | 'bare' | 'bar' | 'disc' | 'grid';

export function islandKind({ chance }: Studio): Island {
  return chance.pick('island', ['square', 'pill', 'bare', 'bar', 'disc', 'grid']);
}

/** The rear cameras on a back `w` wide, as the model lays them out. */
export function cameras(studio: Studio, w: number): string {
  const { sheet, chance, colour } = studio;
  const metal = chance.yes('dark-ring', 0.45) ? '#2b2e34' : mix('#b9bec6', colour, 0.45);
  const coating = chance.pick('coating', ['#4a5fb8', '#3a7fae', '#7650b4', '#2f8f86', '#a0563c']);
  const eyeAt = (x: number, y: number, r: number): string => lens(sheet, x, y, r, metal, coating);
  const plate = chance.yes('dark-island', 0.35)
    ? '#17191d'
    : mix(colour, lightness(colour) > 0.5 ? '#ffffff' : '#000000', 0.12);
  const u = w / 420;
  const m = 30 * u;
  const draw: Record<Island, () => string> = {
    square: () =>
      island(sheet, m, m, 214 * u, 214 * u, 58 * u, plate) +
      eyeAt(m + 62 * u, m + 62 * u, 46 * u) +
      eyeAt(m + 62 * u, m + 154 * u, 46 * u) +
      eyeAt(m + 154 * u, m + 108 * u, 46 * u) +
      flash(sheet, m + 160 * u, m + 40 * u, 13 * u) +
      circle(m + 160 * u, m + 178 * u, 11 * u, { fill: '#0c0d10' }),
    pill: () =>
      island(sheet, m, m, 118 * u, 232 * u, 59 * u, plate) +
      eyeAt(m + 59 * u, m + 60 * u, 48 * u) +
      eyeAt(m + 59 * u, m + 170 * u, 48 * u) +
      flash(sheet, m + 154 * u, m + 115 * u, 14 * u),
    bare: () =>
      [0, 1, 2].map((index) => eyeAt(m + 46 * u, m + (52 + index * 106) * u, 45 * u)).join('') +
      eyeAt(m + 136 * u, m + 60 * u, 25 * u) +
      flash(sheet, m + 136 * u, m + 130 * u, 14 * u),
    bar: () =>
      island(sheet, 22 * u, 74 * u, w - 44 * u, 116 * u, 58 * u, plate) +
      rect(38 * u, 86 * u, w - 150 * u, 92 * u, 46 * u, { fill: '#0a0b0e' }) +
      eyeAt(90 * u, 132 * u, 38 * u) +
      eyeAt(178 * u, 132 * u, 38 * u) +
      eyeAt(254 * u, 132 * u, 28 * u) +
      flash(sheet, w - 84 * u, 132 * u, 16 * u),
    disc: () => {
      const [cx, cy, r] = [w / 2, 168 * u, 132 * u];
      const ring = sheet.linear(
        [
          [0, lighten(metal, 0.6)],
          [0.5, darken(metal, 0.3)],
          [1, lighten(metal, 0.3)],
        ],
        0,
        0,
        1,
        1,
      );
      const top = sheet.radial([
        [0, '#23262c'],
        [0.8, '#121317'],
        [1, '#08090b'],
      ]);
      const spots: readonly (readonly [number, number])[] = [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ];
      const eyes = spots.map(([dx, dy]) =>
        dx === 1 && dy === 1
          ? flash(sheet, cx + 52 * u, cy + 52 * u, 16 * u)
          : eyeAt(cx + dx * 50 * u, cy + dy * 50 * u, 43 * u),
      );
      return (
        castRect(cx - r + 4, cy - r + 8, r * 2, r * 2, r, 10, 0.5) +
        circle(cx, cy, r, { fill: ring }) +
        circle(cx, cy, r * 0.93, { fill: top }) +
        eyes.join('')
      );
    },
    grid: () =>
      island(sheet, m, m, 200 * u, 210 * u, 46 * u, plate) +
      eyeAt(m + 56 * u, m + 58 * u, 43 * u) +
      eyeAt(m + 146 * u, m + 58 * u, 43 * u) +
      eyeAt(m + 56 * u, m + 152 * u, 43 * u) +
      eyeAt(m + 146 * u, m + 152 * u, 30 * u) +
      flash(sheet, m + 101 * u, m + 105 * u, 11 * u),
  };
  return draw[islandKind(studio)]();
}
