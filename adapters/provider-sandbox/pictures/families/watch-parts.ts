import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, group, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';

/** Hours on a dial with hands at ten past ten. */
function analogue({ sheet, chance }: Studio, r: number, accent: string): string {
  const pale = chance.yes('pale-dial', 0.4);
  const ground = sheet.radial(
    pale
      ? [
          [0, '#fbfaf6'],
          [1, '#d9d6cc'],
        ]
      : [
          [0, '#2a2f3a'],
          [0.7, '#11141a'],
          [1, '#05070a'],
        ],
  );
  const ink = pale ? '#1c1f25' : '#f2f4f7';
  const marks = repeat(60, (index) =>
    line(0, -r * 0.9, 0, -r * (index % 5 === 0 ? 0.76 : 0.86), {
      stroke: ink,
      width: index % 5 === 0 ? r * 0.03 : r * 0.01,
      transform: `rotate(${index * 6})`,
    }),
  );
  const hand = (angle: number, length: number, width: number, colour: string): string =>
    line(0, r * 0.12, 0, -length, { stroke: colour, width, round: true, transform: `rotate(${angle})` });
  const small = circle(0, r * 0.4, r * 0.2, { stroke: ink, width: r * 0.02, opacity: 0.5 }) + hand(220, 0, 1, ink);
  return (
    circle(0, 0, r, { fill: ground }) +
    marks +
    small +
    hand(-56, r * 0.46, r * 0.06, ink) +
    hand(60, r * 0.7, r * 0.045, ink) +
    hand(200, r * 0.8, r * 0.018, accent) +
    circle(0, 0, r * 0.05, { fill: accent })
  );
}

/** Three open rings of daily goals about large figures. */
function goals({ chance }: Studio, r: number, accent: string): string {
  const ring = (size: number, share: number, colour: string): string => {
    const length = 2 * Math.PI * size;
    return (
      circle(0, 0, size, { stroke: colour, width: r * 0.105, opacity: 0.22 }) +
      circle(0, 0, size, {
        stroke: colour,
        width: r * 0.105,
        round: true,
        dash: `${num(length * share)} ${num(length)}`,
        transform: 'rotate(-90)',
      })
    );
  };
  const inks = chance.pick<readonly [string, string, string]>('goal-inks', [
    ['#ff5a5f', '#b8f04a', '#3fd9ff'],
    ['#ffb13d', '#ff6fa8', '#8f7bff'],
    ['#46e0b0', '#3fa8ff', '#ffd84d'],
  ]);
  return (
    ring(r * 0.84, chance.range('g1', 0.6, 0.9), inks[0]) +
    ring(r * 0.71, chance.range('g2', 0.4, 0.8), inks[1]) +
    ring(r * 0.58, chance.range('g3', 0.5, 0.95), inks[2]) +
    figures('10:09', 0, 0, r * 0.26, '#ffffff', 2.2) +
    circle(0, r * 0.3, r * 0.045, { fill: accent })
  );
}

/** Large figures over a wallpaper with a pulse line. */
function digital({ sheet, chance, colour }: Studio, r: number, accent: string): string {
  const [w, h] = [r * 2.2, r * 2.8];
  const paper = group(wallpaper(sheet, chance, w, h, colour), {
    transform: `translate(${num(-w / 2)} ${num(-h / 2)})`,
  });
  const pulse = `M${num(-r * 0.5)} ${num(r * 0.6)}h${num(r * 0.28)}l${num(r * 0.08)} ${num(-r * 0.2)} ${num(r * 0.12)} ${num(r * 0.36)} ${num(r * 0.1)} ${num(-r * 0.16)}h${num(r * 0.36)}`;
  return (
    paper +
    figures('10', 0, -r * 0.42, r * 0.42, '#ffffff', 2) +
    figures('09', 0, r * 0.12, r * 0.42, lighten(accent, 0.3), 2) +
    path(pulse, { stroke: '#ffffff', width: r * 0.035, round: true, opacity: 0.9 })
  );
}

const dials = { analogue, goals, digital };

/** A dial of the model's own about the origin, reaching `r`. */
export function dial(studio: Studio, r: number): string {
  const accent = studio.chance.pick('accent', ['#ff6a3d', '#3fd0ff', '#b8f04a', '#ff5a8a', '#ffc53d']);
  return dials[studio.chance.pick('dial', ['analogue', 'goals', 'digital'])](studio, r, accent);
}

/** The crown and the key below it on the right flank of a case, drawn in `depth × length`; or one slim key. */
export function crown({ sheet, chance, colour }: Studio, depth: number, y: number): string {
  const fill = sheet.linear([
    [0, darken(colour, 0.4)],
    [0.3, lighten(colour, 0.6)],
    [0.6, tone(colour, -0.1)],
    [1, darken(colour, 0.5)],
  ]);
  const key = rect(depth * 0.34, y + 84, depth * 0.32, 88, 10, { fill });
  if (!chance.yes('crown', 0.5)) return key;
  const ribs = repeat(9, (index) =>
    line(depth * 0.2, y - 26 + index * 8, depth * 0.8, y - 26 + index * 8, {
      stroke: darken(colour, 0.6),
      width: 1.6,
      opacity: 0.6,
    }),
  );
  const wheel =
    rect(depth * 0.2, y - 34, depth * 0.6, 78, 14, { fill, stroke: darken(colour, 0.6), width: 1.5 }) + ribs;
  const guard = chance.yes('guard', 0)
    ? rect(depth * 0.06, y - 66, depth * 0.88, 142, 26, {
        fill: tone(colour, -0.12),
        stroke: darken(colour, 0.4),
        width: 2,
      })
    : '';
  return guard + wheel + key;
}

/** What stands in the corners of an upright dial: a small ring, the day, and a bar of the week's goals at the foot. */
export function corners({ chance }: Studio, w: number, h: number): string {
  const ink = chance.pick('accent', ['#ff6a3d', '#3fd0ff', '#b8f04a', '#ff5a8a', '#ffc53d']);
  const r = w * 0.075;
  const [x, y] = [w * 0.19, h * 0.15];
  const bars = repeat(7, (index) =>
    rect(
      w * 0.2 + index * w * 0.089,
      h * 0.87 - (index % 3) * h * 0.014,
      w * 0.045,
      h * 0.03 + (index % 3) * h * 0.014,
      4,
      {
        fill: index < 5 ? ink : '#4a4e56',
      },
    ),
  );
  return (
    circle(x, y, r, { stroke: '#4a4e56', width: 8 }) +
    circle(x, y, r, {
      stroke: ink,
      width: 8,
      round: true,
      dash: `${num(r * 4.2)} 400`,
      transform: `rotate(-90 ${num(x)} ${num(y)})`,
    }) +
    figures('24', w * 0.8, y, h * 0.07, '#e6e8ec', 2) +
    bars
  );
}
