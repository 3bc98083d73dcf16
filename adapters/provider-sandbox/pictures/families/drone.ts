import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { type Build, builds, KINDS } from './drone-builds.ts';
import { nose } from './drone-nose.ts';
import { arm, motor, type Tip } from './drone-rotors.ts';

const behind: readonly Tip[] = [
  [-1, -1],
  [1, -1],
];
const ahead: readonly Tip[] = [
  [-1, 1],
  [1, 1],
];

/** The body from above: a hood over the front of it, the battery behind that, and the lamps of its charge. */
function hull({ sheet, colour }: Studio, view: Eye, { w, h, l, waist }: Build): string {
  const white = isWhite(colour);
  const line = darken(colour, white ? 0.2 : 0.42);
  const art =
    rect(14, 14, w - 28, l - 28, 58, { fill: flatFill(sheet, tone(colour, 0.06), 'gloss') }) +
    rect(w * 0.16, l * 0.12, w * 0.68, l * 0.42, 30, { fill: tone(colour, -0.08), stroke: line, width: 3 }) +
    repeat(3, (index) => rect(w * 0.3, l * (0.2 + index * 0.08), w * 0.4, 7, 3, { fill: line, opacity: 0.6 })) +
    path(`M${w * 0.1} ${l * 0.62}Q${w / 2} ${l * 0.55} ${w * 0.9} ${l * 0.62}`, { stroke: line, width: 4 }) +
    repeat(4, (index) => circle(w * 0.34 + index * w * 0.107, l * 0.7, 7, { fill: index < 3 ? '#46e0b0' : '#5a5e66' }));
  const body = pillow(
    view,
    { origin: [-w / 2, -h / 2, -l / 2], u: axes.x, v: axes.z },
    w,
    l,
    h,
    { colour, shift: white ? 0 : 0.1, r: Math.min(84, w * 0.42), bevel: 34, backBevel: 30 },
    art,
  );
  if (!waist) return body;
  // A large drone has shoulders, from which its thick arms go.
  const shoulders = pillow(
    view,
    { origin: [-w * 0.66, -h / 2 + 20, -l * 0.34], u: axes.x, v: axes.z },
    w * 1.32,
    l * 0.7,
    h - 36,
    { colour: tone(colour, -0.14), r: 60, bevel: 20 },
    '',
  );
  return shoulders + body;
}

/** Arms, motors with blurred blades, body, and the camera under its nose, from the back to the front. */
function whole(studio: Studio, view: Eye): string {
  const { chance } = studio;
  const build = builds[chance.pick('kind', KINDS)];
  const dressed = { ...studio, colour: tone(studio.colour, build.shade) };
  const { colour } = dressed;
  // Light from behind, which keeps a grey or black drone apart from a dark page and is lost on a light one.
  const rim = isWhite(colour) ? tone(colour, -0.22) : mix(colour, '#d3d7dd', 0.62);
  const accent = chance.pick('accent', ['#e98a2f', '#c9ccd1', '#d0402f', '#4a8ad8']);
  const rotor = (tip: Tip, index: number): string => motor(dressed, view, build, tip, { rim, accent, index });
  return (
    behind.map((tip) => arm(dressed, view, build, tip, rim)).join('') +
    behind.map(rotor).join('') +
    ahead.map((tip) => arm(dressed, view, build, tip, rim)).join('') +
    hull(dressed, view, build) +
    nose(dressed, view, build) +
    ahead.map((tip, index) => rotor(tip, index + 2)).join('')
  );
}

export const drawDrone: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const { zoom } = builds[chance.pick('kind', KINDS)];
  if (view === 1)
    return (
      groundShadow(sheet, 600, 905, 310, 52, 0.7) +
      whole(studio, eye({ yaw: -24, pitch: 27, cx: 600, cy: 600, scale: 0.76 * zoom }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 620, 690, 380, 290, 0.4) +
      whole(studio, eye({ yaw: 32, pitch: 62, cx: 600, cy: 600, scale: 0.72 * zoom }))
    );
  return whole(studio, eye({ yaw: -20, pitch: 14, roll: -5, cx: 580, cy: 560, scale: 2 }));
};
