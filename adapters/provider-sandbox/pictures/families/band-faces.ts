import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, num, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';
import { heart } from './watch-faces.ts';

/** Draws the face of a band in `0 0 w h`, over black. */
type Face = (studio: Studio, w: number, h: number) => string;

const white = '#ffffff';

/** A part of a ring about a point, over a fainter whole. */
const ring = (x: number, y: number, r: number, ink: string, share: number): string =>
  circle(x, y, r, { stroke: white, width: r * 0.24, opacity: 0.22 }) +
  circle(x, y, r, {
    stroke: ink,
    width: r * 0.24,
    round: true,
    dash: `${num(2 * Math.PI * r * share)} 900`,
    transform: `rotate(-90 ${num(x)} ${num(y)})`,
  });

/** The hour above the minutes over a picture, and two rings of the day's goals: a pill that is high and narrow. */
const rings: Face = ({ sheet, chance, colour }, w, h) =>
  wallpaper(sheet, chance, w, h, colour) +
  figures('10', w / 2, h * 0.19, w * 0.32, white, 2.4) +
  figures('09', w / 2, h * 0.37, w * 0.32, white, 1.8) +
  ring(w / 2, h * 0.61, w * 0.14, '#ff5a5f', 0.72) +
  ring(w / 2, h * 0.8, w * 0.14, '#3fd9ff', 0.5);

/** The hour and the minutes as large as they go, and a bar for each day of the week below. */
const week: Face = (_studio, w, h) =>
  figures('10', w / 2, h * 0.22, w * 0.36, white, 2.8) +
  figures('09', w / 2, h * 0.52, w * 0.36, '#ffb13d', 2.8) +
  repeat(7, (index) => {
    const high = h * ([0.05, 0.09, 0.07, 0.12, 0.1, 0.06, 0.03][index] ?? 0.05);
    const fill = index < 5 ? '#ffb13d' : '#5b616b';
    return rect(w * (0.2 + index * 0.0895), h * 0.87 - high, w * 0.05, high, w * 0.02, { fill });
  });

/** Tiles as on a watch: the time above, the pulse and the day's goal below it. */
const tiles: Face = (_studio, w, h) => {
  const half = w * 0.4;
  const tile = (x: number, ink: string): string => rect(x, h * 0.6, half, h * 0.29, w * 0.1, { fill: ink });
  return (
    rect(w * 0.08, h * 0.1, w * 0.84, h * 0.45, w * 0.1, { fill: '#1d2634' }) +
    figures('10:09', w / 2, h * 0.27, w * 0.19, white, 2.6) +
    rect(w * 0.2, h * 0.43, w * 0.6, h * 0.03, h * 0.015, { fill: white, opacity: 0.22 }) +
    rect(w * 0.2, h * 0.43, w * 0.41, h * 0.03, h * 0.015, { fill: '#46e0b0' }) +
    tile(w * 0.08, '#3a1d27') +
    place(path(heart, { fill: '#ff5a6e' }), w * 0.28, h * 0.68, w * 0.007) +
    figures('72', w * 0.28, h * 0.81, w * 0.1, white, 2.4) +
    tile(w * 0.52, '#1c3038') +
    ring(w * 0.72, h * 0.745, w * 0.11, '#3fd0ff', 0.66)
  );
};

/** The time over a dusk, and the pulse in a ring of the day's steps. */
const dusk: Face = ({ sheet }, w, h) => {
  const sky = sheet.linear([
    [0, '#162a55'],
    [0.62, '#5a4f8f'],
    [1, '#e08d79'],
  ]);
  return (
    rect(0, 0, w, h, 0, { fill: sky }) +
    figures('10:09', w / 2, h * 0.2, w * 0.19, white, 2.6) +
    ring(w / 2, h * 0.58, w * 0.27, '#b8f04a', 0.62) +
    place(path(heart, { fill: '#ff5a6e' }), w / 2, h * 0.54, w * 0.008) +
    figures('84', w / 2, h * 0.65, w * 0.1, white, 2.4)
  );
};

const faces = { rings, week, tiles, dusk } as const satisfies Record<string, Face>;
/** The faces of bands: every model has one of its own. */
export type BandFace = keyof typeof faces;

/** The face of a band: that of its model, or any. */
export const bandFace: Face = (studio, w, h) =>
  faces[studio.chance.pick<BandFace>('face', ['rings', 'week', 'tiles', 'dusk'])](studio, w, h);
