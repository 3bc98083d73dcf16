import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { outline } from '#adapters/provider-sandbox/pictures/kit/outline.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import {
  circle,
  group,
  type Point,
  path,
  place,
  polygon,
  rect,
  repeat,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

interface Build {
  w: number;
  h: number;
  points: Point[];
  thick: number;
  /** How far its ends reach below its middle. */
  low: number;
}

/** Flat with loose controllers at its ends, or one body with grips that reach below. */
function build({ chance }: Studio): Build {
  const kind = chance.pick('body', ['flat', 'grips', 'wide']);
  if (kind === 'flat') {
    const [w, h] = [chance.range('wide', 242, 272) * 3.7, chance.range('high', 102, 116) * 3.65];
    return { w, h, points: roundedOutline(w, h, 92), thick: 54, low: 0 };
  }
  const [w, h] = kind === 'grips' ? [1000, 420] : [1040, 408];
  const low = kind === 'grips' ? 66 : 26;
  const half: Point[] = [
    [w * 0.5, 6],
    [w * 0.78, 4],
    [w * 0.93, 26],
    [w * 0.99, 110],
    [w, h * 0.6],
    [w * 0.975, h * 0.92 + low * 0.6],
    [w * 0.92, h + low],
    [w * 0.87, h + low * 0.5],
    [w * 0.8, h - 2],
    [w * 0.5, h],
  ];
  const other = half.slice(1, -1).map(([x, y]): Point => [w - x, y]);
  return { w, h, points: outline([...half, ...other.reverse()]), thick: kind === 'grips' ? 96 : 84, low };
}

const stick = ({ sheet }: Studio, x: number, y: number, r: number, ring: string): string =>
  circle(x, y, r * 1.16, { fill: '#0c0d10' }) +
  circle(x, y, r * 1.1, { stroke: ring, width: 5, opacity: 0.9 }) +
  circle(x - 2, y - 5, r * 0.82, {
    fill: sheet.radial([
      [0, '#24262b'],
      [0.75, '#45484f'],
      [1, '#17191d'],
    ]),
  });

const keys = (x: number, y: number, reach: number, ink: string): string =>
  repeat(4, (index) =>
    circle(x + reach * Math.cos((index * Math.PI) / 2), y + reach * Math.sin((index * Math.PI) / 2), reach * 0.46, {
      fill: ink,
      stroke: lighten(ink, 0.25),
      width: 2,
    }),
  );

const cross = (x: number, y: number, size: number, ink: string): string =>
  rect(x - size, y - size * 0.34, size * 2, size * 0.68, 7, { fill: ink }) +
  rect(x - size * 0.34, y - size, size * 0.68, size * 2, 7, { fill: ink });

/** Keys at the ends, sticks inside of them, touch pads below: all placed by the width of the body. */
const deckControls = (studio: Studio, w: number, ink: string): string =>
  stick(studio, w * 0.174, 108, 38, '#2b2e34') +
  stick(studio, w * 0.826, 108, 38, '#2b2e34') +
  cross(w * 0.08, 124, 31, ink) +
  keys(w * 0.92, 124, 30, ink) +
  rect(w * 0.122, 40, 22, 11, 5, { fill: ink }) +
  rect(w * 0.878 - 22, 40, 22, 11, 5, { fill: ink }) +
  [0.14, 0.86]
    .map((share) => rect(w * share - 58, 206, 116, 116, 12, { fill: '#15161a', stroke: '#3a3d43', width: 3 }))
    .join('');

/** What lies on the front: loose ends of another colour, sticks, keys, touch pads as the model has them. */
function front(studio: Studio, { w, h, points }: Build): string {
  const { sheet, chance, colour } = studio;
  const flat = chance.pick('body', ['flat', 'grips', 'wide']) === 'flat';
  const clip = sheet.clip(path(polygon(points), { fill: '#000' }));
  const left = chance.pick('left', ['', '#2fa3d6', '#e8e9ec']) || colour;
  const right = chance.pick('right', ['', '#e6483c', '#e8e9ec']) || colour;
  const rings = [
    chance.pick('ring-left', ['#3a3d43', '#3f9fd8', '#8a5cff']),
    chance.pick('ring-right', ['#3a3d43', '#e6553f', '#8a5cff']),
  ];
  const pads = chance.yes('track-pads', 0);
  const edge = flat ? 152 : pads ? w * 0.225 : 168;
  const ends = flat
    ? rect(0, 0, edge, h, 0, { fill: flatFill(sheet, left) }) +
      rect(w - edge, 0, edge, h, 0, { fill: flatFill(sheet, right) }) +
      rect(edge - 2, 0, 4, h, 0, { fill: '#000000', opacity: 0.5 }) +
      rect(w - edge - 2, 0, 4, h, 0, { fill: '#000000', opacity: 0.5 })
    : '';
  const [x1, x2] = [edge / 2, w - edge / 2];
  const ink = flat ? '#26282d' : mix('#2b2e34', tone(colour, 0.2), 0.5);
  const controls = pads
    ? deckControls(studio, w, lighten(ink, 0.14))
    : stick(studio, x1 + (flat ? 0 : 8), 122, 44, rings[0] ?? '#3a3d43') +
      keys(x2 - (flat ? 0 : 6), 118, 38, ink) +
      (flat ? keys(x1, 258, 34, ink) : cross(x1 + 12, 262, 36, ink)) +
      stick(studio, x2 - (flat ? 0 : 12), 264, 44, rings[1] ?? '#3a3d43');
  const display = place(
    screen(sheet, chance, w - edge * 2 - 24, h - 60, { r: 12, bezel: chance.range('bezel', 14, 24), body: colour }),
    edge + 12,
    30,
  );
  return (
    path(polygon(points), { fill: flatFill(sheet, flat ? '#1d1f24' : colour) }) +
    group(ends, { clip }) +
    display +
    controls +
    path(polygon(points), { stroke: lighten(colour, 0.3), width: 2.5, opacity: 0.5 })
  );
}

function whole(studio: Studio, view: Eye, behind = false): string {
  const { sheet, chance, colour } = studio;
  const made = build(studio);
  const { w, h, points, thick, low } = made;
  const back =
    path(polygon(points), { fill: flatFill(sheet, darken(colour, 0.1)) }) +
    repeat(14, (index) => rect(w * 0.34 + index * w * 0.023, h * 0.16, w * 0.011, 60, 4, { fill: '#0a0b0d' })) +
    (chance.yes('kick-stand', 0)
      ? rect(w * 0.17, h * 0.3, w * 0.66, h * 0.6, 16, { stroke: '#0a0b0d', width: 5 })
      : '');
  const edge = chance.pick('left', ['', '#2fa3d6', '#e8e9ec']) || colour;
  const reach = low > 0 ? w * 0.43 : w / 2 - 40;
  const feet = [-reach, reach].map((x) => view.project([x, h / 2 + low * 0.8, 0]));
  const shadow = studio.view === 3 ? '' : footShadow(sheet, feet);
  const body = prism(
    view,
    { origin: [-w / 2, -h / 2, thick / 2], u: axes.x, v: axes.y },
    points,
    thick,
    { colour: behind ? colour : edge },
    behind ? back : front(studio, made),
  );
  return shadow + body;
}

export const drawHandheld: Draw = (studio) => {
  if (studio.view === 1) return whole(studio, eye({ yaw: -14, pitch: 14, roll: -3, cx: 600, cy: 590, scale: 1.08 }));
  if (studio.view === 2)
    return whole(studio, eye({ yaw: 22, pitch: 12, roll: 3, cx: 600, cy: 590, scale: 1.08 }), true);
  return whole(studio, eye({ yaw: -24, pitch: 16, roll: -8, cx: 940, cy: 600, scale: 1.8 }));
};
