import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, group, line, num, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';

/** Draws a face about the origin, reaching `r`; on an upright watch there is room above and below it. */
export type Dial = (studio: Studio, r: number, accent: string) => string;

/** Hands at ten past ten. */
export function hands(r: number, ink: string, accent: string): string {
  const hand = (angle: number, length: number, width: number, colour: string): string =>
    line(0, r * 0.12, 0, -length, { stroke: colour, width, round: true, transform: `rotate(${angle})` });
  return (
    hand(-56, r * 0.46, r * 0.06, ink) +
    hand(60, r * 0.7, r * 0.045, ink) +
    hand(200, r * 0.8, r * 0.018, accent) +
    circle(0, 0, r * 0.05, { fill: accent })
  );
}

/** Signs about the origin and 20 across. */
export const heart =
  'M0 9C-6 4 -10 .5 -10 -4C-10 -7.500 -7.500 -9 -5 -9C-3 -9 -1 -8 0 -6C1 -8 3 -9 5 -9C7.500 -9 10 -7.500 10 -4C10 .5 6 4 0 9Z';
const bolt = 'M2 -10L-7 2H-1L-2 10L7 -2H1Z';

/** A part of a circle from `from`, in degrees from the top, over a fainter whole of `sweep`. */
function arc(r: number, width: number, from: number, sweep: number, share: number, colour: string): string {
  const length = (2 * Math.PI * r * sweep) / 360;
  const part = (full: number, ink: string, opacity: number): string =>
    circle(0, 0, r, {
      stroke: ink,
      width,
      round: true,
      opacity,
      dash: `${num(length * full)} ${num(r * 9)}`,
      transform: `rotate(${from - 90})`,
    });
  return part(1, '#ffffff', 0.2) + part(share, colour, 1);
}

/** For runners: large figures, the pulse above and the pace below them, a thin arc of the day's way along the edge. */
export const pace: Dial = ({ chance }, r, accent) => {
  const pulse = chance.pick('pulse', ['142', '128', '136']);
  const rule = (y: number): string =>
    line(-r * 0.7, y, r * 0.7, y, { stroke: '#ffffff', width: r * 0.014, opacity: 0.35 });
  return (
    arc(r * 0.92, r * 0.055, -135, 270, 0.68, accent) +
    place(path(heart, { fill: '#ff4d57' }), -r * 0.3, -r * 0.56, r * 0.013) +
    figures(pulse, r * 0.12, -r * 0.56, r * 0.22, '#ffffff', 2.2) +
    rule(-r * 0.36) +
    figures('10:09', 0, 0, r * 0.48, '#ffffff', 2.8) +
    rule(r * 0.36) +
    figures('5:12', -r * 0.32, r * 0.55, r * 0.2, accent, 2.4) +
    line(0, r * 0.42, 0, r * 0.7, { stroke: '#ffffff', width: r * 0.014, opacity: 0.35 }) +
    figures('8.4', r * 0.3, r * 0.55, r * 0.2, '#ffffff', 2.4)
  );
};

/** The time in figures or with hands, and small readings about it: battery, pulse, weather and steps. */
export const complications: Dial = ({ sheet, chance }, r, accent) => {
  const size = r * 0.215;
  const ground = sheet.radial([
    [0, chance.pick('glow', ['#243456', '#3b2a52', '#143f44'])],
    [1, '#05070b'],
  ]);
  const disc = circle(0, 0, size, { fill: '#ffffff', opacity: 0.13 });
  const bars = repeat(4, (index) =>
    rect(
      (index - 2) * size * 0.3 + size * 0.04,
      size * (0.3 - index * 0.2),
      size * 0.22,
      size * (0.2 + index * 0.2),
      size * 0.06,
      { fill: index < 3 ? '#b8f04a' : '#6d737d' },
    ),
  );
  const readings = [
    arc(size, size * 0.2, 0, 360, 0.74, '#46e0b0') + place(path(bolt, { fill: '#46e0b0' }), 0, 0, size / 20),
    disc + circle(0, 0, size * 0.48, { fill: '#ffc53d' }) + arc(size * 0.72, size * 0.09, 0, 360, 1, '#ffc53d'),
    disc + place(path(heart, { fill: '#ff5a6e' }), 0, 0, size / 19),
    disc + bars,
  ];
  if (chance.yes('hands', 0)) {
    const spots = [
      [-0.5, 0],
      [0, -0.5],
      [0.5, 0],
      [0, 0.5],
    ] as const;
    const ticks = repeat(60, (index) =>
      line(0, -r * 0.95, 0, -r * (index % 5 === 0 ? 0.82 : 0.9), {
        stroke: '#ffffff',
        width: r * (index % 5 === 0 ? 0.035 : 0.012),
        transform: `rotate(${index * 6})`,
      }),
    );
    const around = spots.map(([x, y], index) => place(readings[index] ?? '', x * r, y * r));
    return circle(0, 0, r * 1.1, { fill: ground }) + ticks + around.join('') + hands(r, '#ffffff', accent);
  }
  const corner = (index: number): string =>
    place(readings[index] ?? '', r * (index % 2 === 0 ? -0.5 : 0.5), r * (index < 2 ? -0.56 : 0.56));
  return (
    circle(0, 0, r * 1.1, { fill: ground }) +
    repeat(4, corner) +
    figures('10:09', 0, 0, r * 0.42, '#ffffff', 2) +
    line(-r * 0.12, r * 0.56, r * 0.12, r * 0.56, { stroke: accent, width: r * 0.05, round: true })
  );
};

/** Hours above minutes, as large as the glass allows, over a wallpaper. */
export const stacked: Dial = ({ sheet, chance, colour }, r, accent) => {
  const [w, h] = [r * 2.2, r * 2.8];
  const paper = group(wallpaper(sheet, chance, w, h, colour), {
    transform: `translate(${num(-w / 2)} ${num(-h / 2)})`,
  });
  const tall = chance.yes('round') ? r * 0.66 : r * 0.98;
  return (
    paper +
    figures('10', 0, -tall * 0.61, tall, '#ffffff', 2.9) +
    figures('09', 0, tall * 0.61, tall, lighten(accent, 0.45), 2.9)
  );
};

/** For hikers: the time, a line of heights below it, and three readings at the foot. */
export const modular: Dial = (_studio, r, accent) => {
  const spot = (index: number): string =>
    place(
      arc(
        r * 0.22,
        r * 0.06,
        -120,
        240,
        [0.8, 0.45, 0.62][index] ?? 1,
        ['#b8f04a', '#3fd0ff', accent][index] ?? accent,
      ) + figures(['64', '21', '8'][index] ?? '', 0, 0, r * 0.16, '#ffffff', 2.4),
      (index - 1) * r * 0.62,
      r * 0.82,
    );
  const hills = `M${num(-r * 0.85)} ${num(r * 0.38)}L${num(-r * 0.5)} ${num(r * 0.1)} ${num(-r * 0.24)} ${num(r * 0.24)} ${num(r * 0.16)} ${num(-r * 0.1)} ${num(r * 0.46)} ${num(r * 0.18)} ${num(r * 0.85)} ${num(r * 0.02)}`;
  return (
    figures('10:09', 0, -r * 0.66, r * 0.5, '#ff9f3f', 2.4) +
    path(`${hills}V${num(r * 0.38)}Z`, { fill: '#ff9f3f', opacity: 0.28 }) +
    path(hills, { stroke: '#ff9f3f', width: r * 0.04, round: true }) +
    repeat(3, spot)
  );
};
