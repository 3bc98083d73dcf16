import { darken, lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flash, island, lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { castRect } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

type Spot = readonly [x: number, y: number, r: number];
type Plate = readonly [x: number, y: number, w: number, h: number, r: number];

/** Where the rear cameras of a phone stand, on a back 420 wide. */
interface Layout {
  plate?: Plate;
  eyes: readonly Spot[];
  flash: Spot;
  /** Sensors and microphones: small dark windows. */
  dots?: readonly Spot[];
  /** The plate is a glass window in a frame rather than a part of the back. */
  glass?: boolean;
}

const column = (x: number, from: number, step: number, count: number, r: number): Spot[] =>
  Array.from({ length: count }, (_, index) => [x, from + index * step, r] as const);

const layouts = {
  single: { eyes: [[82, 84, 47]], flash: [152, 84, 12] },
  'column-2': { eyes: column(80, 84, 106, 2, 45), flash: [150, 84, 13] },
  'column-3': { eyes: column(76, 84, 98, 3, 40), flash: [148, 84, 12] },
  'column-5': { eyes: [...column(76, 84, 98, 3, 41), ...column(160, 133, 98, 2, 25)], flash: [160, 76, 11] },
  pair: { eyes: [...column(84, 92, 114, 2, 46), [188, 92, 34]], flash: [188, 172, 13] },
  scatter: { eyes: [...column(84, 88, 150, 2, 44), [206, 88, 44]], flash: [206, 170, 12], dots: [[338, 88, 46]] },
  'pill-2': { plate: [30, 30, 112, 226, 56], eyes: column(86, 88, 110, 2, 45), flash: [178, 143, 13] },
  'pill-3': { plate: [32, 32, 94, 290, 47], eyes: column(79, 82, 95, 3, 37), flash: [158, 82, 12] },
  'wide-pill-2': { plate: [28, 28, 146, 270, 73], eyes: column(101, 98, 130, 2, 55), flash: [212, 98, 14] },
  'block-2': {
    plate: [28, 28, 176, 226, 52],
    eyes: column(86, 88, 106, 2, 44),
    flash: [160, 88, 13],
    dots: [[160, 194, 11]],
  },
  'block-3': {
    plate: [28, 28, 212, 230, 56],
    eyes: [...column(86, 88, 108, 2, 44), [182, 142, 38]],
    flash: [182, 72, 13],
  },
  quad: { plate: [28, 28, 214, 214, 58], eyes: [...column(86, 86, 98, 2, 43), [184, 184, 43]], flash: [184, 86, 19] },
  'quad-4': {
    plate: [28, 28, 214, 214, 58],
    eyes: [...column(86, 86, 98, 2, 42), ...column(184, 86, 98, 2, 42)],
    flash: [135, 135, 11],
  },
  'squircle-3': {
    plate: [107, 36, 206, 206, 76],
    eyes: [...column(163, 92, 94, 2, 41), [257, 186, 41]],
    flash: [257, 92, 17],
  },
  triangle: {
    plate: [26, 26, 220, 220, 64],
    eyes: [...column(86, 86, 100, 2, 46), [186, 136, 46]],
    flash: [186, 60, 13],
    dots: [[186, 212, 11]],
  },
  diagonal: {
    plate: [28, 28, 192, 192, 56],
    eyes: [
      [80, 80, 43],
      [168, 168, 43],
    ],
    flash: [168, 80, 13],
    dots: [[80, 168, 4]],
  },
  plateau: {
    plate: [14, 18, 392, 232, 70],
    eyes: [...column(86, 84, 100, 2, 46), [186, 134, 46]],
    flash: [350, 78, 16],
    dots: [
      [350, 134, 5],
      [350, 192, 13],
    ],
  },
  'plateau-1': { plate: [14, 22, 392, 116, 58], eyes: [[84, 80, 47]], flash: [346, 80, 14], dots: [[306, 80, 4]] },
  'plateau-3': {
    plate: [14, 18, 392, 206, 54],
    eyes: [
      [84, 122, 47],
      [190, 122, 47],
      [296, 122, 47],
    ],
    flash: [366, 70, 12],
    dots: [[366, 172, 18]],
  },
  bar: {
    plate: [24, 76, 372, 116, 58],
    eyes: [
      [92, 134, 38],
      [178, 134, 38],
      [254, 134, 30],
    ],
    flash: [346, 134, 16],
    glass: true,
  },
  'oval-2': {
    plate: [34, 50, 196, 92, 46],
    eyes: [
      [84, 96, 32],
      [172, 96, 32],
    ],
    flash: [262, 96, 14],
  },
  'row-3': {
    plate: [76, 74, 268, 104, 52],
    eyes: [
      [130, 126, 37],
      [210, 126, 37],
      [290, 126, 37],
    ],
    flash: [374, 126, 12],
  },
  disc: {
    plate: [72, 34, 276, 276, 138],
    eyes: [
      [160, 122, 45],
      [260, 122, 45],
      [160, 222, 45],
    ],
    flash: [260, 222, 17],
    glass: true,
  },
} as const satisfies Record<string, Layout>;

export type Island = keyof typeof layouts;
const islands = Object.keys(layouts) as [Island, ...Island[]];

const layoutOf = ({ chance }: Studio): Layout => layouts[chance.pick('island', islands)];

/** What a case leaves open for the cameras, on a back `w` wide. */
export function opening(studio: Studio, w: number): Plate {
  const { plate, eyes, flash: lamp } = layoutOf(studio);
  const spots = [...eyes, lamp];
  const box = [
    Math.min(...spots.map(([x, , r]) => x - r)),
    Math.min(...spots.map(([, y, r]) => y - r)),
    Math.max(...spots.map(([x, , r]) => x + r)),
    Math.max(...spots.map(([, y, r]) => y + r)),
  ] as const;
  const left = Math.min(box[0], plate?.[0] ?? 420) - 12;
  const top = Math.min(box[1], plate?.[1] ?? 900) - 12;
  const right = Math.max(box[2], plate ? plate[0] + plate[2] : 0) + 12;
  const foot = Math.max(box[3], plate ? plate[1] + plate[3] : 0) + 12;
  const u = w / 420;
  return [left * u, top * u, (right - left) * u, (foot - top) * u, ((plate?.[4] ?? 52) + 10) * u];
}

/** The raised plate: of the body's own material, tinted, or black glass in a metal ring. */
function stage({ sheet, chance, colour }: Studio, [x, y, w, h, r]: Plate, glass: boolean): string {
  const kind = chance.pick('plate', ['tint', 'body', 'dark']);
  if (!glass) {
    const shade = mix(colour, lightness(colour) > 0.5 ? '#ffffff' : '#000000', 0.12);
    return island(sheet, x, y, w, h, r, { tint: shade, body: colour, dark: '#17191d' }[kind]);
  }
  const metal = mix('#b9bec6', colour, 0.45);
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
  const top = sheet.linear([
    [0, '#202329'],
    [1, '#0a0b0e'],
  ]);
  return (
    castRect(sheet, [x + 3, y + 8, w, h], r, 10, 0.5) +
    rect(x, y, w, h, r, { fill: ring }) +
    rect(x + 9, y + 9, w - 18, h - 18, r - 9, { fill: top })
  );
}

/** The rear cameras on a back `w` wide, as the model lays them out. */
export function cameras(studio: Studio, w: number): string {
  const { sheet, chance, colour } = studio;
  const { plate, eyes, flash: lamp, dots = [], glass = false } = layoutOf(studio);
  const metal = chance.yes('dark-ring', 0.45) ? '#2b2e34' : mix('#b9bec6', colour, 0.45);
  const coating = chance.pick('coating', ['#4a5fb8', '#3a7fae', '#7650b4', '#2f8f86', '#a0563c']);
  const art =
    (plate ? stage(studio, plate, glass) : '') +
    eyes.map(([x, y, r]) => lens(sheet, x, y, r, metal, coating)).join('') +
    flash(sheet, ...lamp) +
    dots.map(([x, y, r]) => circle(x, y, r, { fill: '#0c0d10' })).join('');
  return group(art, { transform: `scale(${(w / 420).toFixed(4)})` });
}
